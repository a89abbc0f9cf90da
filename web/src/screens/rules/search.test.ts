import { expect, test } from "vitest";
import { beside, hits, meant, named, ourWords, pieces, search, searchAdvice } from "./search";
import type { RulebookAdvice, RulebookClause } from "../../api/types";

function clause(id: string, title: string, ...paragraphs: string[]): RulebookClause {
  return {
    id,
    chapter: id.split("-")[1]!,
    title,
    paragraphs,
    here: true,
    remark: "",
    ruling: false,
    sources: [],
    elsewhere: [],
    examples: 0,
  };
}

const clauses = [
  clause("MQ-ADV-3", "Driftwood costs double and slows", "To enter a driftwood space takes 2 points."),
  clause("MQ-PUSH-1", "The price of a push", "A boat can push another (MQ-PUSH-3)."),
  clause("MQ-PUSH-3", "The pusher chooses where", "Ruling: out of those next to it."),
  clause("MQ-PUSH-13", "Pushing off driftwood", "costs 1 + 2 points"),
];
function tip(id: string, title: string, text: string, clauses: string[], here = true): RulebookAdvice {
  return { id, title, paragraphs: [text], clauses, here, remark: "", sources: ["2019"] };
}

const advice = [
  tip("MQ-TIP-1", "Mind the wood", "Driftwood is for those who know the game.", ["MQ-ADV-3", "MQ-PUSH-1"]),
  tip("MQ-TIP-2", "Push at the bend", "It costs two points.", ["MQ-PUSH-1"]),
  tip("MQ-TIP-3", "In another edition", "It costs two points.", ["MQ-PUSH-1"], false),
];
const terms = [{ word: "driftwood", also: ["logs", "floating logs"], meaning: "wood" }];
const book = { clauses, advice, terms };
const ids = (found: { id: string }[]) => found.map((one) => one.id);

test.each(["MQ-PUSH-3", "mq push 3", "push3", " push-03 "])("%s names a clause", (query) => {
  expect(named(query, clauses)?.id).toBe("MQ-PUSH-3");
  expect(ids(search(query, book))).toEqual(["MQ-PUSH-3"]);
});

test("all words must be there, in any order and case", () => {
  expect(ids(search("POINTS enter", book))).toEqual(["MQ-ADV-3"]);
  expect(search("points nowhere", book)).toEqual([]);
});

test("titles come before texts", () => {
  expect(ids(search("push", book))).toEqual(["MQ-PUSH-1", "MQ-PUSH-3", "MQ-PUSH-13"]);
  expect(ids(search("points", book))).toEqual(["MQ-ADV-3", "MQ-PUSH-13"]);
});

test("other words find ours, the longest first", () => {
  expect(ourWords("Floating logs here", terms)).toBe("driftwood here");
  expect(ourWords("dialogs", terms)).toBe("dialogs");
  expect(ids(search("logs", book))).toEqual(["MQ-ADV-3", "MQ-PUSH-13"]);
  expect(hits("logs", terms)).toEqual(["logs", "driftwood"]);
  expect(meant("logs", terms)).toEqual(terms);
  expect(meant("lo", terms)).toEqual([]);
});

test("a text comes in pieces", () => {
  expect(pieces("Ruling: see MQ-PUSH-13.", ["see"]).map((piece) => [piece.text, piece.kind])).toEqual([
    ["Ruling:", "ruling"],
    [" ", "plain"],
    ["see", "hit"],
    [" ", "plain"],
    ["MQ-PUSH-13", "link"],
    [".", "plain"],
  ]);
});

test("a ruling may begin within a paragraph", () => {
  expect(pieces("It stays. Ruling: always.").map((piece) => piece.kind)).toEqual(["plain", "ruling", "plain"]);
});

test("what looks like a pattern is only text", () => {
  expect(search("1 + 2", book).map((one) => one.id)).toEqual(["MQ-PUSH-13"]);
  expect(pieces("1 + 2", ["+"]).map((piece) => piece.kind)).toEqual(["plain", "hit", "plain"]);
});

test("advice is found by its words, ours or others", () => {
  expect(ids(searchAdvice("KNOW driftwood", book))).toEqual(["MQ-TIP-1"]);
  expect(ids(searchAdvice("logs", book))).toEqual(["MQ-TIP-1"]);
  expect(searchAdvice("nowhere", book)).toEqual([]);
});

test("advice is found by its number, and beside the rule that is named", () => {
  expect(ids(searchAdvice("tip 2", book))).toEqual(["MQ-TIP-2"]);
  expect(search("tip 2", book)).toEqual([]);
  expect(ids(searchAdvice("push 1", book))).toEqual(["MQ-TIP-2"]);
  expect(searchAdvice("push 3", book)).toEqual([]);
});

test("advice stands beside the first of its rules, where its edition has it", () => {
  expect(ids(beside("MQ-PUSH-1", advice))).toEqual(["MQ-TIP-2"]);
  expect(ids(beside("MQ-ADV-3", advice))).toEqual(["MQ-TIP-1"]);
});
