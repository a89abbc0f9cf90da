/** Which of the legal actions belong to which field of the mat. */

import type { SeasonAction } from "./shapes";

export type ByField = Map<string, SeasonAction[]>;

const FIELD = /\b[a-z]\d+\b/g;

/** Actions that name a field ("place a1", "lay a2 turned 0"), by the first field they name. */
export function byField(actions: SeasonAction[]): ByField {
  const found: ByField = new Map();
  for (const action of actions) {
    const field = action.text.match(FIELD)?.[0];
    if (field === undefined) continue;
    const there = found.get(field);
    if (there) there.push(action);
    else found.set(field, [action]);
  }
  return found;
}

/** The most that any action on this field scores at once. */
export const bestScore = (actions: SeasonAction[]): number => Math.max(...actions.map((action) => action.score));
