import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BoardAnimation } from "./animation.svelte";
import { centre } from "../layout/layout";
import type { MississippiQueenEntryView, MississippiQueenRoomView } from "../../../api/types";

const SPACES = [
  { place: "0.2", hex: [0, 0], kind: "water", slot: 0 },
  { place: "0.7", hex: [0, -1], kind: "water", slot: 0 },
  { place: "1.2", hex: [0, -2], kind: "water", slot: 1 },
];

function seen(place: string, slots = [0], coal = 6): MississippiQueenRoomView {
  const hex = SPACES.find((space) => space.place === place)!.hex;
  const boat = { name: "white", hex, place, bow: "N", speed: 2, coal, passengers: 0, condition: "sailing", berth: 0 };
  const tiles = slots.map((slot) => ({ slot, name: "A0", anchor: [0, 0], heading: "N", rank: slot }));
  return { boats: [boat], river: { spaces: SPACES, tiles, finish: null } } as unknown as MississippiQueenRoomView;
}

const entry = (number: number, ...events: object[]) =>
  ({ number, kind: "play", events }) as unknown as MississippiQueenEntryView;
const moved = (to: string) => ({ kind: "moved", who: "white", text: "", facts: { origin: "", to } });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("goes from space to space, and is in the present at the end", () => {
  const animation = new BoardAnimation(seen("0.2"), 0);
  animation.update(seen("1.2"), [entry(0, moved("0.7"), moved("1.2"))], false);
  expect(animation.boats["white"]!.at).toEqual(centre([0, -1]));
  expect(animation.moving).toBe("white");
  vi.advanceTimersByTime(200);
  expect(animation.boats["white"]!.at).toEqual(centre([0, -2]));
  vi.advanceTimersByTime(1000);
  expect(animation.moving).toBe("");
});

it("rolls the die before the tile is seen", () => {
  const animation = new BoardAnimation(seen("0.2"), 0);
  const rolled = { kind: "rolled", who: "white", text: "", facts: { direction: "left", seat: 0 } };
  const tile = { kind: "tile", who: "", text: "", facts: { tile: "A1-1", slot: 1, heading: "N" } };
  animation.update(seen("0.2", [0, 1]), [entry(0, rolled), entry(1, tile)], false);
  expect(animation.die).toEqual({ direction: "left", isRolling: true });
  expect(animation.hiddenSlots).toEqual([1]);
  vi.advanceTimersByTime(1600);
  expect([animation.arrivingSlot, animation.hiddenSlots]).toEqual([1, []]);
});

it("makes nobody wait: a skip, stillness and an undo go straight to the present", () => {
  const end = centre([0, -2]);
  const skipped = new BoardAnimation(seen("0.2"), 0);
  skipped.update(seen("1.2"), [entry(0, moved("0.7"), moved("1.2"))], false);
  skipped.skip();
  const still = new BoardAnimation(seen("0.2"), 0);
  still.update(seen("1.2"), [entry(0, moved("0.7"), moved("1.2"))], true);
  const undone = new BoardAnimation(seen("0.2"), 0);
  undone.update(seen("1.2"), [{ ...entry(0), kind: "undo" }], false);
  for (const animation of [skipped, still, undone]) expect(animation.boats["white"]!.at).toEqual(end);
});

it("does not play again what was over before it came", () => {
  const animation = new BoardAnimation(seen("1.2"), 5);
  animation.update(seen("1.2"), [entry(0, moved("0.7")), entry(4, moved("1.2"))], false);
  expect(animation.boats["white"]!.at).toEqual(centre([0, -2]));
});

it("takes no longer than a moment, however much has happened", () => {
  const animation = new BoardAnimation(seen("0.2"), 0);
  animation.update(seen("1.2"), [entry(0, ...Array.from({ length: 200 }, () => moved("0.7")))], false);
  vi.advanceTimersByTime(4000);
  expect(animation.boats["white"]!.at).toEqual(centre([0, -2]));
});
