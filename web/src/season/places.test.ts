import { expect, it } from "vitest";
import { bestScore, byField } from "./places";

const action = (text: string, score = 0) => ({ id: 0, text, coin: 0, score, meaning: "", clause: "" });

it("finds the field an action is about, and all its turns", () => {
  const found = byField([action("place a1"), action("lay b12 turned 0", 2), action("lay b12 turned 3", 5), action("pass")]);
  expect([...found.keys()]).toEqual(["a1", "b12"]);
  expect(found.get("b12")!.map((one) => one.text)).toEqual(["lay b12 turned 0", "lay b12 turned 3"]);
  expect(bestScore(found.get("b12")!)).toBe(5);
});
