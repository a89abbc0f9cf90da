/** Names of crops, colours of fields, phases, cards and actions, by what the server calls them. */

import { t, textOr, type Argument, type Message } from "../../i18n/index.svelte";
import type { Crop, RiverboatRoomView, RoundPhase, Suit } from "../../api/types";
import type { SeatMark } from "../game";

const message = (kind: string, name: string): Message => ({ id: `rb-${kind}-${name}`, args: {} });

export const cropMessage = (crop: Crop): Message => message("crop", crop);
/** One of this crop: "turnip". */
export const cropName = (crop: Crop): string => t("rb-page-one", { crop: cropMessage(crop) });
export const suitName = (suit: Suit | "wild"): string => t(message("suit", suit));
/** As a title: "Planting". */
export const phaseName = (phase: RoundPhase): string => t("rb-page-name", { name: message("phase", phase) });
export const cardName = (card: string): string => t("rb-page-name", { name: message("card", card) });

/** Actions with arguments, each argument by its name in the text. */
const WITH_ARGUMENTS: readonly (readonly [name: string, notation: RegExp])[] = [
  ["phase", /^phase (?<phase>\w+)$/],
  ["send", /^send (?<number>\d)$/],
  ["place", /^place (?<field>\w+)$/],
  ["survey-card", /^survey card (?<card>\w+)$/],
  ["survey", /^survey (?<field>\w+)$/],
  ["take", /^take (?<tile>[\w-]+)$/],
  ["lay", /^lay (?<field>\w+) turned (?<turns>\d)$/],
  ["ship-from-pile", /^ship (?<boat>\w+) (?<crop>\w+) from pile$/],
  ["ship", /^ship (?<boat>\w+) (?<crop>\w+)$/],
  ["card", /^card (?<card>\w+)$/],
];
const TILES = ["one", "two", "three"];
const CROPS = ["first", "second", "third"];

/** An action, as a question names it: "Karte „Flotte“". */
export function actionName(action: string): string {
  for (const [name, notation] of WITH_ARGUMENTS) {
    const found = action.match(notation)?.groups;
    if (!found) continue;
    const args = Object.entries(found).map(([kind, value]) => [kind, argument(kind, value)] as const);
    return textOr(action, `rb-page-action-${name}`, Object.fromEntries(args));
  }
  return textOr(action, `rb-page-action-${action.replaceAll(" ", "-")}`);
}

function argument(kind: string, value: string): Argument {
  if (kind === "tile") return tileMessage(value.split("-") as Crop[]);
  return ["phase", "card", "crop"].includes(kind) ? message(kind, value) : value;
}

export const tileMessage = (crops: Crop[]): Message => ({
  id: `rb-tile-of-${TILES[crops.length - 1]}`,
  args: Object.fromEntries(crops.map((crop, index) => [CROPS[index]!, cropMessage(crop)])),
});

/** The tree that a farmer is called by. */
export const marksOf = ({ seats }: RiverboatRoomView, seat: number): SeatMark[] => {
  const name = t(seats[seat]!.player);
  return [{ who: name, name }];
};
