/** Offset and scale of a large drawing, shown by one transform of one group. */

import type { Point } from "./layout";

export interface Camera {
  x: number; // of the paper, in the middle of the window
  y: number;
  scale: number;
}

export const MAX_SCALE = 3;

export const transformOf = ({ x, y, scale }: Camera, width: number, height: number): string =>
  `translate(${width / 2 - x * scale}px, ${height / 2 - y * scale}px) scale(${scale})`;

/** `least` is the scale at which everything is in the window. */
export function zoomed(camera: Camera, factor: number, least: number, px = 0, py = 0): Camera {
  const scale = Math.min(MAX_SCALE, Math.max(least, camera.scale * factor));
  // What is under the pointer stays there; px and py are its distance from the middle of the window.
  return {
    x: camera.x + px / camera.scale - px / scale,
    y: camera.y + py / camera.scale - py / scale,
    scale,
  };
}

export const moved = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.scale,
  y: camera.y - dy / camera.scale,
});

/** A part of the paper. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function areaOf(spots: readonly Point[], margin: number): Area {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    top: Math.min(...ys) - margin,
    bottom: Math.max(...ys) + margin,
  };
}

/** The largest scale at which all of it is in the window. */
export const scaleFor = ({ left, right, top, bottom }: Area, width: number, height: number): number =>
  Math.min(width / (right - left), height / (bottom - top));

/** With a boat at a third of the window, seen along its way, as far as nothing of `area` is lost by that. */
export function lookingAhead(
  boat: Point,
  way: Point, // of length 1
  area: Area,
  scale: number,
  [width, height]: [width: number, height: number],
): Camera {
  const half = Math.min(width / 2 / Math.max(0.01, Math.abs(way[0])), height / 2 / Math.max(0.01, Math.abs(way[1])));
  const ahead = half / 3 / scale;
  return {
    x: between(boat[0] + way[0] * ahead, area.left, area.right, width / scale),
    y: between(boat[1] + way[1] * ahead, area.top, area.bottom, height / scale),
    scale,
  };
}

/** The middle of a window of this size that shows all from `low` to `high`, as near to `wanted` as may be. */
function between(wanted: number, low: number, high: number, size: number): number {
  if (high - low >= size) return (low + high) / 2;
  return Math.min(low + size / 2, Math.max(high - size / 2, wanted));
}

/** The middle of the window stays over this area. */
export const within = (camera: Camera, { left, right, top, bottom }: Area): Camera => ({
  ...camera,
  x: Math.min(right, Math.max(left, camera.x)),
  y: Math.min(bottom, Math.max(top, camera.y)),
});
