/** What the others did since the reader's turn, in short: "corn-wheat, +2". */

import { t, type Message } from "../../../i18n/index.svelte";
import type { Crop, RiverboatEntryView, RiverboatEvent, RiverboatRoomView } from "../../../api/types";
import { sinceMyTurn } from "../../since";
import { cardName, phaseName, tileMessage } from "../names";

export interface FarmNews {
  seat: number;
  words: string[];
}

/** Of every seat that did something, in the order of their first deeds. */
export function newsOf(log: readonly RiverboatEntryView[], view: RiverboatRoomView): FarmNews[] {
  const bySeat = new Map<number, string[]>();
  if (!view.yours.length) return []; // who only watches has no turn
  for (const entry of sinceMyTurn(log, view.yours))
    for (const event of entry.events as RiverboatEvent[]) {
      const seat = view.seats.findIndex(({ mat }) => mat !== null && mat === event.who);
      const words = wordsOf(event);
      if (seat < 0 || view.yours.includes(seat) || !words) continue;
      bySeat.set(seat, [...(bySeat.get(seat) ?? []), words]);
    }
  return [...bySeat].map(([seat, words]) => ({ seat, words }));
}

const thing = (id: string): Message => ({ id, args: {} });

function wordsOf(event: RiverboatEvent): string {
  switch (event.kind) {
    case "took":
      return t(tileMessage(event.facts.tile.split("-") as Crop[]));
    case "laid":
    case "surveyed":
      return event.facts.points ? t("rb-page-news-points", { points: event.facts.points }) : "";
    case "shipped":
      return t("rb-page-news-boat", { boat: event.facts.boat });
    case "card":
      return cardName(event.facts.card);
    case "drafted":
      return phaseName(event.facts.phase);
    case "worker":
    case "hired":
      return t("rb-page-news-worker", { field: event.facts.field });
    case "sent":
      return event.facts.agents ? t("rb-page-news-agents", { number: event.facts.agents }) : "";
    case "built":
      return t("rb-page-news-built", { feature: thing(`rb-feature-${event.facts.feature}`), field: event.facts.field });
    case "passed":
      return t("rb-page-news-passed");
    default:
      return "";
  }
}
