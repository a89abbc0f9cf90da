import { expect, it } from "vitest";
import { BoardAnimation } from "./animation.svelte";
import { centre } from "../layout/layout";
import type { MississippiQueenEntryView, MississippiQueenRoomView } from "../../../api/types";

const SPACES = [
  { place: "0.2", hex: [0, 0], kind: "water", slot: 0 },
  { place: "0.7", hex: [0, -1], kind: "water", slot: 0 },
  { place: "1.2", hex: [0, -2], kind: "water", slot: 1 },
];

function seen(place: string, slots = [0], coal = 6, waiting = 0): MississippiQueenRoomView {
  const hex = SPACES.find((space) => space.place === place)!.hex;
  const boat = { name: "white", hex, place, bow: "N", speed: 2, coal, passengers: 0, condition: "sailing", berth: 0 };
  const tiles = slots.map((slot) => ({ slot, name: "A0", anchor: [0, 0], heading: "N", rank: slot }));
  const spaces = SPACES.filter((space) => slots.includes(space.slot) || space.slot === 1).map((space) =>
    space.place === "0.7" && waiting ? { ...space, waiting } : space,
  );
  return {
    boats: [boat],
    yours: [0],
    river: { spaces, tiles, finish: null, to_come: 3 },
  } as unknown as MississippiQueenRoomView;
}

const entry = (number: number, ...events: object[]) =>
  ({ number, kind: "play", events }) as unknown as MississippiQueenEntryView;
const moved = (to: string) => ({ kind: "moved", who: "white", text: "", facts: { origin: "", to } });

const ME = 0;

/** What the events of one change look like, scene by scene. */
function scenesOf(animation: BoardAnimation, view: MississippiQueenRoomView, seat: number, ...events: object[]) {
  return animation.scenes({ happened: [{ ...entry(0, ...events), seat }], view, next: 1 });
}

it("goes from space to space, and is in the present at the end", () => {
  const animation = new BoardAnimation(seen("0.2"));
  const [first, second] = scenesOf(animation, seen("1.2"), ME, moved("0.7"), moved("1.2"));
  first!.begin(80);
  expect(animation.boats["white"]!.at).toEqual(centre([0, -1]));
  expect([animation.moving, animation.stepDuration]).toEqual(["white", 80]);
  second!.begin(80);
  expect(animation.boats["white"]!.at).toEqual(centre([0, -2]));
  animation.settle(seen("1.2"));
  expect(animation.moving).toBe("");
});

it("rolls the die before anybody reads what it shows, and before the tile is seen", () => {
  const rolled = { kind: "rolled", who: "white", text: "", facts: { direction: "left", seat: 0 } };
  const tile = { kind: "tile", who: "", text: "", facts: { tile: "A1-1", slot: 1, heading: "N" } };
  const animation = new BoardAnimation(seen("0.2"));
  const slots = () => animation.river.tiles.map(({ slot }) => slot);
  const scenes = scenesOf(animation, seen("0.2", [0, 1]), ME, moved("0.7"), rolled, tile);
  expect(scenes.map(({ tells }) => tells)).toEqual([1, 1, 2, 3]);
  scenes[1]!.begin(1);
  expect(animation.die).toEqual({ direction: "left", isRolling: true });
  expect(slots()).toEqual([0]);
  scenes[3]!.begin(1);
  expect([animation.arriving?.tile.slot, slots()]).toEqual([1, [0, 1]]);
  animation.settle(seen("0.2", [0, 1]));
  expect([animation.arriving, animation.die]).toEqual([null, null]);
});

it("a passenger is never at the dock and aboard at once", () => {
  const animation = new BoardAnimation(seen("0.2", [0], 6, 1));
  scenesOf(animation, seen("0.2"), ME, { kind: "boarded", who: "white", facts: { aboard: 1 } })[0]!.begin(1);
  expect(animation.boats["white"]!.passengers).toBe(1);
  expect(animation.river.spaces.some((space) => space.waiting)).toBe(false);
});

it("gives the eye time for the turns of others", () => {
  const turn = [
    { kind: "speed", who: "white", facts: { speed: 3, coal: 1 } },
    { kind: "stopped", who: "white", facts: {} },
  ];
  const time = (seat: number) =>
    scenesOf(new BoardAnimation(seen("0.2")), seen("0.2"), seat, ...turn).reduce(
      (sum, { duration }) => sum + duration,
      0,
    );
  expect(time(1)).toBeGreaterThan(time(ME));
});
