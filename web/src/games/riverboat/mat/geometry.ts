/** Where the hexagons of a mat lie on the screen. Columns are counted in half hexagons. */

import type { FieldView } from "../../../api/types";

export type Point = [number, number];

export const RADIUS = 30; // of a hexagon, centre to corner
export const WIDTH = Math.sqrt(3) * RADIUS;

// The neighbour in each of six directions, clockwise from the right: rows and columns away.
const STEPS: readonly Point[] = [
  [0, 2],
  [1, 1],
  [1, -1],
  [0, -2],
  [-1, -1],
  [-1, 1],
];

type Cell = Pick<FieldView, "row" | "column">;

export const spot = (cell: Cell): Point => [(cell.column / 2) * WIDTH, cell.row * 1.5 * RADIUS];

export function hexagon([x, y]: Point, radius: number): string {
  const corners = Array.from({ length: 6 }, (_, index) => {
    const angle = ((60 * index - 90) * Math.PI) / 180;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** The part of the plane that these cells fill, as an SVG's viewBox. */
export function frame(cells: Cell[], margin = 4): string {
  const spots = cells.map(spot);
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const left = Math.min(...xs) - WIDTH / 2 - margin;
  const top = Math.min(...ys) - RADIUS - margin;
  const right = Math.max(...xs) + WIDTH / 2 + margin;
  const bottom = Math.max(...ys) + RADIUS + margin;
  return [left, top, right - left, bottom - top].map((number) => number.toFixed(1)).join(" ");
}

/** The cells of a tile of so many hexes that begins here and is turned so: beside its first lie the others. */
export function tileCells(first: Cell, turn: number, hexes: number): Cell[] {
  const beside = (direction: number): Cell => {
    const [row, column] = STEPS[direction % 6]!;
    return { row: first.row + row, column: first.column + column };
  };
  return [first, beside(turn), beside(turn + 1)].slice(0, hexes);
}

const DIRECTIONS: Record<string, Point> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

export const isArrow = (key: string): boolean => key in DIRECTIONS;

/** The cell one comes to from here by an arrow key: near, and as straight ahead as can be. */
export function toward<Found extends Cell>(from: Cell, key: string, cells: Found[]): Found | null {
  const [x, y] = spot(from);
  const [right, down] = DIRECTIONS[key]!;
  let best: Found | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const [dx, dy] = [spot(cell)[0] - x, spot(cell)[1] - y];
    const ahead = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    if (ahead > 1 && ahead + 2 * aside < least) [best, least] = [cell, ahead + 2 * aside];
  }
  return best;
}
