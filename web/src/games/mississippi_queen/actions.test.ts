import { expect, it } from "vitest";
import { choiceForKey, choicesOf, keyLabel } from "./actions";
import type { MississippiQueenAction } from "../../api/types";

const legal = (...texts: string[]) =>
  choicesOf(
    texts.map((text, id): MississippiQueenAction => ({
      id,
      text,
      coal: 0,
      points: 0,
      meaning: { id: text, args: {} },
      clause: "MQ-MOV-1",
    })),
  );

it("steers by arrows and sets speeds by their number", () => {
  const move = legal("port", "starboard", "ahead", "stop");
  expect(move.map((choice) => keyLabel(choice.key))).toEqual(["←", "→", "↑", "↓"]);
  expect(choiceForKey(legal("speed 2", "speed 3", "speed 4"), "3", 3)?.action.text).toBe("speed 3");
});

it("changes the speed by as little as can be", () => {
  const speeds = legal("speed 1", "speed 3", "speed 5");
  expect(choiceForKey(speeds, "+", 3)?.action.text).toBe("speed 5");
  expect(choiceForKey(speeds, "-", 3)?.action.text).toBe("speed 1");
  expect(choiceForKey(speeds, "-", 1)).toBeUndefined();
});

it("points by the keys around s, and gives every action a key of its own", () => {
  expect(legal("face N", "face SE", "push NW").map((choice) => choice.key)).toEqual(["w", "d", "q"]);
  const coal = legal("pass", "give 1", "give 2", "take 1", "take 2", "refill").map((choice) => choice.key);
  expect(new Set(coal).size).toBe(6);
});
