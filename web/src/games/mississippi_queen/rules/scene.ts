/** Where on the paper an example takes place, and the ways its boats go. */

import { centre, HEIGHT, type Point } from "../layout/layout";
import type { MississippiQueenExample } from "../../../api/types";

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Track {
  path: string;
  isPush: boolean;
}

const MARGIN = 1.6 * HEIGHT;
const LEAST = 5 * HEIGHT; // wide, and high

function hexesOf(example: MississippiQueenExample): Map<string, Point> {
  const spaces = [...example.before.river.spaces, ...example.after.river.spaces];
  return new Map(spaces.map((space) => [space.place, centre(space.hex)]));
}

/** Every place that something moves from or to, and the tile that is laid. */
export function scenePoints(example: MississippiQueenExample): Point[] {
  const places = hexesOf(example);
  const named = example.events.flatMap((event) =>
    "origin" in event.facts ? [event.facts.origin, event.facts.to] : [],
  );
  const laid = example.after.river.tiles.filter(
    (tile) => !example.before.river.tiles.some((old) => old.slot === tile.slot),
  );
  const fresh = example.after.river.spaces.filter((space) => laid.some((tile) => tile.slot === space.slot));
  const mover = example.before.boats.find((boat) => boat.name === example.before.move?.boat);
  return [
    ...named.flatMap((place) => (places.has(place) ? [places.get(place)!] : [])),
    ...fresh.map((space) => centre(space.hex)),
    ...(mover?.hex ? [centre(mover.hex)] : []),
  ];
}

export function frameOf(points: readonly Point[]): Frame {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, width] = widened(Math.min(...xs), Math.max(...xs));
  const [top, height] = widened(Math.min(...ys), Math.max(...ys));
  return { x: left, y: top, width, height };
}

function widened(low: number, high: number): [number, number] {
  const size = Math.max(high - low + 2 * MARGIN, LEAST);
  return [(low + high - size) / 2, size];
}

/** In the frame, or so near that its edge is seen. */
export const isNear = ([x, y]: Point, { x: left, y: top, width, height }: Frame): boolean =>
  x > left - HEIGHT && x < left + width + HEIGHT && y > top - HEIGHT && y < top + height + HEIGHT;

/** The mover's path as one line; a push is an arrow of its own. */
export function tracksOf(example: MississippiQueenExample): Track[] {
  const places = hexesOf(example);
  const path: Point[] = [];
  const pushes: Track[] = [];
  for (const event of example.events) {
    if (!("origin" in event.facts)) continue;
    const [from, to] = [places.get(event.facts.origin), places.get(event.facts.to)];
    if (!from || !to) continue;
    if (event.kind === "pushed")
      pushes.push({ path: line([between(from, to, 0.28), between(from, to, 0.6)]), isPush: true });
    else path.push(...(path.length ? [to] : [from, to]));
  }
  return path.length ? [{ path: line(path), isPush: false }, ...pushes] : pushes;
}

/** Part of the way: an arrow from one to the other leaves the letters of both boats free. */
const between = ([x, y]: Point, [toX, toY]: Point, part: number): Point => [x + part * (toX - x), y + part * (toY - y)];

const line = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
