import { expect, it } from "vitest";
import type { MississippiQueenRoomView } from "../../../../api/types";
import { platformOf } from "../../layout/anchors";
import { centre, hexKey, RADIUS } from "../../layout/layout";
import { banksOf } from "./bank";

type River = MississippiQueenRoomView["river"];

/** Tiles of three by four spaces, one north of the other. */
function river(tiles: number, isFinished = false): River {
  const spaces = Array.from({ length: 12 * tiles }, (_, index) => {
    const [slot, row, column] = [Math.floor(index / 12), Math.floor((index % 12) / 3), index % 3];
    const hex = [column, -(4 * slot + row)];
    const isLast = slot === tiles - 1 && row === 3;
    return { place: `${slot}.${index % 12}`, hex, slot, kind: "water", landing: isFinished && isLast };
  });
  const laid = Array.from({ length: tiles }, (_, slot) => ({
    slot,
    name: `A${slot}`,
    anchor: [0, -4 * slot],
    heading: "N",
  }));
  return { tiles: laid, spaces, finish: isFinished ? { heading: "N" } : null } as unknown as River;
}

const treesOf = (found: River): [number, number][] =>
  banksOf(found, platformOf(found)).flatMap(({ trees }) =>
    [...trees.join("").matchAll(/M(-?\d+) (-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as [number, number]),
  );

it("is the same for the same river, always", () => {
  expect(banksOf(river(3), [])).toEqual(banksOf(river(3), []));
});

it("comes with each tile, and leaves the banks of tiles further back as they are", () => {
  const [before, after] = [banksOf(river(5), []), banksOf(river(6), [])];
  expect(after).toHaveLength(6);
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2)); // nothing of theirs grows where the new tile lies
  expect(after[5]!.trees.join("") + after[4]!.grass).not.toBe("");
});

it("differs from tile to tile", () => {
  const [, second, third] = banksOf(river(4), []);
  expect(second!.trees.join("").length).not.toBe(third!.trees.join("").length);
});

it("has nothing on the water or the sand", () => {
  const found = river(4);
  const middles = found.spaces.map((space) => centre(space.hex));
  const trees = treesOf(found);
  expect(trees.length).toBeGreaterThan(20);
  for (const [x, y] of trees)
    expect(Math.min(...middles.map(([wx, wy]) => Math.hypot(x - wx, y - wy)))).toBeGreaterThan(RADIUS);
});

it("has a town behind the finish, and a house at other tiles", () => {
  const found = river(3, true);
  const platform = platformOf(found);
  const [first, , last] = banksOf(found, platform);
  expect(first!.houses).toHaveLength(1);
  expect(last!.houses.length).toBeGreaterThan(4);
  const quay = new Set(platform.map(hexKey));
  expect(quay.size).toBeGreaterThan(0);
});
