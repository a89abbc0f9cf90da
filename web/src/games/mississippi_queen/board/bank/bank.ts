/** What grows and stands on the banks: drawn from the river's tiles alone, so that the same river always looks the same. */

import {
  around,
  bearing,
  beside,
  centre,
  HEADINGS,
  hexKey,
  jitter,
  outline,
  RADIUS,
  type Point,
} from "../../layout/layout";
import type { Hex, MississippiQueenRoomView } from "../../../../api/types";

type River = Pick<MississippiQueenRoomView["river"], "tiles" | "spaces" | "finish">;

export interface Bank {
  slot: number; // of the tile that brought it
  corn: string; // path data, each for everything of its kind
  earth: string;
  furrows: string;
  grass: string;
  reeds: string;
  trees: [dark: string, middle: string, light: string];
  houses: { kind: House; at: Point }[];
}

export type House = "plantation" | "farm" | "church" | "town" | "shop";

const DEPTH = 9; // hexes of land beside the river
const MARGIN = RADIUS * 0.87 + 33; // from the middle of a river space: sand, and meadow above which nothing stands
const TOWN: House[] = ["town", "shop", "church", "town", "shop", "town", "shop", "town"];

export function banksOf(river: River, platform: readonly Hex[]): Bank[] {
  const water = new Set([...river.spaces.map((space) => hexKey(space.hex)), ...platform.map(hexKey)]);
  const taken = new Set<string>();
  const town = townAt(platform, water);
  return river.tiles.map((tile, index) => {
    const own = river.spaces.filter((space) => space.slot === tile.slot).map((space) => space.hex);
    const isOpen = index === river.tiles.length - 1 && !river.finish;
    const seed = hashOf(`${tile.slot} ${tile.name}`);
    const cells = landAround(own, water, taken);
    const bank = emptyBank(tile.slot);
    for (const cell of cells) {
      const isBare = town.ground.has(hexKey(cell.hex)) || (isOpen && liesAhead(cell.hex, own, tile.heading));
      grow(bank, cell, isBare ? 0 : seed, water);
    }
    if (isOpen || index < river.tiles.length - 1) settle(bank, cells, seed, water);
    else bank.houses.push(...town.houses);
    bank.houses.sort((a, b) => a.at[1] - b.at[1]);
    return bank;
  });
}

const emptyBank = (slot: number): Bank => ({
  slot,
  corn: "",
  earth: "",
  furrows: "",
  grass: "",
  reeds: "",
  trees: ["", "", ""],
  houses: [],
});

interface Cell {
  hex: Hex;
  far: number; // hexes from the water
}

/** Land that no tile before has brought, nearest first. */
function landAround(own: readonly Hex[], water: Set<string>, taken: Set<string>): Cell[] {
  const found: Cell[] = [];
  const seen = new Set(own.map(hexKey));
  let ring: readonly Hex[] = own;
  for (let far = 1; far <= DEPTH; far++) {
    const next: Hex[] = [];
    for (const hex of ring)
      for (let heading = 0; heading < 6; heading++) {
        const other = beside(hex, heading);
        const key = hexKey(other);
        if (seen.has(key) || water.has(key)) continue;
        seen.add(key);
        next.push(other);
        if (taken.has(key)) continue;
        taken.add(key);
        found.push({ hex: other, far });
      }
    ring = next;
  }
  return found;
}

/** Nobody knows what lies there before the next tile is laid: only grass and a tree here and there. */
function liesAhead(hex: Hex, own: readonly Hex[], heading: string): boolean {
  const middle = own.map(centre).reduce(([x, y], [dx, dy]) => [x + dx / own.length, y + dy / own.length], [0, 0]);
  const [x, y] = centre(hex);
  const way = Math.hypot(x - middle[0], y - middle[1]);
  const [dx, dy] = around([0, 0], 1, bearing(HEADINGS.indexOf(heading)));
  return way > 2 * RADIUS && (x - middle[0]) * dx + (y - middle[1]) * dy > 0.25 * way;
}

function grow(bank: Bank, { hex, far }: Cell, seed: number, all: Set<string>): void {
  const water = isNear(hex, all) ? all : NO_WATER;
  const at = centre(hex);
  const kind = noise(at[0] / 210, at[1] / 210, seed);
  if (far === 1 && jitter(hex, 61) > 0.45) bank.reeds += reeds(hex, at);
  if (seed && kind > 0.18) plantTrees(bank, hex, kind > 0.4 ? 9 : 6, water);
  else if (seed && kind < -0.2 && far > 1 && far < 8) plough(bank, hex, kind < -0.42 ? "earth" : "corn", seed);
  else {
    if (jitter(hex, 62) > -0.2) bank.grass += tufts(hex, at);
    if (jitter(hex, 63) > 0.25) plantTrees(bank, hex, 1, water);
  }
}

function plantTrees(bank: Bank, hex: Hex, number: number, water: Set<string>): void {
  const [x, y] = centre(hex);
  for (let index = 0; index < number; index++) {
    const spot: Point = [x + jitter(hex, 100 + index, 30), y + jitter(hex, 130 + index, 27)];
    if (isClear(spot, hex, water)) bank.trees[index % 3]! += dot(spot);
  }
}

/** A field: its hex, and furrows that run the same way over all fields near by. */
function plough(bank: Bank, hex: Hex, kind: "corn" | "earth", seed: number): void {
  bank[kind] += outline(hex, RADIUS - 1.5);
  const turned = seed % 2 ? 30 : 90;
  for (const off of [-22, -11, 0, 11, 22]) {
    const middle = around(centre(hex), off, turned + 90);
    const half = 29 - Math.abs(off) * 0.5;
    const [from, to] = [around(middle, half, turned), around(middle, half, turned + 180)];
    bank.furrows += `M${short(from)}L${short(to)}`;
  }
}

/** One house a tile, where two or three hexes lie between it and the river. */
function settle(bank: Bank, cells: readonly Cell[], seed: number, water: Set<string>): void {
  const spots = cells.filter(({ hex, far }) => far === 2 && isClear(centre(hex), hex, water));
  const spot = spots[seed % Math.max(1, spots.length)];
  if (!spot) return;
  const kinds: House[] = ["plantation", "farm", "farm", "church"];
  bank.houses.push({ kind: kinds[seed % kinds.length]!, at: centre(spot.hex) });
}

/** The town at the finish, on land behind the quay, and the hexes it stands on. */
function townAt(platform: readonly Hex[], water: Set<string>): { houses: Bank["houses"]; ground: Set<string> } {
  const seen = new Set(platform.map(hexKey));
  const houses: Bank["houses"] = [];
  let ring: readonly Hex[] = platform;
  for (let far = 0; far < 3; far++) {
    ring = ring
      .flatMap((hex) => HEADINGS.map((_, heading) => beside(hex, heading)))
      .filter((hex) => {
        const isNew = !seen.has(hexKey(hex)) && !water.has(hexKey(hex));
        seen.add(hexKey(hex));
        return isNew;
      });
    for (const hex of ring) {
      if (far === 0 || !isClear(centre(hex), hex, water) || jitter(hex, 70) < -0.6) continue;
      const at: Point = [centre(hex)[0] + jitter(hex, 71, 8), centre(hex)[1] + jitter(hex, 72, 6)];
      houses.push({ kind: TOWN[houses.length % TOWN.length]!, at });
    }
  }
  return { houses, ground: platform.length ? seen : new Set() };
}

const NO_WATER = new Set<string>();

/** Whether a hex lies so near that something standing here could be too close to the water. */
function isNear([q, r]: Hex, water: Set<string>): boolean {
  for (let dq = -2; dq <= 2; dq++)
    for (let dr = Math.max(-2, -dq - 2); dr <= Math.min(2, 2 - dq); dr++)
      if (water.has(hexKey([q + dq, r + dr]))) return true;
  return false;
}

/** Whether something may stand there: not on sand, nor on the water. */
function isClear([x, y]: Point, hex: Hex, water: Set<string>): boolean {
  if (!water.size) return true;
  for (let q = -2; q <= 2; q++)
    for (let r = Math.max(-2, -q - 2); r <= Math.min(2, 2 - q); r++) {
      const other: Hex = [hex[0] + q, hex[1] + r];
      if (!water.has(hexKey(other))) continue;
      const [wx, wy] = centre(other);
      if (Math.hypot(x - wx, y - wy) < MARGIN) return false;
    }
  return true;
}

const reeds = (hex: Hex, [x, y]: Point): string =>
  [0, 1, 2]
    .map((index) => `M${short([x + jitter(hex, 80 + index, 20), y + jitter(hex, 84 + index, 18)])}l-2-7m2 7v-9m0 9l3-7`)
    .join("");

const tufts = (hex: Hex, [x, y]: Point): string =>
  [0, 1]
    .map((index) => `M${short([x + jitter(hex, 90 + index, 26), y + jitter(hex, 94 + index, 24)])}l2-4l2 4`)
    .join("");

/** A stroke without length, whose round ends are the crown of a tree. */
const dot = (at: Point): string => `M${short(at)}h.1`;

const short = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

function hashOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
  return hash >>> 3 || 1;
}

/** Smooth from -1 to 1 over the plane: woods and fields are larger than a hex. */
function noise(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - left), ease(y - top)];
  const at = (dx: number, dy: number) => jitter([left + dx, top + dy], seed % 97);
  const [above, below] = [mix(at(0, 0), at(1, 0), u), mix(at(0, 1), at(1, 1), u)];
  return mix(above, below, v);
}

const ease = (part: number): number => part * part * (3 - 2 * part);
const mix = (a: number, b: number, part: number): number => a + (b - a) * part;
