/** The plans of a turn, by the space they end on. */

import type { Boat, MovePlans } from "./shapes";
import type { Plans } from "../../api/types";

export interface Way {
  plan: number;
  place: string;
  heading: Boat["bow"];
  speed: number;
  coal: number;
  danger: boolean;
  pushed: Record<string, string>;
}

export type Ways = Map<string, Way[]>; // the cheapest first

/** The plans, if it is a move that they are about. */
export const movePlans = (plans: Plans | null): MovePlans | null => (plans && "places" in plans ? plans : null);

export function waysOf(plans: MovePlans | null): Ways {
  const ways: Ways = new Map();
  if (!plans) return ways;
  const columns = plans.plans;
  columns.node.forEach((_, plan) => {
    const way: Way = {
      plan,
      place: plans.places[columns.place[plan]!]!,
      heading: plans.headings[columns.heading[plan]!]!,
      speed: columns.speed[plan]!,
      coal: columns.coal[plan]!,
      danger: columns.danger[plan]! > 0,
      pushed: plans.pushed[columns.pushed[plan]!]!,
    };
    const there = ways.get(way.place);
    if (there) there.push(way);
    else ways.set(way.place, [way]);
  });
  for (const there of ways.values()) there.sort(better);
  return ways;
}

const better = (a: Way, b: Way) =>
  a.coal - b.coal || Number(a.danger) - Number(b.danger) || Object.keys(a.pushed).length - Object.keys(b.pushed).length;

/** A column of the nodes from where the turn stands down to the end of a plan. */
function climbed(plans: MovePlans, plan: number, column: number[]): number[] {
  const found: number[] = [];
  for (let node = plans.plans.node[plan]!; node >= 0; node = plans.nodes.parent[node]!) found.push(column[node]!);
  return found.reverse();
}

export const actionsOf = (plans: MovePlans, plan: number): string[] =>
  climbed(plans, plan, plans.nodes.action)
    .filter((action) => action >= 0)
    .map((action) => plans.actions[action]!);

export const pathOf = (plans: MovePlans, plan: number): string[] =>
  climbed(plans, plan, plans.nodes.place)
    .map((place) => plans.places[place]!)
    .filter((place, index, all) => place !== all[index - 1]);

/** First actions after which every plan ends in danger. */
export function dangerousSteps(plans: MovePlans | null): Set<string> {
  const found = new Set<string>();
  const safe = new Set<string>();
  plans?.plans.node.forEach((_, plan) => {
    const first = actionsOf(plans, plan)[0];
    if (first !== undefined) (plans.plans.danger[plan] ? found : safe).add(first);
  });
  for (const action of safe) found.delete(action);
  return found;
}

/** The ways to one space, sorted out: which bows, then which speeds with this bow, then which pushes with both. */
export interface Alternatives {
  bows: Way[];
  speeds: Way[];
  pushes: Way[];
}

const pushKey = (way: Way) => JSON.stringify(way.pushed);

export function alternatives(there: Way[], chosen: Way): Alternatives {
  const sameBow = there.filter((way) => way.heading === chosen.heading);
  const sameSpeed = sameBow.filter((way) => way.speed === chosen.speed);
  return {
    bows: firsts(there, (way) => way.heading, chosen),
    speeds: firsts(sameBow, (way) => way.speed, chosen).sort((a, b) => a.speed - b.speed),
    pushes: firsts(sameSpeed, pushKey, chosen),
  };
}

/** The best way of each kind; of the chosen one's kind, the chosen one. */
function firsts(ways: Way[], kind: (way: Way) => string | number, chosen: Way): Way[] {
  const best = new Map<string | number, Way>([[kind(chosen), chosen]]);
  for (const way of ways) if (!best.has(kind(way))) best.set(kind(way), way);
  return [...best.values()].sort((a, b) => ways.indexOf(a) - ways.indexOf(b));
}
