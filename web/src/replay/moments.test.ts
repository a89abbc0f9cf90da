import { expect, it } from "vitest";
import type { Entry } from "../api/types";
import { momentsOf } from "./moments";

const entry = (number: number, events: object[] = []): Entry =>
  ({ number, kind: "play", seat: 0, action: "stop", events }) as unknown as Entry;
const undo = (number: number, left: number): Entry => ({
  ...entry(number, [{ kind: "undo", facts: { left } }]),
  kind: "undo",
});
const round = (number: number) => ({ kind: "round", facts: { round: number } });

it("begins before everything", () => {
  expect(momentsOf([])).toEqual([{ index: 0, entry: null, round: 0, beginsRound: false }]);
});

it("leaves out what was taken back, and keeps the numbers of the rest", () => {
  const log = [entry(0), entry(1), entry(2), undo(3, 1), entry(4), undo(5, 1), entry(6), entry(7)];
  expect(momentsOf(log).map((moment) => moment.index)).toEqual([0, 1, 7, 8]);
});

it("knows the rounds", () => {
  const moments = momentsOf([entry(0), entry(1, [round(1)]), entry(2), entry(3, [round(2)])]);
  expect(moments.map((moment) => moment.round)).toEqual([0, 0, 1, 1, 2]);
  expect(moments.map((moment) => moment.beginsRound)).toEqual([false, false, true, false, true]);
});
