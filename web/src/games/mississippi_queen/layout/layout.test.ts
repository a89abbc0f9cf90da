import { expect, it } from "vitest";
import { beside, centre, HEIGHT, outline, jitter } from "./layout";

it("puts north above and the six neighbours all around", () => {
  const [x, y] = centre(beside([0, 0], 0));
  expect(x).toBe(0);
  expect(y).toBeCloseTo(-HEIGHT);
  for (let heading = 0; heading < 6; heading++) {
    const [dx, dy] = centre(beside([0, 0], heading));
    expect(Math.hypot(dx, dy)).toBeCloseTo(HEIGHT);
  }
});

it("draws six corners and never changes its whims", () => {
  expect(outline([1, 2]).split("L")).toHaveLength(6);
  expect(jitter([3, 4], 5)).toBe(jitter([3, 4], 5));
  expect(Math.abs(jitter([3, 4], 5, 2))).toBeLessThanOrEqual(2);
});
