/** Looking rules and advice up as one types: by id, sloppily written or not, by words, and by other words for the same. */

import type { RulebookAdvice, RulebookResponse, RulebookClause, RulebookTerm } from "../../api/types";

const ID = /(?:MQ|RB)-[A-Z]+-\d+/;

export interface Piece {
  text: string;
  kind: "plain" | "hit" | "link" | "ruling";
}

const plain = (text: string): string => text.toLocaleLowerCase();
const split = (text: string): string[] => plain(text).split(/\s+/).filter(Boolean);
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The clause or the tip meant by "push 3", "MQ-PUSH-3" or "mqpush3", if there is one. */
export function named<Entry extends { id: string }>(query: string, entries: readonly Entry[]): Entry | undefined {
  const parts = /^(?:mq|rb)?[^a-z0-9]*([a-z]+)[^a-z0-9]*0*(\d+)$/.exec(plain(query).trim());
  return parts ? entries.find((entry) => plain(entry.id).endsWith(`-${parts[1]}-${parts[2]}`)) : undefined;
}

/** The query with our words for what others call differently. */
export function ourWords(query: string, terms: readonly RulebookTerm[]): string {
  const ours = new Map(terms.flatMap((term) => term.also.map((also) => [plain(also), plain(term.word)])));
  const longestFirst = [...ours.keys()].sort((one, other) => other.length - one.length);
  if (!longestFirst.length) return plain(query);
  const pattern = new RegExp(`(?<![\\p{L}\\d])(${longestFirst.map(escaped).join("|")})(?![\\p{L}\\d])`, "gu");
  return plain(query).replace(pattern, (also) => ours.get(also)!);
}

const wholeText = (clause: RulebookClause): string =>
  plain([clause.id, clause.title, ...clause.paragraphs, ...clause.elsewhere.map((other) => other.text)].join(" "));

/** Clauses with all of these words, or with our words for the same; the one named by its id alone, titles before texts. */
export function search(
  query: string,
  { clauses, terms }: Pick<RulebookResponse, "clauses" | "terms">,
): RulebookClause[] {
  const exact = named(query, clauses);
  if (exact) return [exact];
  const has = matcher(query, terms);
  const found = clauses.filter((clause) => has(wholeText(clause)));
  const inTitle = (clause: RulebookClause) => has(plain(`${clause.id} ${clause.title}`));
  return [...found.filter(inTitle), ...found.filter((clause) => !inTitle(clause))];
}

/** Tips with all of these words, or with our words for the same; the one named by its id alone, or those beside a named clause. */
export function searchAdvice(
  query: string,
  { clauses, advice, terms }: Pick<RulebookResponse, "clauses" | "advice" | "terms">,
): RulebookAdvice[] {
  const exact = named(query, advice);
  if (exact) return [exact];
  const clause = named(query, clauses);
  if (clause) return beside(clause.id, advice);
  const has = matcher(query, terms);
  return advice.filter((tip) => has(plain([tip.id, tip.title, ...tip.paragraphs].join(" "))));
}

/** The tips that stand beside a clause and can matter in this edition. */
export const beside = (clause: string, advice: readonly RulebookAdvice[]): RulebookAdvice[] =>
  advice.filter((tip) => tip.here && tip.clauses[0] === clause);

/** Whether a text has all words of the query, as they are or in our words. */
function matcher(query: string, terms: readonly RulebookTerm[]): (text: string) => boolean {
  const wordings = [split(query), split(ourWords(query, terms))].filter((words) => words.length);
  return (text) => wordings.some((words) => words.every((word) => text.includes(word)));
}

/** What is lit in a text that was found. */
export const hits = (query: string, terms: readonly RulebookTerm[]): string[] => [
  ...new Set([...split(query), ...split(ourWords(query, terms))]),
];

/** Terms that the query is about. */
export const meant = (query: string, terms: readonly RulebookTerm[]): RulebookTerm[] => {
  const asked = plain(query).trim();
  return asked.length < 3
    ? []
    : terms.filter((term) => [term.word, ...term.also].some((word) => plain(word).includes(asked)));
};

/** A text in pieces: ids of clauses to follow, what was searched for, and where a ruling begins. */
export function pieces(text: string, words: readonly string[] = []): Piece[] {
  const lit = words.length ? `|${words.map(escaped).join("|")}` : "";
  const cut = new RegExp(`(${ID.source}|(?<!\\p{L})(?:Ruling|Festlegung):${lit})`, "giu");
  return text
    .split(cut)
    .filter(Boolean)
    .map((part) => ({ text: part, kind: kindOf(part, words) }));
}

function kindOf(part: string, words: readonly string[]): Piece["kind"] {
  if (new RegExp(`^${ID.source}$`).test(part)) return "link";
  if (/^(?:Ruling|Festlegung):$/.test(part)) return "ruling";
  return words.includes(plain(part)) ? "hit" : "plain";
}
