/** The actions that mean a place or a heading, where they are meant on the river. */

import type { ActionChoice } from "../actions";
import { ashore, riverEnd } from "../layout/anchors";
import { around, bearing, beside, centre, type Point } from "../layout/layout";
import type { Hex, MississippiQueenRoomView } from "../../../api/types";

export interface Mark {
  choice: ActionChoice;
  at: Point;
  hex: Hex | null; // that is lit
  heading: number; // of the arrow, -1 without one
  from: Point | null; // a pushed boat's place
}

const ARROWS_OUT = 58; // from the middle of the boat

export function marksOf(view: MississippiQueenRoomView, choices: ActionChoice[]): Mark[] {
  return choices.map((choice) => markOf(view, choice)).filter((mark) => mark !== null);
}

function markOf(view: MississippiQueenRoomView, choice: ActionChoice): Mark | null {
  const { verb, heading, number } = choice;
  if (verb === "face") return pointing(choice, hexOfBoat(view, view.focus_boat));
  if (verb === "push") {
    const hex = hexOfBoat(view, view.pushable);
    if (!hex) return null;
    const onto = beside(hex, heading);
    return { choice, at: centre(onto), hex: onto, heading, from: centre(hex) };
  }
  if (verb === "place") {
    const hex = view.river.spaces.find((space) => space.place === `0.${number}`)?.hex;
    return hex ? { choice, at: centre(hex), hex, heading: -1, from: null } : null;
  }
  if (verb === "wait") {
    const at = ashore(view.river.spaces, number);
    return at && { choice, at, hex: null, heading: -1, from: null };
  }
  if (verb !== "vote") return null;
  const plan = riverEnd(view.river)?.beyond[choice.direction];
  return plan ? { choice, at: plan.at, hex: null, heading: plan.heading, from: null } : null;
}

const hexOfBoat = (view: MississippiQueenRoomView, name: string | null): Hex | null =>
  view.boats.find((boat) => boat.name === name)?.hex ?? null;

function pointing(choice: ActionChoice, hex: Hex | null): Mark | null {
  if (!hex) return null;
  return {
    choice,
    at: around(centre(hex), ARROWS_OUT, bearing(choice.heading)),
    hex: null,
    heading: choice.heading,
    from: null,
  };
}
