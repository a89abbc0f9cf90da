import { describe, expect, test } from "vitest";
import { Phrases, type Book } from "./phrases";

const BOOK: Book = {
  boat: { White: "Weiß", Red: "Rot", "the Rose": "die Rose|die Rose|der Rose", "The Rose": "die Rose" },
  cargo: { "{n:number} coal": "{n} Kohle", "bread and butter": "Butterbrot" },
  sentence: {
    "{a:boat} gives {b:boat} {c:cargo*}.": "{a} gibt {b.dat} {c}.",
    "Stop.": "Halt.",
    "To be: {s:sentence}": "Nämlich: {s}",
  },
};
const german = new Phrases(BOOK, { " and ": " und " });

describe("a phrasebook", () => {
  test("fills slots in the case they stand in", () => {
    expect(german.of("White gives the Rose 2 coal.")).toBe("Weiß gibt der Rose 2 Kohle.");
  });

  test("begins a sentence as the English does", () => {
    expect(german.of("The Rose gives White 2 coal.")).toBe("Die Rose gibt Weiß 2 Kohle.");
  });

  test("takes lists apart, but not what belongs together", () => {
    expect(german.of("White gives Red 2 coal, bread and butter and 1 coal.")).toBe(
      "Weiß gibt Rot 2 Kohle, Butterbrot und 1 Kohle.",
    );
  });

  test("finds sentences within sentences", () => {
    expect(german.of("To be: Stop.")).toBe("Nämlich: Halt.");
  });

  test("says nothing of what it knows only in part", () => {
    expect(german.of("White gives Mauve 2 coal.")).toBeUndefined();
    expect(german.of("Stop")).toBeUndefined();
    expect(german.of("")).toBeUndefined();
    expect(german.of("constructor")).toBeUndefined();
  });
});
