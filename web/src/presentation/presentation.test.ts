import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { change as changeSettings } from "../app/settings.svelte";
import { Presentation, type Animator, type Change } from "./presentation.svelte";
import type { Entry, RoomView } from "../api/types";

const MS = 100; // of every event
const viewAt = (round: number) => ({ round, yours: [0], actor: 0, actions: [] }) as unknown as RoomView;

function change(number: number, seat: number | null, kind: Entry["kind"] = "play", events = ["a", "b"]): Change {
  const happened = [{ number, kind, seat, action: "", events: events.map((name) => ({ kind: name })) }];
  return { happened, view: viewAt(number + 1), next: number + 1 } as unknown as Change;
}

class TestAnimator implements Animator {
  played: string[] = [];
  settled: number[] = [];

  scenes({ happened }: Change) {
    return happened.flatMap((entry) =>
      entry.events.map((event, index) => ({
        duration: MS,
        tells: index + 1,
        begin: () => this.played.push(`${entry.number}${event.kind}`),
      })),
    );
  }

  settle(view: RoomView): void {
    this.settled.push(view.round);
  }
}

let past: RoomView | null;
let animator: TestAnimator;
let shown: Presentation;
const told = () => shown.log.map(({ number, events }) => `${number}${events.map(({ kind }) => kind).join("")}`);

beforeEach(() => {
  vi.useFakeTimers();
  changeSettings({ pace: "normal" });
  past = null;
  animator = new TestAnimator();
  shown = new Presentation(() => past);
  shown.jump(viewAt(0), 0, []);
  shown.use(animator);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("shows change by change, and tells event by event", () => {
  shown.add(change(0, 0));
  shown.add(change(1, 1));
  expect([shown.view!.round, told(), shown.isOthers]).toEqual([0, ["0a"], false]);
  vi.advanceTimersByTime(MS);
  expect([shown.view!.round, told()]).toEqual([0, ["0ab"]]);
  vi.advanceTimersByTime(MS);
  expect([shown.view!.round, shown.next, told(), shown.isOthers]).toEqual([1, 1, ["0ab", "1a"], true]);
  vi.advanceTimersByTime(2 * MS);
  expect([shown.view!.round, shown.next, told(), shown.isRunning]).toEqual([2, 2, ["0ab", "1ab"], false]);
  expect(animator.played).toEqual(["0a", "0b", "1a", "1b"]);
});

it("skips to the newest state", () => {
  shown.add(change(0, 0));
  shown.add(change(1, 1));
  shown.skip();
  expect([shown.view!.round, told(), shown.isRunning]).toEqual([2, ["0ab", "1ab"], false]);
  vi.advanceTimersByTime(9 * MS);
  expect(animator.played).toEqual(["0a"]);
  expect(animator.settled.at(-1)).toBe(2);
});

it.each([
  ["slow", 2],
  ["fast", 0.4],
] as const)("goes at the pace %s", (pace, factor) => {
  changeSettings({ pace });
  shown.add(change(0, 1));
  vi.advanceTimersByTime(2 * MS * factor - 1);
  expect(shown.isRunning).toBe(true);
  vi.advanceTimersByTime(2);
  expect(shown.view!.round).toBe(1);
});

it.each(["off", "still", "hidden", "past"])("animates nothing that nobody would watch: %s", (why) => {
  if (why === "off") changeSettings({ pace: "off" });
  if (why === "still") vi.stubGlobal("matchMedia", () => ({ matches: true }));
  if (why === "hidden") vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  if (why === "past") past = viewAt(77);
  shown.add(change(0, 1));
  expect([shown.view!.round, told(), shown.isRunning]).toEqual([1, ["0ab"], false]);
  expect(animator.played).toEqual([]);
  expect(animator.settled.at(-1)).toBe(why === "past" ? 77 : 1);
  vi.restoreAllMocks();
});

it("takes back at once, and jumps at once", () => {
  shown.add(change(0, 0));
  shown.add(change(1, 0, "undo"));
  expect([shown.view!.round, told(), shown.isRunning]).toEqual([2, ["0ab", "1ab"], false]);
  shown.add(change(2, 1));
  shown.jump(viewAt(40), 40, []);
  expect([shown.view!.round, shown.next, told(), shown.isRunning]).toEqual([40, 40, [], false]);
});

it("hurries what would take too long", () => {
  for (let number = 0; number < 400; number++) shown.add(change(number, 1));
  vi.advanceTimersByTime(8000);
  expect(shown.isRunning).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(shown.view!.round).toBe(400);
});

it("shows again what others did since one's own turn, and goes on to what has come since", () => {
  shown.add(change(0, 0));
  shown.add(change(1, 1));
  shown.add(change(2, 2));
  shown.skip();
  expect(shown.news).toHaveLength(2);
  animator.played = [];
  shown.again();
  expect([shown.view!.round, told(), shown.isAgain]).toEqual([1, ["0ab", "1a"], true]);
  shown.add(change(3, 1));
  vi.advanceTimersByTime(6 * MS);
  expect(animator.played).toEqual(["1a", "1b", "2a", "2b", "3a", "3b"]);
  expect([shown.view!.round, told().at(-1), shown.isAgain]).toEqual([4, "3ab", false]);
  shown.add(change(4, 0));
  shown.skip();
  expect(shown.canAgain).toBe(false);
});

it("without a board there is nothing to wait for", () => {
  shown.use(null);
  shown.add(change(0, 1));
  expect([shown.view!.round, told()]).toEqual([1, ["0ab"]]);
});
