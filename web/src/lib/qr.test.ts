import { expect, it } from "vitest";
import { pathOf, qrCode, type Modules } from "./qr";

// The expected codes were made by another program (python-qrcode 8.2).
const A = [
  "#######..###..#######",
  "#.....#.#.###.#.....#",
  "#.###.#...#...#.###.#",
  "#.###.#..#....#.###.#",
  "#.###.#.##..#.#.###.#",
  "#.....#...#.#.#.....#",
  "#######.#.#.#.#######",
  "...........##........",
  "#.#.#.#...##....#..#.",
  "#..###...#....#...##.",
  ".#....#.###.#...#...#",
  "#.#.#....##...#...#..",
  "#.#..##.#.#.#.#.#.#.#",
  "........####.#.#.#.#.",
  "#######....#.###.####",
  "#.....#..#.###.###...",
  "#.###.#.##.#.###.##.#",
  "#.###.#.......#...##.",
  "#.###.#.##..#...#...#",
  "#.....#..##...#...##.",
  "#######.#...#.#.#.###",
];
const TEXT = "Grüße vom Mississippi, ".repeat(12);
const KNOWN: [letters: number, mask: number, version: number, hash: number][] = [
  [12, 1, 1, 0x42d93ff9],
  [12, 5, 1, 0x8eedbb7b],
  [24, 2, 2, 0x866948e9],
  [24, 6, 2, 0x8c6867e7],
  [38, 3, 3, 0xd60e7253],
  [38, 7, 3, 0x0bacc6a9],
  [56, 4, 4, 0x9a5b172f],
  [56, 0, 4, 0xda7cee55],
  [76, 5, 5, 0x9e8d01b8],
  [76, 1, 5, 0x3b7223b5],
  [96, 6, 6, 0x5586943d],
  [96, 2, 6, 0x17b5e262],
  [112, 7, 7, 0x1b9039e9],
  [112, 3, 7, 0xe331bdef],
  [140, 0, 8, 0x5c363dd7],
  [140, 4, 8, 0x9021442d],
  [164, 1, 9, 0xd5575df0],
  [164, 5, 9, 0xfdae1fc0],
  [195, 2, 10, 0x9b764645],
  [195, 6, 10, 0x4ded56f7],
];

const drawn = (modules: Modules) => modules.map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));

/** FNV-1a of the squares as 0 and 1. */
function hashOf(modules: Modules): number {
  let hash = 0x811c9dc5;
  for (const dark of modules.flat()) hash = Math.imul(hash ^ (dark ? 49 : 48), 0x01000193) >>> 0;
  return hash;
}

it("draws what others draw", () => {
  expect(drawn(qrCode("A", 0))).toEqual(A);
});

it.each(KNOWN)("%i letters with mask %i are version %i", (letters, mask, version, hash) => {
  const code = qrCode(TEXT.slice(0, letters), mask);
  expect(code.length).toBe(17 + 4 * version);
  expect(hashOf(code)).toBe(hash);
});

it("chooses one of the eight masks, and always the same", () => {
  const code = qrCode("http://127.0.0.1:8000/#/seat/abc");
  const masked = Array.from({ length: 8 }, (_, mask) => hashOf(qrCode("http://127.0.0.1:8000/#/seat/abc", mask)));
  expect(masked).toContain(hashOf(code));
  expect(new Set(masked).size).toBe(8);
});

it("says how much fits", () => {
  expect(() => qrCode("x".repeat(214))).toThrow("at most 213 bytes");
});

it("is drawn as squares", () => {
  expect(
    pathOf([
      [true, false],
      [false, true],
    ]),
  ).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
});
