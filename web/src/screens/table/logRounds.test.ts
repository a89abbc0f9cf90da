import { expect, test } from "vitest";
import type { Entry } from "../../api/types";
import { newest, logRounds, undone } from "./logRounds";

type Told = [kind: string, message: string, facts?: object];

function entry(number: number, seat: number | null, kind: Entry["kind"], ...told: Told[]): Entry {
  const events = told.map(([name, message, facts = {}]) => ({
    kind: name,
    message,
    who: message.split(" ")[0]!.toLowerCase(),
    clause: "MQ-MOV-1",
    facts,
  }));
  return { number, seat, kind, action: "", events } as unknown as Entry;
}

const log = [
  entry(0, null, "draw", ["tile", "A tile."]),
  entry(1, 0, "play", ["faced", "White points N."], ["round", "Round 1."]),
  entry(2, 0, "play", ["speed", "White sets speed 2."]),
  entry(3, 0, "undo", ["undo", "Taken back.", { left: 2 }]),
  entry(4, 0, "play", ["speed", "White sets speed 1."]),
  entry(5, 1, "play", ["speed", "Orange sets speed 1."]),
];

test("what was taken back is known, and what replaced it is not", () => {
  expect([...undone(log)]).toEqual([2]);
  expect([...undone([...log, entry(6, 1, "undo", ["undo", "Taken back.", { left: 3 }])])]).toEqual([2, 5]);
});

test("rounds and turns, newest first, each in its order", () => {
  const rounds = logRounds(log);
  expect(rounds.map((round) => round.number)).toEqual([1, 0]);
  expect(rounds[0]!.turns.map((turn) => turn.seat)).toEqual([1, 0, null]);
  expect(rounds[0]!.turns[1]!.lines.map((line) => [line.message, line.isUndone])).toEqual([
    ["White sets speed 2.", true],
    ["Taken back.", false],
    ["White sets speed 1.", false],
  ]);
  expect(rounds[0]!.turns[2]!.lines.map((line) => line.message)).toEqual(["Round 1."]);
  expect(rounds[1]!.turns.map((turn) => turn.seat)).toEqual([0, null]);
});

test("a round that was taken back is no round", () => {
  const back = [
    ...log,
    entry(6, 1, "play", ["round", "Round 2."]),
    entry(7, 1, "undo", ["undo", "Taken back.", { left: 4 }]),
  ];
  expect(logRounds(back).map((round) => round.number)).toEqual([1, 0]);
});

test("the newest come first, in whole turns", () => {
  expect(newest(logRounds(log), 1).flatMap((round) => round.turns.map((turn) => turn.seat))).toEqual([1]);
  expect(newest(logRounds(log), 2).flatMap((round) => round.turns).length).toBe(2);
  expect(newest(logRounds(log), 99)).toEqual(logRounds(log));
});

test("a turn says whose it is, and two boats of one player have turns of their own", () => {
  const boats = [...log.slice(0, 3), entry(3, 0, "play", ["speed", "Red sets speed 1."])];
  expect(logRounds(boats)[0]!.turns.map((turn) => turn.who)).toEqual(["red", "white", ""]);
});
