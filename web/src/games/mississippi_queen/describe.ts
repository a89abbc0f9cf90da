/** The river in words: what lies ahead of a boat, and where everything else is from there. */

import { t } from "../../i18n/index.svelte";
import { boatName, conditionName, letterOf } from "./names";
import { beside, bearing, centre, HEADINGS, hexKey } from "./layout/layout";
import type { Boat, Hex, MississippiQueenRoomView, RiverSpace } from "../../api/types";

const SPECIAL = ["blue dock", "red dock", "depot", "driftwood", "sandbank"];

export function describeRiver(view: MississippiQueenRoomView): string[] {
  const boat = view.boats.find((each) => each.name === (view.focus_boat ?? mine(view)?.name)) ?? view.boats[0];
  const lines = boat?.hex
    ? [ahead(view, boat, boat.hex), ...otherBoats(view, boat.hex, boat), ...nearbyFeatures(view, boat.hex)]
    : otherBoats(view, null, boat);
  return lines;
}

const mine = (view: MississippiQueenRoomView): Boat | undefined =>
  view.boats.find((boat) => view.yours.includes(boat.seat) && boat.hex);

function ahead(view: MississippiQueenRoomView, boat: Boat, hex: Hex): string {
  const byHex = new Map(view.river.spaces.map((space) => [hexKey(space.hex), space]));
  const heading = HEADINGS.indexOf(boat.bow);
  let free = 0;
  for (let here = beside(hex, heading); ; here = beside(here, heading), free++) {
    const what = obstacle(view, byHex.get(hexKey(here)), here);
    const slots = { boat: boatName(boat), what, spaces: free };
    if (what) return t(free ? "mq-page-ahead-free" : "mq-page-ahead-at-once", slots);
  }
}

function obstacle(view: MississippiQueenRoomView, space: RiverSpace | undefined, hex: Hex): string {
  if (!space) return t("mq-page-kind-bank");
  const boat = view.boats.find((each) => each.hex && hexKey(each.hex) === hexKey(hex));
  if (boat) return boatName(boat);
  if (space.landing) return t("mq-page-kind-landing");
  return space.kind === "water" || space.kind === "start dock" ? "" : kindName(view, space.kind);
}

function kindName({ dock_colours }: MississippiQueenRoomView, kind: RiverSpace["kind"]): string {
  if (kind === "start dock") return t("mq-page-kind-start-dock");
  return t(
    `mq-page-kind-${kind === "blue dock" || kind === "red dock" ? (`${dock_colours[kind]}-dock` as const) : kind}`,
  );
}

function otherBoats(view: MississippiQueenRoomView, from: Hex | null, self: Boat | undefined): string[] {
  return view.boats
    .filter((boat) => boat !== self)
    .map((boat) => {
      const name = boatName(boat);
      if (!boat.hex || !from)
        return t("mq-page-ashore", {
          boat: name,
          condition: conditionName(boat.condition) || conditionName("ashore"),
        });
      const { place, speed, coal } = boat;
      return t("mq-page-other-boat", {
        boat: name,
        place,
        ...directionTo(from, boat.hex),
        bow: letterOf(boat.bow),
        speed,
        coal,
      });
    });
}

function nearbyFeatures(view: MississippiQueenRoomView, from: Hex): string[] {
  const near = view.river.spaces
    .filter((space) => space.landing || (SPECIAL.includes(space.kind) && space.waiting !== 0))
    .map((space) => ({ space, far: distance(from, space.hex) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, 6);
  return near.map(({ space, far }) => {
    const what = space.landing ? t("mq-page-kind-landing") : kindName(view, space.kind);
    return far
      ? t("mq-page-near", { what, place: space.place, ...directionTo(from, space.hex) })
      : t("mq-page-same-space", { what, place: space.place });
  });
}

export const distance = ([aq, ar]: Hex, [bq, br]: Hex): number =>
  (Math.abs(aq - bq) + Math.abs(ar - br) + Math.abs(aq + ar - bq - br)) / 2;

function directionTo(from: Hex, to: Hex): { spaces: number; heading: string } {
  const [ax, ay] = centre(from);
  const [bx, by] = centre(to);
  const degrees = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  const turn = ((Math.round((degrees - bearing(0)) / 60) % 6) + 6) % 6;
  return { spaces: distance(from, to), heading: t({ id: `mq-page-heading-${HEADINGS[turn]!}`, args: {} }) };
}
