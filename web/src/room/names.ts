/** What people call who sits at a table: names are stored as they were given, and all else is in the page's language. */

import type { SeatInfo } from "../api/types";
import { t } from "../i18n/index.svelte";
import { botName } from "./bots";

type Named = Pick<SeatInfo, "name" | "bot" | "kind">;

export function namesOf(seats: readonly Named[], yours: readonly number[]): string[] {
  return seats.map((seat, number) => {
    if (seat.kind === "bot" && (seat.name === seat.bot || !seat.name)) return numberedBot(seats, number);
    if (seat.name) return seat.name;
    return yours.length === 1 && yours[0] === number ? t("room-you-name") : t("start-player", { number: number + 1 });
  });
}

/** The second mate is "Mate 2". */
function numberedBot(seats: readonly Named[], number: number): string {
  const { bot } = seats[number]!;
  const before = seats.slice(0, number).filter((seat) => seat.bot === bot && (seat.name === bot || !seat.name)).length;
  return before ? `${botName(bot)} ${before + 1}` : botName(bot);
}
