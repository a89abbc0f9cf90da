/** The log by rounds and turns, newest first; within a turn as it happened. What was taken back is marked. */

import { eventsOf, isPlayed, type Entry, type EventSummary } from "../../api/types";

export interface Line {
  key: string;
  message: EventSummary["message"];
  who: string; // a boat's or a mat's name, or nothing
  clause: string;
  isDraw: boolean;
  isUndone: boolean;
}

export interface Turn {
  seat: number | null; // null: before anybody decided
  who: string; // whom it is about: a boat's or a mat's name, or nothing
  lines: Line[];
}

export interface Round {
  number: number; // 0 while the table is laid
  turns: Turn[];
}

/** Numbers of the entries that an undo took back. */
export function undone(log: readonly Entry[]): Set<number> {
  const standing: number[] = [];
  const gone = new Set<number>();
  for (const entry of log) {
    const facts = entry.events[0]?.facts;
    if (isPlayed(entry)) standing.push(entry.number);
    else if (facts && "left" in facts) for (const number of standing.splice(facts.left)) gone.add(number);
  }
  return gone;
}

export function logRounds(log: readonly Entry[]): Round[] {
  const gone = undone(log);
  const rounds: Round[] = [{ number: 0, turns: [] }];
  let seat: number | null = null;
  for (const entry of log) {
    if (entry.seat !== null) seat = entry.seat;
    eventsOf(entry).forEach((event, index) => {
      if (event.kind === "round" && !gone.has(entry.number)) {
        rounds.unshift({ number: rounds[0]!.number + 1, turns: [] });
        seat = null; // it is nobody's doing
      }
      const turns = rounds[0]!.turns;
      if (!turns[0] || turns[0].seat !== seat || isOfAnother(turns[0], event))
        turns.unshift({ seat, who: "", lines: [] });
      const turn = turns[0]!;
      if (entry.kind === "play" && index === 0) turn.who ||= event.who;
      turn.lines.push({
        key: `${entry.number}-${index}`,
        message: event.message,
        who: event.who,
        clause: event.clause,
        isDraw: entry.kind === "draw",
        isUndone: gone.has(entry.number),
      });
    });
  }
  return rounds.filter((round) => round.turns.length);
}

/** Somebody may have several boats, each with turns of its own. */
const isOfAnother = (turn: Turn, { kind, who }: EventSummary): boolean =>
  kind === "speed" && turn.who !== "" && turn.who !== who;

/** The newest turns, so many lines and the rest of the turn they end in. */
export function newest(rounds: readonly Round[], most: number): Round[] {
  let left = most;
  const shown: Round[] = [];
  for (const round of rounds) {
    if (left <= 0) break;
    const turns: Turn[] = [];
    for (const turn of round.turns) {
      if (left <= 0) break;
      turns.push(turn);
      left -= turn.lines.length;
    }
    shown.push({ ...round, turns });
  }
  return shown;
}
