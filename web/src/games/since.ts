/** What others have done since the reader's last turn. */

import { undone } from "../screens/table/logRounds";
import type { Entry } from "../api/types";

const MOST = 120; // entries looked through, for those who only watch

export function sinceMyTurn<E extends Entry>(log: readonly E[], yours: readonly number[]): E[] {
  const gone = undone(log);
  const since: E[] = [];
  for (const entry of log.slice(-MOST).reverse()) {
    if (gone.has(entry.number)) continue;
    if (entry.kind === "play" && entry.seat !== null && yours.includes(entry.seat)) break;
    if (entry.kind !== "undo") since.unshift(entry);
  }
  return since;
}
