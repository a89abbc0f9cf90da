/** What counts of a log, moment by moment: entries that were taken back are left out, the others keep their numbers. */

import { isPlayed, type Entry } from "../api/types";

export interface Moment {
  index: number; // the moment before this entry
  entry: Entry | null; // what had just happened; nothing at the beginning
  round: number;
  beginsRound: boolean;
}

export function momentsOf(log: Entry[]): Moment[] {
  const moments: Moment[] = [{ index: 0, entry: null, round: 0, beginsRound: false }];
  for (const entry of lineOf(log)) {
    const before = moments.at(-1)!.round;
    const round = roundBegunBy(entry) ?? before;
    moments.push({ index: entry.number + 1, entry, round, beginsRound: round !== before });
  }
  return moments;
}

export function lineOf(log: Entry[]): Entry[] {
  const line: Entry[] = [];
  for (const entry of log) {
    const left = leftBy(entry);
    if (left !== null) line.length = left;
    else if (isPlayed(entry)) line.push(entry);
  }
  return line;
}

function leftBy(entry: Entry): number | null {
  for (const event of entry.events) if (event.kind === "undo") return event.facts.left;
  return null;
}

function roundBegunBy(entry: Entry): number | null {
  for (const event of entry.events) if (event.kind === "round") return event.facts.round;
  return null;
}
