/** Who has won, in words: to whoever reads it, "You win". */

import type { RoomView, SeatInfo } from "../../../api/types";
import { t } from "../../../i18n/index.svelte";

type Seated = Pick<RoomView, "yours">;

/** The seats at a place, and whether the reader sits at one of them. */
const isMe = ({ yours }: Seated, seat: number): boolean => yours.length === 1 && yours[0] === seat;

export const namesOf = (seats: readonly SeatInfo[], numbers: readonly number[]): string =>
  numbers.map((seat) => seats[seat]?.name ?? "").join(", ");

export const winnersOf = (result: readonly number[]): number[] =>
  result.flatMap((place, seat) => (place === 1 ? [seat] : []));

/** The heading of a game that is over. */
export function victoryOf(view: Pick<RoomView, "yours" | "result">, seats: readonly SeatInfo[]): string {
  const winners = winnersOf(view.result ?? []);
  const others = winners.filter((seat) => !isMe(view, seat));
  if (others.length === winners.length)
    return t(winners.length === 1 ? "table-wins" : "table-share-victory", { names: namesOf(seats, winners) });
  return others.length ? t("table-you-share-victory", { names: namesOf(seats, others) }) : t("table-you-win");
}

/** What is decided while the others play on for the places. */
export function decidedOf(view: Seated, winners: readonly number[], seats: readonly SeatInfo[]): string {
  if (winners.length === 1 && isMe(view, winners[0]!)) return t("table-you-have-won");
  return t(winners.length === 1 ? "table-has-won" : "table-have-won", { names: namesOf(seats, winners) });
}

/** Every seat with its place, the winner first. */
export const standingsOf = (result: readonly number[]): { seat: number; place: number }[] =>
  result.map((place, seat) => ({ seat, place })).sort((one, other) => one.place - other.place || one.seat - other.seat);
