import { expect, it } from "vitest";
import { clockOf, secondsLeft } from "./clock";

it("shows a time as a clock does", () => {
  expect([0, 42, 60, 245, 3600, 86_340].map(clockOf)).toEqual(["0:00", "0:42", "1:00", "4:05", "1:00:00", "23:59:00"]);
});

it("counts down and no further than to the end", () => {
  expect(secondsLeft(60, 0)).toBe(60);
  expect(secondsLeft(60, 100)).toBe(60);
  expect(secondsLeft(60, 59_001)).toBe(1);
  expect(secondsLeft(60, 90_000)).toBe(0);
  expect(secondsLeft(60, -5000)).toBe(60); // a clock that is set back
});
