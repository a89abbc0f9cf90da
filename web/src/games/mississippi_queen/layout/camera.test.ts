import { expect, it } from "vitest";
import { areaOf, lookingAhead, MAX_SCALE, moved, scaleFor, transformOf, within, zoomed } from "./camera";

const CAMERA = { x: 100, y: 50, scale: 1 };

it("shows its point in the middle of the window", () => {
  expect(transformOf(CAMERA, 400, 300)).toBe("translate(100px, 100px) scale(1)");
});

it("keeps what is under the pointer where it is", () => {
  const closer = zoomed(CAMERA, 2, 0.1, 80, -40);
  const [before, after] = [CAMERA, closer].map(({ x, y, scale }) => [x + 80 / scale, y - 40 / scale]);
  expect(after![0]).toBeCloseTo(before![0]!);
  expect(after![1]).toBeCloseTo(before![1]!);
});

it("has limits, and moves with the hand", () => {
  expect(zoomed(CAMERA, 100, 0.3).scale).toBe(MAX_SCALE);
  expect(zoomed(CAMERA, 0.001, 0.3).scale).toBe(0.3);
  expect(moved({ ...CAMERA, scale: 2 }, 20, 10)).toEqual({ x: 90, y: 45, scale: 2 });
});

const WINDOW: [number, number] = [900, 600];

it("shows the boat at a third of the window, its way ahead", () => {
  const area = areaOf([[0, 0]], 40);
  const east = lookingAhead([0, 0], [1, 0], area, 1, WINDOW);
  expect([east.x, east.y]).toEqual([150, 0]); // 300 from the left edge
  const north = lookingAhead([0, 0], [0, -1], area, 1, WINDOW);
  expect([north.x, north.y]).toEqual([0, -100]); // 200 from the lower edge
});

it("loses nothing that a decision needs for that", () => {
  const behind = areaOf(
    [
      [0, 0],
      [-400, 0],
    ],
    40,
  );
  const camera = lookingAhead([0, 0], [1, 0], behind, 1, WINDOW);
  expect(camera.x - 450).toBeLessThanOrEqual(-440);
});

it("knows when everything is in the window, and stays over it", () => {
  const area = areaOf(
    [
      [0, 0],
      [1800, 300],
    ],
    0,
  );
  expect(scaleFor(area, ...WINDOW)).toBe(0.5);
  expect(within({ x: -50, y: 9000, scale: 1 }, area)).toEqual({ x: 0, y: 300, scale: 1 });
});
