import { expect, test } from "vitest";
import { pointsOf, type Series } from "./series";

const FRAME = { width: 120, height: 60, margin: 10 };
const series = (...values: number[]): Series => ({ name: "", letter: "", colour: "", values });

test("the first place is on top", () => {
  const all = [series(1, 2), series(2, 1)];
  expect(pointsOf([1, 2], all, true, FRAME)).toEqual([
    [10, 10],
    [110, 50],
  ]);
});

test("the most points are on top, none at the bottom", () => {
  const all = [series(0, 40), series(0, 20)];
  expect(pointsOf([0, 40], all, false, FRAME)).toEqual([
    [10, 50],
    [110, 10],
  ]);
  expect(pointsOf([0, 20], all, false, FRAME)[1]).toEqual([110, 30]);
});
