/** Points on the board for what has no hexagon of its own: boats ashore and in port, the landing platform, the end of the river. */

import { around, bearing, beside, centre, HEADINGS, HEIGHT, hexKey, type Point } from "./layout";
import type { Boat, Hex, MississippiQueenRoomView, RiverSpace } from "../../../api/types";

type River = MississippiQueenRoomView["river"];

/** The hexes of the landing platform: those beyond the finish spaces. */
export function platformOf({ finish, spaces }: River): Hex[] {
  if (!finish) return [];
  const taken = new Set(spaces.map((space) => hexKey(space.hex)));
  const ahead = HEADINGS.indexOf(finish.heading);
  const found = new Map<string, Hex>();
  for (const space of spaces.filter((each) => each.landing))
    for (const side of [5, 0, 1]) {
      const hex = beside(space.hex, (ahead + side) % 6);
      if (!taken.has(hexKey(hex))) found.set(hexKey(hex), hex);
    }
  return [...found.values()];
}

export const dock = (spaces: readonly RiverSpace[], number: number): RiverSpace | undefined =>
  spaces.find((space) => space.start_dock === number);

/** On land behind its start dock. */
export function ashore(spaces: readonly RiverSpace[], number: number): Point | null {
  const found = dock(spaces, number);
  return found ? around(centre(found.hex), 1.5 * HEIGHT, bearing(3)) : null;
}

/** Where a boat is drawn, or null: it is out, or not placed yet. */
export function boatAnchor(boat: Boat, river: River, platform: Hex[]): Point | null {
  if (boat.hex) return centre(boat.hex);
  if (boat.condition === "in-port") {
    const hex = platform[boat.berth % Math.max(1, platform.length)];
    return hex ? centre(hex) : null;
  }
  const behind = /^ashore(\d)$/.exec(boat.place);
  return behind ? ashore(river.spaces, Number(behind[1])) : null;
}

/** The middle of a tile. */
export function middleOf({ spaces }: Pick<River, "spaces">, slot: number): Point | null {
  const own = spaces.filter((space) => space.slot === slot).map((space) => centre(space.hex));
  return own.length ? [mean(own.map((point) => point[0])), mean(own.map((point) => point[1]))] : null;
}

/** The middle of the last tile, and the directions in which the next can lie: left, ahead, right. */
export function riverEnd({
  tiles,
  spaces,
}: River): { at: Point; beyond: Record<string, { at: Point; heading: number }> } | null {
  const last = tiles.at(-1);
  const at = last ? middleOf({ spaces }, last.slot) : null;
  if (!last || !at) return null;
  const ahead = HEADINGS.indexOf(last.heading);
  const beyond = Object.fromEntries(
    ["left", "ahead", "right"].map((name, index) => {
      const heading = (ahead + index + 5) % 6;
      return [name, { at: around(at, 3.4 * HEIGHT, bearing(heading)), heading }];
    }),
  );
  return { at, beyond };
}

const mean = (numbers: number[]) => numbers.reduce((sum, value) => sum + value, 0) / numbers.length;

/** The way from a boat: the middles of the next tiles; on the last tile the bow says where it goes. */
export function waysAhead(river: River, { place, hex, bow }: Boat): Point[] {
  const slot = river.spaces.find((space) => space.place === place)?.slot;
  const here = river.tiles.findIndex((tile) => tile.slot === slot);
  if (here < 0 || !hex) return [];
  const next = river.tiles.slice(here + 1, here + 3).map((tile) => middleOf(river, tile.slot));
  const middles = next.filter((at) => at !== null);
  return middles.length ? middles : [around(centre(hex), 4 * HEIGHT, bearing(HEADINGS.indexOf(bow)))];
}
