/** Names of crops, colours of fields, phases and cards, by what the server calls them. */

import { t, type Message } from "../../i18n/index.svelte";
import type { Crop, RoundPhase, Suit } from "../../api/types";

const message = (kind: string, name: string): Message => ({ id: `rb-${kind}-${name}`, args: {} });

export const cropMessage = (crop: Crop): Message => message("crop", crop);
/** One of this crop: "turnip". */
export const cropName = (crop: Crop): string => t("rb-page-one", { crop: cropMessage(crop) });
export const suitName = (suit: Suit | "wild"): string => t(message("suit", suit));
/** As a title: "Planting". */
export const phaseName = (phase: RoundPhase): string => t("rb-page-name", { name: message("phase", phase) });
export const cardName = (card: string): string => t("rb-page-name", { name: message("card", card) });
