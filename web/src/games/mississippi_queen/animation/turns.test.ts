import { expect, it } from "vitest";
import type { MississippiQueenEntryView } from "../../../api/types";
import { lastTurns, turnsSinceMine } from "./turns";

let number = 0;
const entry = (seat: number, ...events: object[]) =>
  ({ number: number++, kind: "play", seat, events }) as unknown as MississippiQueenEntryView;
const speed = (who: string, speed: number, coal = 0) => ({ kind: "speed", who, facts: { speed, coal } });
const moved = (who: string, origin: string, to: string) => ({ kind: "moved", who, facts: { origin, to } });
const name = (id: string) => ({ id, args: {} });
const PUSHED = {
  kind: "pushed",
  who: "white",
  message: { id: "mq-event-pushed", args: { pushed: name("mq-boat-white"), heading: name("mq-heading-S") } },
  facts: { by: "blue", origin: "0.3", to: "0.4" },
};

it("knows by which way a boat came, what it burnt and whom it pushed", () => {
  number = 0;
  const log = [
    entry(0, speed("white", 2)),
    entry(0, moved("white", "0.1", "0.2")),
    entry(0, moved("white", "0.2", "0.3"), { kind: "stopped", who: "white", facts: {} }),
    entry(1, speed("blue", 3, 1)),
    entry(1, { kind: "turned", who: "blue", facts: { bow: "N", coal: 1 } }),
    entry(1, moved("blue", "0.9", "0.2"), PUSHED, { kind: "boarded", who: "blue", facts: { aboard: 1 } }),
  ];
  const turns = lastTurns(log);
  expect(turns.get("white")).toMatchObject({ seat: 0, speed: 2, coal: 0, path: ["0.1", "0.2", "0.3"], pushes: [] });
  expect(turns.get("blue")).toMatchObject({ coal: 2, path: ["0.9", "0.2"], aboard: 1 });
  expect(turns.get("blue")!.pushes[0]).toMatchObject({ boat: { id: "mq-boat-white" }, origin: "0.3", to: "0.4" });
  expect(turnsSinceMine(turns, [0]).map(({ boat }) => boat)).toEqual(["blue"]);
  expect(turnsSinceMine(turns, [1])).toEqual([]);
  expect(turnsSinceMine(lastTurns([...log, entry(0, speed("white", 1))]), [0])).toEqual([]);
});

it("tells of the others until the reader has decided something, be the speed the only choice", () => {
  number = 0;
  const log = [
    entry(0, speed("white", 2)),
    entry(1, speed("blue", 3, 1)),
    { ...entry(0, speed("white", 1)), kind: "forced" } as unknown as MississippiQueenEntryView,
  ];
  expect(turnsSinceMine(lastTurns(log), [0]).map(({ boat }) => boat)).toEqual(["blue"]);
});
