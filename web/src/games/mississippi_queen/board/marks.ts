/** The actions that mean a place or a heading, where they are meant on the river. */

import type { Deed } from "../actions";
import { ashore, riversEnd } from "../layout/anchors";
import { around, bearing, beside, centre, type Point } from "../layout/layout";
import type { Hex, RaceView } from "../shapes";

export interface Mark {
  deed: Deed;
  at: Point;
  hex: Hex | null; // that is lit
  heading: number; // of the arrow, -1 without one
  from: Point | null; // a pushed boat's place
}

const ARROWS_OUT = 58; // from the middle of the boat

export function marksOf(view: RaceView, deeds: Deed[]): Mark[] {
  return deeds.map((deed) => markOf(view, deed)).filter((mark) => mark !== null);
}

function markOf(view: RaceView, deed: Deed): Mark | null {
  const { verb, heading, number } = deed;
  if (verb === "face") return pointing(deed, hexOfBoat(view, view.about));
  if (verb === "push") {
    const hex = hexOfBoat(view, view.pushable);
    if (!hex) return null;
    const onto = beside(hex, heading);
    return { deed, at: centre(onto), hex: onto, heading, from: centre(hex) };
  }
  if (verb === "place") {
    const hex = view.river.spaces.find((space) => space.place === `0.${number}`)?.hex;
    return hex ? { deed, at: centre(hex), hex, heading: -1, from: null } : null;
  }
  if (verb === "wait") {
    const at = ashore(view.river.spaces, number);
    return at && { deed, at, hex: null, heading: -1, from: null };
  }
  if (verb !== "vote") return null;
  const way = riversEnd(view.river)?.beyond[deed.direction];
  return way ? { deed, at: way.at, hex: null, heading: way.heading, from: null } : null;
}

const hexOfBoat = (view: RaceView, name: string | null): Hex | null =>
  view.boats.find((boat) => boat.name === name)?.hex ?? null;

function pointing(deed: Deed, hex: Hex | null): Mark | null {
  if (!hex) return null;
  return {
    deed,
    at: around(centre(hex), ARROWS_OUT, bearing(deed.heading)),
    hex: null,
    heading: deed.heading,
    from: null,
  };
}
