import { expect, it } from "vitest";
import { MAX_SCALE, moved, MIN_SCALE, transformOf, zoomed } from "./camera";

const CAMERA = { x: 100, y: 50, scale: 1 };

it("shows its point in the middle of the window", () => {
  expect(transformOf(CAMERA, 400, 300)).toBe("translate(100px, 100px) scale(1)");
});

it("keeps what is under the pointer where it is", () => {
  const closer = zoomed(CAMERA, 2, 80, -40);
  const [before, after] = [CAMERA, closer].map(({ x, y, scale }) => [x + 80 / scale, y - 40 / scale]);
  expect(after![0]).toBeCloseTo(before![0]!);
  expect(after![1]).toBeCloseTo(before![1]!);
});

it("has limits, and moves with the hand", () => {
  expect(zoomed(CAMERA, 100).scale).toBe(MAX_SCALE);
  expect(zoomed(CAMERA, 0.001).scale).toBe(MIN_SCALE);
  expect(moved({ ...CAMERA, scale: 2 }, 20, 10)).toEqual({ x: 90, y: 45, scale: 2 });
});
