/** Who sits where in a room that goes on from another. */

import type { Chair } from "../api/client";
import type { SeatInfo } from "../api/types";

export const ME = "me";
export const BY_LINK = "link"; // any other choice is a bot's name

/** As it was: one's own seats, bots, and the others by their links. */
export function asBefore(seats: SeatInfo[], mine: number[]): string[] {
  return seats.map((seat, number) => (mine.includes(number) ? ME : seat.kind === "bot" ? seat.bot : BY_LINK));
}

/** Who plays several seats holds one link for them all. */
export function chairsOf(choices: string[], seats: SeatInfo[]): Chair[] {
  const several = choices.filter((choice) => choice === ME).length > 1;
  return choices.map((choice, number) => {
    const name = seats[number]!.name;
    if (choice === ME) return several ? { name, here: true } : { name };
    return choice === BY_LINK ? { name } : { bot: choice };
  });
}
