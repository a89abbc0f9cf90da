/** Sentences put into another language by patterns with slots.
 *
 * A book has categories; each pairs English patterns with their translation: "{b:boat} sets speed {n:number}.". A slot is
 * a phrase of another category, of a plain kind (PLAIN), or a list of them (`boat*`). A translation may differ by case,
 * "nominative|accusative|dative"; its slot {b} stands in the case of the whole, {b.dat} always in the dative.
 */

export type Category = Readonly<Record<string, string>>;
export type Book = Readonly<Record<string, Category>>;

export const CASES = ["nom", "acc", "dat"] as const;
export type Case = (typeof CASES)[number];

/** Phrases that are the same in every language. */
export const PLAIN: Readonly<Record<string, RegExp>> = {
  number: /^-?\d+$/,
  space: /^\d+\.\d+$/,
  field: /^[a-e][1-8]$/,
  tile: /^(?:[AB]\d\S*|rejoin)$/,
  clause: /^[A-Z]+-[A-Z]+-\d+$/,
  boatKind: /^\d[ab]?$/,
  quoted: /^(['"])[^]*\1$/,
  names: /^[\w+./-]+(?:, [\w+./-]+)*$/,
  text: /^[^]+$/,
};
const JOINT = /, | and | or /g;
const MOST_JOINTS = 8; // in one phrase of a list
const MOST_KEPT = 20_000; // phrases looked up before, so that memory stays small in a long game

type Phrase = (form: Case) => string;
type Filled = Record<string, Phrase>;

interface Slot {
  name: string;
  kind: string;
}

interface Rule {
  pattern: string;
  literals: string[]; // before, between and after the slots
  slots: Slot[];
  translation: string;
}

export class Phrases {
  readonly used = new Set<string>(); // patterns that have helped, as "category: pattern"
  private readonly fixed = new Map<string, Category>();
  private readonly rules = new Map<string, Rule[]>();
  private readonly kept = new Map<string, Phrase | undefined>();

  constructor(
    book: Book,
    private readonly joints: Readonly<Record<string, string>>,
  ) {
    for (const [name, category] of Object.entries(book)) {
      const patterns = Object.entries(category);
      this.fixed.set(name, Object.fromEntries(patterns.filter(([pattern]) => !pattern.includes("{"))));
      this.rules.set(name, patterns.filter(([pattern]) => pattern.includes("{")).map(asRule));
    }
  }

  /** The sentence in the other language, or nothing if any part of it is not in the book. */
  of(english: string): string | undefined {
    return this.phrase("sentence", english)?.("nom");
  }

  private phrase(kind: string, text: string): Phrase | undefined {
    const plain = PLAIN[kind];
    if (plain) return plain.test(text) ? () => text : undefined;
    const key = `${kind}: ${text}`;
    if (this.kept.has(key)) return this.kept.get(key);
    const found = kind.endsWith("*") ? this.list(kind.slice(0, -1), text) : this.look(kind, text);
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(key, found);
    return found;
  }

  private look(kind: string, text: string): Phrase | undefined {
    const fixed = this.fixed.get(kind);
    if (!fixed) throw new Error(`the book has no category ${kind}`);
    const found = Object.hasOwn(fixed, text) ? this.worded(kind, text, fixed[text]!, {}) : this.fitting(kind, text);
    return found && kind === "sentence" && /^[A-Z]/.test(text) ? (form) => capitalised(found(form)) : found;
  }

  private fitting(kind: string, text: string): Phrase | undefined {
    for (const rule of this.rules.get(kind)!) {
      const [first, last] = [rule.literals[0]!, rule.literals.at(-1)!];
      if (!text.startsWith(first) || !text.endsWith(last)) continue;
      const filled = this.filled(rule, text, 0, first.length);
      if (filled) return this.worded(kind, rule.pattern, rule.translation, filled);
    }
    return undefined;
  }

  /** What the slots from this one on hold, if the rest of the text fits them. */
  private filled(rule: Rule, text: string, slot: number, from: number): Filled | undefined {
    const { name, kind } = rule.slots[slot]!;
    const after = rule.literals[slot + 1]!;
    const isLast = slot === rule.slots.length - 1;
    for (let end = isLast ? text.length - after.length : text.indexOf(after, from + 1); end > from;) {
      const held = this.phrase(kind, text.slice(from, end));
      const rest = held && (isLast ? {} : this.filled(rule, text, slot + 1, end + after.length));
      if (rest) return { [name]: held, ...rest };
      end = isLast ? -1 : text.indexOf(after, end + 1);
    }
    return undefined;
  }

  private worded(kind: string, pattern: string, translation: string, filled: Filled): Phrase {
    this.used.add(`${kind}: ${pattern}`);
    const forms = translation.split("|");
    return (form) => {
      const words = forms[CASES.indexOf(form)] ?? forms[0]!;
      return words.replace(/\{(\w+)(?:\.(\w+))?\}/g, (_, name: string, own?: Case) => filled[name]!(own ?? form));
    };
  }

  /** "A, B and C". What stands between may belong to a phrase itself, so the first may end at any of the joints. */
  private list(kind: string, text: string): Phrase | undefined {
    const whole = this.phrase(kind, text);
    if (whole) return whole;
    for (const joint of [...text.matchAll(JOINT)].slice(0, MOST_JOINTS)) {
      const first = this.phrase(kind, text.slice(0, joint.index));
      const rest = first && this.phrase(`${kind}*`, text.slice(joint.index + joint[0].length));
      if (rest) return (form) => first(form) + (this.joints[joint[0]] ?? joint[0]) + rest(form);
    }
    return undefined;
  }
}

function asRule([pattern, translation]: [string, string]): Rule {
  const parts = pattern.split(/\{(\w+):(\w+\*?)\}/);
  const literals = parts.filter((_, index) => index % 3 === 0);
  const slots = literals.slice(1).map((_, index) => ({ name: parts[3 * index + 1]!, kind: parts[3 * index + 2]! }));
  return { pattern, literals, slots, translation };
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
