import { describe, expect, it } from "vitest";
import type { Entry, LuckResponse } from "../../api/types";
import { bitsOf, checkLuck, picked } from "./verify";
import { fromHex } from "../../lib/sha256";

// As paddlewheel.core.matches.provably_fair has it for this secret.
const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const BITS = { 0: 982193937, 1: 2002891212, 2: 2162017076, 7: 1137210817, 41: 4275253212, 1234: 1973596262 };
const DIE: LuckResponse["draws"][number]["possible"] = [
  ["roll 0", 1],
  ["roll 1", 1],
  ["roll 2", 1],
  ["roll 3", 1],
];
const CROPS: LuckResponse["draws"][number]["possible"] = [
  ["draw crop 1", 3],
  ["draw crop 2", 5],
  ["draw crop 7", 2],
];

const drawn = (number: number, action: string): Entry => ({ number, kind: "draw", seat: null, action, events: [] });
const seen: Entry[] = [
  drawn(1, "draw crop 2"),
  { ...drawn(2, "speed 2"), kind: "play", seat: 0 },
  drawn(7, "roll 1"),
  drawn(41, "draw crop 7"),
];
const told = (): LuckResponse => ({
  type: "luck",
  commitment: COMMITMENT,
  secret: SECRET,
  copied: 0,
  draws: [
    { number: 1, drawn: "draw crop 2", possible: CROPS },
    { number: 7, drawn: "roll 1", possible: DIE },
    { number: 41, drawn: "draw crop 7", possible: CROPS },
  ],
});

describe("the bits of an entry", () => {
  it.each(Object.entries(BITS))("entry %s", (number, bits) => {
    expect(bitsOf(fromHex(SECRET)!, Number(number))).toBe(bits);
  });

  it("draw by weight, in order", () => {
    expect([0, 2 ** 30 - 1, 2 ** 30, 2 ** 32 - 1].map((bits) => picked(DIE, bits))).toEqual([
      "roll 0",
      "roll 0",
      "roll 1",
      "roll 3",
    ]);
    expect(picked(CROPS, 2 ** 31)).toBe("draw crop 2");
  });
});

describe("checking the luck", () => {
  it("finds it good", () => {
    expect(checkLuck(told(), COMMITMENT, seen)).toEqual({ kind: "good", draws: 3 });
  });

  it("leaves out what was drawn in another room", () => {
    const luck = told();
    expect(checkLuck({ ...luck, copied: 7, draws: luck.draws.slice(1) }, COMMITMENT, seen)).toEqual({
      kind: "good",
      draws: 2,
    });
  });

  it("notices another secret, and another promise", () => {
    const other = { ...told(), secret: SECRET.replace("00", "01") };
    expect(checkLuck(other, COMMITMENT, seen)).toEqual({ kind: "broken-promise" });
    expect(checkLuck({ ...told(), secret: "nonsense" }, COMMITMENT, seen)).toEqual({ kind: "broken-promise" });
    expect(checkLuck(told(), "another", seen)).toEqual({ kind: "other-promise" });
  });

  it("notices a draw that was changed on both sides", () => {
    const luck = told();
    luck.draws[1] = { number: 7, drawn: "roll 3", possible: DIE };
    const changed = seen.map((entry) => (entry.number === 7 ? drawn(7, "roll 3") : entry));
    expect(checkLuck(luck, COMMITMENT, changed)).toEqual({
      kind: "not-drawn",
      number: 7,
      drawn: "roll 3",
      due: "roll 1",
    });
  });

  it("notices what could have come being bent", () => {
    const luck = told();
    luck.draws[0] = {
      ...luck.draws[0]!,
      possible: [
        ["draw crop 7", 9],
        ["draw crop 2", 1],
      ],
    };
    expect(checkLuck(luck, COMMITMENT, seen)).toMatchObject({ kind: "not-drawn", number: 1 });
  });

  it("notices a story that is not the one that was seen", () => {
    expect(checkLuck(told(), COMMITMENT, seen.slice(0, -1))).toEqual({ kind: "unseen", number: 41 });
    expect(checkLuck({ ...told(), draws: told().draws.slice(1) }, COMMITMENT, seen)).toEqual({
      kind: "unseen",
      number: 1,
    });
    const other = seen.map((entry) => (entry.number === 7 ? drawn(7, "roll 2") : entry));
    expect(checkLuck(told(), COMMITMENT, other)).toMatchObject({ kind: "retold", number: 7, seen: "roll 2" });
  });
});
