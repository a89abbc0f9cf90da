/** Hexagons for the small drawings of the start page: flat on top, in columns. */

export type Point = [x: number, y: number];

export const placeOf = (column: number, row: number, radius: number): Point => [
  1.5 * radius * column,
  Math.sqrt(3) * radius * (row + (column % 2 ? 0.5 : 0)),
];

export function hexagon([x, y]: Point, radius: number, isUpright = false): string {
  const corners = Array.from({ length: 6 }, (_, index) => {
    const angle = ((60 * index - (isUpright ? 30 : 0)) * Math.PI) / 180;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}
