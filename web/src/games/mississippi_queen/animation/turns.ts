/** The last turn of every boat, as the log tells it. */

import { undone } from "../../../screens/table/logRounds";
import type { Message } from "../../../i18n/index.svelte";
import type { MississippiQueenEntryEvent, MississippiQueenEntryView } from "../../../api/types";

export interface BoatTurn {
  boat: string;
  seat: number;
  begun: number; // the number of the entry
  speed: number;
  coal: number; // burnt
  path: string[]; // the places it came by, in order
  pushes: { boat: Message; heading: Message; origin: string; to: string }[];
  aboard: number; // passengers, if it took one aboard
  trouble: "" | "aground" | "slowed" | "held up" | "out";
}

/** Those of the others that the reader has not answered yet with a turn of their own. */
export function turnsSinceMine(turns: ReadonlyMap<string, BoatTurn>, yours: readonly number[]): BoatTurn[] {
  const all = [...turns.values()];
  const mine = all.filter(({ seat }) => yours.includes(seat)).map(({ begun }) => begun);
  return all.filter(({ seat, begun }) => !yours.includes(seat) && begun > Math.max(-1, ...mine));
}

const LOOKED_AT = 400; // entries, more than a round of the largest race has

/** By boat, in the order in which they began. */
export function lastTurns(log: readonly MississippiQueenEntryView[]): Map<string, BoatTurn> {
  const gone = undone(log);
  const turns = new Map<string, BoatTurn>();
  for (const entry of log.slice(-LOOKED_AT)) {
    if (gone.has(entry.number) || entry.kind === "undo") continue;
    for (const event of entry.events) {
      if (event.kind === "speed") {
        const before = turns.get(event.who);
        turns.delete(event.who);
        const turn = begun(event.who, entry, event.facts);
        // A speed that was the only choice answers nobody yet.
        turns.set(event.who, entry.kind === "forced" ? { ...turn, begun: before?.begun ?? -1 } : turn);
      } else follow(turns, event);
    }
  }
  return turns;
}

function begun(
  boat: string,
  { seat, number }: MississippiQueenEntryView,
  { speed, coal }: { speed: number; coal: number },
): BoatTurn {
  const turn = { boat, seat: seat ?? -1, begun: number, speed, coal };
  return { ...turn, path: [], pushes: [], aboard: 0, trouble: "" };
}

type Pushed = Extract<MississippiQueenEntryEvent, { kind: "pushed" }>;

function pushOf({ message, facts }: Pushed): BoatTurn["pushes"][number] {
  const { pushed, heading } = message.args as unknown as { pushed: Message; heading: Message };
  return { boat: pushed, heading, origin: facts.origin, to: facts.to };
}

function follow(turns: Map<string, BoatTurn>, event: MississippiQueenEntryEvent): void {
  const turn = turns.get(event.kind === "pushed" ? event.facts.by : event.who);
  if (!turn) return;
  switch (event.kind) {
    case "turned":
      turn.coal += event.facts.coal;
      break;
    case "moved":
    case "followed":
      turn.path.push(...(turn.path.length ? [] : [event.facts.origin]), event.facts.to);
      break;
    case "pushed":
      turn.pushes.push(pushOf(event));
      break;
    case "boarded":
      turn.aboard = event.facts.aboard;
      break;
    case "slowed":
    case "held up":
    case "aground":
    case "out":
      turn.trouble = event.kind;
      break;
  }
}
