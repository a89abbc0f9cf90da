/** What people call a boat: by its colour in this edition. */

import { t, textOr, type Argument } from "../../i18n/index.svelte";
import { HEADINGS } from "./layout/layout";
import type { Boat, MississippiQueenRoomView } from "../../api/types";
import type { SeatMark } from "../game";

const DIRECTIONS: readonly string[] = ["left", "ahead", "right"];

export const boatName = ({ colour }: Pick<Boat, "colour">): string => t({ id: `mq-boat-${colour}`, args: {} });

/** What keeps a boat from sailing on; nothing where it is free to. */
export const conditionName = (condition: Boat["condition"] | "ashore"): string =>
  condition === "sailing" ? "" : t({ id: `mq-condition-${condition}`, args: {} });

/** The same for a boat that only its name is known of. */
export function boatNameOf(boats: readonly Boat[], name: string | null): string {
  const boat = boats.find((each) => each.name === name) ?? boats[0];
  return boat ? boatName(boat) : "";
}

/** A boat in words, with where it is and how it moves; off the river, only its condition. */
export function boatLabel(boat: Boat): string {
  const { place, bow, speed, coal, condition } = boat;
  if (place.includes("."))
    return t("mq-page-boat-here", { boat: boatName(boat), place, heading: letterOf(bow), speed, coal });
  const isAshore = place.startsWith("ashore");
  return t("mq-page-ashore", { boat: boatName(boat), condition: conditionName(isAshore ? "ashore" : condition) });
}

/** An action, as a plan or a question names it. */
export function actionName(action: string): string {
  const [verb, argument = ""] = action.split(" ");
  return textOr(action, `mq-page-action-${verb}`, { argument: nameOfArgument(argument) });
}

function nameOfArgument(argument: string): Argument {
  if (HEADINGS.includes(argument)) return { id: `mq-heading-${argument}`, args: {} };
  return DIRECTIONS.includes(argument) ? { id: `mq-direction-${argument}`, args: {} } : argument;
}

/** A heading on a compass rose: "NE". */
export const letterOf = (heading: string): string => t({ id: `mq-heading-${heading}`, args: {} });

/** The boats of a seat; the Black Rose is nobody's. */
export const marksOf = ({ boats }: MississippiQueenRoomView, seat: number): SeatMark[] =>
  boats.filter((boat) => boat.seat === seat && !boat.rose).map((boat) => ({ who: boat.name, name: boatName(boat) }));
