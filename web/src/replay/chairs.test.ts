import { expect, it } from "vitest";
import type { SeatInfo } from "../api/types";
import { asBefore, chairsOf } from "./chairs";

const person = (name: string, bot = ""): SeatInfo => ({
  name,
  kind: "person",
  here: false,
  bot,
  present: true,
  free: false,
  ready: false,
});
const seats: SeatInfo[] = [person("Ada"), { ...person("mate"), kind: "bot", bot: "mate" }, person("Ben", "pilot")];

it("seats everybody where they sat", () => {
  expect(asBefore(seats, [0])).toEqual(["me", "mate", "link"]);
  expect(chairsOf(asBefore(seats, [0]), seats)).toEqual([{ name: "Ada" }, { bot: "mate" }, { name: "Ben" }]);
});

it("gives one link to who plays several seats", () => {
  expect(chairsOf(["me", "captain", "me"], seats)).toEqual([
    { name: "Ada", here: true },
    { bot: "captain" },
    { name: "Ben", here: true },
  ]);
});
