/** The legal actions in the shape a person chooses in: placements on the mat, riverboats with what fills them, the rest. */

import { tileCells } from "../mat/geometry";
import type {
  Crop,
  FieldView,
  MessageData,
  RiverboatKind,
  RiverboatAction,
  RiverboatPlanTree,
  RiverboatRoomView,
  PointSource,
} from "../../../api/types";

/** Something that can be done on the mat, and all the fields that it takes. */
export interface Placement {
  actions: string[]; // to play, one after the other
  fields: string[];
  crops: Crop[]; // that would lie on them
  score: number;
  worth: number | null;
  meaning: MessageData | null; // null where only the plans know of it
}

export type PlacementsByField = Map<string, Placement[]>;

export const verb = (action: string): string => action.split(" ")[0]!;

/** By field: a placement stands at every field it takes. */
export function byField(placements: Placement[]): PlacementsByField {
  const found: PlacementsByField = new Map();
  for (const placement of placements)
    for (const field of placement.fields) found.set(field, [...(found.get(field) ?? []), placement]);
  return found;
}

export const ON_MAT = new Set(["place", "lay", "survey"]);

export const isOnMat = (action: RiverboatAction): boolean => ON_MAT.has(verb(action.text)) && action.fields.length > 0;

export function placementsOf(actions: RiverboatAction[], crops: Crop[] = []): Placement[] {
  return actions.map((action) => ({ ...action, actions: [action.text], crops }));
}

/** The path to a leaf of the tree of plans, as actions to play. */
function pathTo(plans: RiverboatPlanTree, leaf: number): string[] {
  const path: string[] = [];
  for (let node = leaf; node >= 0; node = plans.nodes.parent[node]!) {
    const action = plans.nodes.action[node]!;
    if (action >= 0) path.unshift(plans.actions[action]!);
  }
  return path;
}

const LAY = /^lay (\w+) turned (\d)$/;

/** Where a tile that has not been taken yet could go: all the plans that take it and lay it. */
export function tilePlacements(
  plans: RiverboatPlanTree,
  tile: string,
  crops: Crop[],
  fields: FieldView[],
): Placement[] {
  const named = new Map(fields.map((field) => [field.name, field]));
  const named_at = new Map(fields.map((field) => [`${field.row} ${field.column}`, field.name]));
  const found: Placement[] = [];
  plans.plans.node.forEach((leaf, index) => {
    const path = pathTo(plans, leaf);
    const [, field, turn] = path[1]?.match(LAY) ?? [];
    if (path.length !== 2 || path[0] !== `take ${tile}` || field === undefined) return;
    const cells = tileCells(named.get(field)!, Number(turn), crops.length);
    const covered = cells.map((cell) => named_at.get(`${cell.row} ${cell.column}`)!);
    found.push({ actions: path, fields: covered, crops, score: plans.plans.score[index]!, worth: null, meaning: null });
  });
  return found;
}

/** The most points at once that a plan beginning with this action can bring; null while the plans are not here. */
export function bestScore(plans: RiverboatPlanTree | null, action: string): number | null {
  const scores = (plans?.plans.node ?? []).flatMap((leaf, index) =>
    pathTo(plans!, leaf)[0] === action ? [plans!.plans.score[index]!] : [],
  );
  return scores.length ? Math.max(...scores) : null;
}

export interface Filling {
  crop: Crop;
  isFromPile: boolean;
  action: RiverboatAction;
}

export interface BoatOption extends RiverboatKind {
  fillings: Filling[];
}

const SHIP = /^ship (\w+) (\w+)( from pile)?$/;

/** Every kind of riverboat with the crops that could fill it now; open ones before those that cost a coin. */
export function boatOptions(boats: RiverboatKind[], actions: RiverboatAction[]): BoatOption[] {
  const fillings = new Map<string, Filling[]>(boats.map((boat) => [boat.boat, []]));
  for (const action of actions) {
    const [, boat, crop, pile] = action.text.match(SHIP) ?? [];
    if (boat) fillings.get(boat)?.push({ crop: crop as Crop, isFromPile: pile !== undefined, action });
  }
  const openFirst = (one: Filling, other: Filling): number => Number(one.isFromPile) - Number(other.isFromPile);
  return boats.map((boat) => ({ ...boat, fillings: fillings.get(boat.boat)!.sort(openFirst) }));
}

/** On the mat a boat is filled by its workers; a coin is asked for only where no open boat would take them. */
export function boatPlacements(boatOption: BoatOption): Placement[] {
  const free = new Set(boatOption.fillings.filter((filling) => !filling.isFromPile).map((filling) => filling.crop));
  const fillings = boatOption.fillings.filter((filling) => !filling.isFromPile || !free.has(filling.crop));
  return placementsOf(fillings.map((filling) => filling.action));
}

/** The row of the score sheet that the points of this placement would go to. */
export function sourceOf(placement: Placement, fields: FieldView[]): PointSource | null {
  const action = placement.actions.at(-1)!;
  if (action.startsWith("survey card")) return "opportunities";
  if (action.startsWith("survey"))
    return fields.find((field) => field.name === placement.fields[0])?.barn ? "barns" : "wells";
  if (action.startsWith("lay")) return "tiles";
  return action === "gain points" ? "riverboats" : null;
}

/** What none of the drawn controls is for, as plain buttons. */
const DRAWN = new Set(["phase", "place", "lay", "take", "ship", "card", "survey"]);

export const otherActions = (view: RiverboatRoomView): RiverboatAction[] =>
  view.actions.filter((action) => !DRAWN.has(verb(action.text)));
