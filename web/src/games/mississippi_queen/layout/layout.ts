/** Where hexagons lie on the board, and the irregularity of what grows there. */

import type { Hex, RiverSpace } from "../../../api/types";

export const RADIUS = 34; // of a hexagon, centre to corner
export const HEIGHT = Math.sqrt(3) * RADIUS;
export const HEADINGS = ["N", "NE", "SE", "S", "SW", "NW"];
export const STEPS: Hex[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

export type Point = [number, number];

export const centre = ([q, r]: Hex): Point => [1.5 * RADIUS * q, HEIGHT * (r + q / 2)];
export const beside = ([q, r]: Hex, heading: number): Hex => [q + STEPS[heading]![0], r + STEPS[heading]![1]];
export const hexKey = ([q, r]: Hex): string => `${q},${r}`;

/** The direction of a heading in degrees, clockwise from the right: N is -90. */
export const bearing = (heading: number): number => 60 * heading - 90;

export function around([x, y]: Point, distance: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
}

export function outline(hex: Hex, radius = RADIUS): string {
  const at = centre(hex);
  const corners = Array.from({ length: 6 }, (_, index) => around(at, radius, 60 * index));
  return `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

/** The heading from a dock to its land: an island, else the bank. */
export function landHeading(byHex: Map<string, RiverSpace>, space: RiverSpace): number {
  const around = HEADINGS.map((_, heading) => byHex.get(hexKey(beside(space.hex, heading))));
  const island = around.findIndex((other) => other?.kind === "land");
  return island >= 0 ? island : Math.max(0, around.indexOf(undefined));
}

/** A number between -spread and spread that depends on nothing but its place, so that a picture never changes. */
export function jitter([q, r]: Hex, number: number, spread = 1): number {
  const value = Math.sin(q * 127.1 + r * 311.7 + number * 74.7) * 43758.5453;
  return (2 * (value - Math.floor(value)) - 1) * spread;
}
