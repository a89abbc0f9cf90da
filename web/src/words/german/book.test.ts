import { describe, expect, test } from "vitest";
import { CASES, PLAIN } from "../phrases";
import { BOOK, phrasebook } from ".";

const SLOT = /\{(\w+):(\w+)\*?\}/g;
const rules = Object.entries(BOOK).flatMap(([category, rows]) =>
  Object.entries(rows).map(([english, german]) => ({ name: `${category}: ${english}`, english, german })),
);

describe("the German phrasebook", () => {
  test("asks only for categories it has", () => {
    const kinds = rules.flatMap(({ english }) => [...english.matchAll(SLOT)].map((slot) => slot[2]!));
    expect(kinds.filter((kind) => !(kind in BOOK) && !(kind in PLAIN))).toEqual([]);
  });

  test("fills in German just the slots of the English", () => {
    for (const { name, english, german } of rules) {
      const slots = new Set([...english.matchAll(SLOT)].map((slot) => slot[1]));
      for (const form of german.split("|")) {
        const filled = new Set([...form.matchAll(/\{(\w+)(?:\.\w+)?\}/g)].map((slot) => slot[1]));
        expect(filled, name).toEqual(slots);
      }
    }
  });

  test("has one form, or one for each case", () => {
    for (const { name, german } of rules) {
      const cases = [...german.matchAll(/\{\w+\.(\w+)\}/g)].map((slot) => slot[1]);
      expect(
        cases.filter((form) => !CASES.some((one) => one === form)),
        name,
      ).toEqual([]);
      expect([1, CASES.length], name).toContain(german.split("|").length);
    }
  });

  test("keeps slots apart", () => {
    expect(rules.filter(({ english }) => english.includes("}{")).map(({ name }) => name)).toEqual([]);
  });

  test("has no English left", () => {
    const english = /\b(?:the|and|or|of|your|is|are|to|with|from|for|no|not|must)\b/;
    const plain = rules.filter(({ german }) => english.test(german.replace(/\{.*?\}/g, "")));
    expect(plain.map(({ german }) => german)).toEqual([]);
  });

  test("is quick even with a long list of what is legal", () => {
    const legal = Array.from(
      { length: 200 },
      (_, index) => `lay ${"abcde"[index % 5]}${1 + (index % 8)} turned ${index % 6}`,
    );
    const began = performance.now();
    expect(phrasebook(`'pass' is not legal here (RB-PLA-2); legal is: ${legal.join(", ")}`)).toContain("auf a1 legen");
    expect(phrasebook(`'pass' is not legal here (RB-PLA-2); legal is: ${legal.join(", ")}, sing`)).toBeUndefined();
    expect(performance.now() - began).toBeLessThan(1000);
  });
});
