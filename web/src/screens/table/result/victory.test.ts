import { expect, test } from "vitest";
import type { SeatInfo } from "../../../api/types";
import "../../../i18n/setup";
import { decidedOf, standingsOf, victoryOf } from "./victory";

const seat = (name: string): SeatInfo => ({
  name,
  kind: "person",
  here: false,
  bot: "",
  present: true,
  free: false,
  ready: true,
});
const SEATS = [seat("Me"), seat("Ann"), seat("Ben")];

test("whoever reads it wins as `you`, nobody else does", () => {
  expect(victoryOf({ yours: [0], result: [1, 2, 3] }, SEATS)).toBe("You win!");
  expect(victoryOf({ yours: [0], result: [2, 1, 3] }, SEATS)).toBe("Ann wins");
  expect(victoryOf({ yours: [], result: [2, 1, 3] }, SEATS)).toBe("Ann wins");
  expect(victoryOf({ yours: [1, 2], result: [2, 1, 3] }, SEATS)).toBe("Ann wins");
});

test("a shared victory names the others", () => {
  expect(victoryOf({ yours: [0], result: [1, 1, 3] }, SEATS)).toBe("You share the victory with Ann");
  expect(victoryOf({ yours: [0], result: [3, 1, 1] }, SEATS)).toBe("Ann, Ben share the victory");
});

test("what is decided before the end is said to its winner too", () => {
  expect(decidedOf({ yours: [0] }, [0], SEATS)).toBe("You have won.");
  expect(decidedOf({ yours: [0] }, [1], SEATS)).toBe("Ann has won.");
});

test("places are in order, ties by seat", () => {
  expect(standingsOf([2, 1, 2]).map(({ seat }) => seat)).toEqual([1, 0, 2]);
});
