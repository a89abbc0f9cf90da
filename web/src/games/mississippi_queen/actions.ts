/** Legal actions by what they are: the key that plays each, where it points, and its group of buttons. */

import { HEADINGS } from "./layout/layout";
import type { MississippiQueenAction } from "../../api/types";

import { letterOf } from "./names";
import { t } from "../../i18n/index.svelte";

export type Verb =
  | "speed"
  | "port"
  | "starboard"
  | "ahead"
  | "back"
  | "stop"
  | "push"
  | "face"
  | "give"
  | "take"
  | "refill"
  | "agree"
  | "refuse"
  | "board"
  | "decline"
  | "pass"
  | "vote"
  | "wait"
  | "place";

export interface ActionChoice {
  action: MississippiQueenAction;
  verb: Verb;
  number: number; // of a speed, an amount, a dock or a space
  heading: number; // of a push or a bow, else -1
  direction: string; // of a vote
  key: string; // as a keyboard event names it
}

const STEERING: Record<string, string> = {
  port: "ArrowLeft",
  starboard: "ArrowRight",
  ahead: "ArrowUp",
  stop: "ArrowDown",
  back: "b",
};
const VOTING: Record<string, string> = { left: "ArrowLeft", ahead: "ArrowUp", right: "ArrowRight" };
const POINTING = ["w", "e", "d", "s", "a", "q"]; // around the middle of the keyboard, as the headings lie around a boat
const COUNTING = "1234567890fghjklyxcvbnm";

export function choicesOf(actions: readonly MississippiQueenAction[]): ActionChoice[] {
  let counted = 0;
  return actions.map((action) => {
    const [verb, rest = ""] = action.text.split(" ") as [Verb, string?];
    const choice = { action, verb, number: Number(rest) || 0, heading: HEADINGS.indexOf(rest), direction: rest };
    return { ...choice, key: fixedKey(choice) ?? COUNTING[counted++] ?? "" };
  });
}

function fixedKey({ verb, number, heading, direction }: Omit<ActionChoice, "key" | "action">): string | undefined {
  if (verb === "speed") return String(number);
  if (verb === "push" || verb === "face") return POINTING[heading];
  return verb === "vote" ? VOTING[direction] : STEERING[verb];
}

const ARROWS: Record<string, string> = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓" };

export const keyLabel = (key: string): string => ARROWS[key] ?? key;

export function nameOf({ verb, number, heading, direction }: ActionChoice): string {
  if (verb === "vote") return t(`mq-page-vote-${direction as "left" | "ahead" | "right"}`);
  if (verb === "speed") return t("mq-page-speed-is", { number });
  if (verb === "push" || verb === "face") return t(`mq-page-${verb}`, { heading: letterOf(HEADINGS[heading]!) });
  return t({ id: `mq-page-${verb}`, args: { number } });
}

/** The choice of a key; + and - change the speed by the smallest legal step. */
export function choiceForKey(choices: ActionChoice[], key: string, speed: number): ActionChoice | undefined {
  const speeds = choices.filter((choice) => choice.verb === "speed").sort((a, b) => a.number - b.number);
  if (key === "+") return speeds.find((choice) => choice.number > speed);
  if (key === "-" || key === "−") return speeds.filter((choice) => choice.number < speed).at(-1);
  return choices.find((choice) => choice.key === (key.length === 1 ? key.toLowerCase() : key));
}
