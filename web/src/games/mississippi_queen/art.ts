/** Shapes and colours of boats and stations; drawings and terminal have them from the same file. */

import art from "../../../../src/paddlewheel/mississippi_queen/data/art.json";
import type { Boat, MississippiQueenRoomView, RiverSpace } from "../../api/types";

export interface Paint {
  hull: string;
  ink: string; // of the letter on it
}

export const { boat: BOAT, hut: HUT, passenger: PASSENGER } = art;
export const PAINTS: Record<Boat["colour"], Paint> = art.paints;

/** By the boat's name, which is the same in every edition. */
export const FUNNELS: Record<Boat["name"], string> = art.funnels;

export type DockColours = MississippiQueenRoomView["dock_colours"];
type StationKind = keyof DockColours | "depot";

export const isStation = (space: RiverSpace): space is RiverSpace & { kind: StationKind } =>
  space.kind.endsWith(" dock") ? space.kind !== "start dock" : space.kind === "depot";

export const stationPaint = (kind: StationKind, colours: DockColours): string =>
  kind === "depot" ? art.depot : art.docks[colours[kind]];
