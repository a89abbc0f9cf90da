/** The plans of a turn, by the space they end on. */

import type { Boat, ChoicePlansMessage, MovePlansMessage } from "../../api/types";

export interface MovePlan {
  index: number; // among the plans of the message
  place: string;
  heading: Boat["bow"];
  speed: number;
  coal: number;
  danger: boolean;
  pushed: Record<string, string>;
}

export type PlansBySpace = Map<string, MovePlan[]>; // the cheapest first

/** The plans, if it is a move that they are about. */
export const movePlans = (plans: ChoicePlansMessage | MovePlansMessage | null): MovePlansMessage | null =>
  plans?.kind === "move" ? plans : null;

export function plansBySpace(plans: MovePlansMessage | null): PlansBySpace {
  const found: PlansBySpace = new Map();
  if (!plans) return found;
  const columns = plans.plans;
  columns.node.forEach((_, index) => {
    const plan: MovePlan = {
      index,
      place: plans.places[columns.place[index]!]!,
      heading: plans.headings[columns.heading[index]!]!,
      speed: columns.speed[index]!,
      coal: columns.coal[index]!,
      danger: columns.danger[index]! > 0,
      pushed: plans.pushed[columns.pushed[index]!]!,
    };
    const there = found.get(plan.place);
    if (there) there.push(plan);
    else found.set(plan.place, [plan]);
  });
  for (const there of found.values()) there.sort(byCost);
  return found;
}

const byCost = (a: MovePlan, b: MovePlan) =>
  a.coal - b.coal || Number(a.danger) - Number(b.danger) || Object.keys(a.pushed).length - Object.keys(b.pushed).length;

/** A column of the nodes from where the turn stands down to the end of a plan. */
function columnToRoot(plans: MovePlansMessage, plan: number, column: number[]): number[] {
  const found: number[] = [];
  for (let node = plans.plans.node[plan]!; node >= 0; node = plans.nodes.parent[node]!) found.push(column[node]!);
  return found.reverse();
}

export const actionsOf = (plans: MovePlansMessage, plan: number): string[] =>
  columnToRoot(plans, plan, plans.nodes.action)
    .filter((action) => action >= 0)
    .map((action) => plans.actions[action]!);

export const pathOf = (plans: MovePlansMessage, plan: number): string[] =>
  columnToRoot(plans, plan, plans.nodes.place)
    .map((place) => plans.places[place]!)
    .filter((place, index, all) => place !== all[index - 1]);

/** First actions after which every plan ends in danger. */
export function dangerousSteps(plans: MovePlansMessage | null): Set<string> {
  const found = new Set<string>();
  const safe = new Set<string>();
  plans?.plans.node.forEach((_, plan) => {
    const first = actionsOf(plans, plan)[0];
    if (first !== undefined) (plans.plans.danger[plan] ? found : safe).add(first);
  });
  for (const action of safe) found.delete(action);
  return found;
}

/** The plans to one space: by bow, then by speed with this bow, then by pushes with both. */
export interface Alternatives {
  bows: MovePlan[];
  speeds: MovePlan[];
  pushes: MovePlan[];
}

const pushKey = (plan: MovePlan) => JSON.stringify(plan.pushed);

export function alternativesTo(chosen: MovePlan, there: MovePlan[]): Alternatives {
  const sameBow = there.filter((plan) => plan.heading === chosen.heading);
  const sameSpeed = sameBow.filter((plan) => plan.speed === chosen.speed);
  return {
    bows: bestOfEach(there, (plan) => plan.heading, chosen),
    speeds: bestOfEach(sameBow, (plan) => plan.speed, chosen).sort((a, b) => a.speed - b.speed),
    pushes: bestOfEach(sameSpeed, pushKey, chosen),
  };
}

/** The best plan of each kind; of the chosen one's kind, the chosen one. */
function bestOfEach(plansBySpace: MovePlan[], kind: (plan: MovePlan) => string | number, chosen: MovePlan): MovePlan[] {
  const best = new Map<string | number, MovePlan>([[kind(chosen), chosen]]);
  for (const plan of plansBySpace) if (!best.has(kind(plan))) best.set(kind(plan), plan);
  return [...best.values()].sort((a, b) => plansBySpace.indexOf(a) - plansBySpace.indexOf(b));
}
