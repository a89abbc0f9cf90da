import { expect, it } from "vitest";
import { tileCells, toward } from "./geometry";

it("lays a tile clockwise from its first hex", () => {
  expect(tileCells({ row: 0, column: 8 }, 0, 3)).toEqual([
    { row: 0, column: 8 },
    { row: 0, column: 10 },
    { row: 1, column: 9 },
  ]);
  expect(tileCells({ row: 1, column: 1 }, 5, 2)).toEqual([
    { row: 1, column: 1 },
    { row: 0, column: 2 },
  ]);
});

it("goes to the nearest cell ahead", () => {
  const cells = [
    { row: 0, column: 4 },
    { row: 0, column: 8 },
    { row: 2, column: 0 },
  ];
  expect(toward({ row: 0, column: 0 }, "ArrowRight", cells)).toBe(cells[0]);
  expect(toward({ row: 0, column: 0 }, "ArrowDown", cells)).toBe(cells[2]);
  expect(toward({ row: 0, column: 0 }, "ArrowLeft", cells)).toBeNull();
});
