/** The paint of each colour, and the shape of each boat's funnels: no colour without a letter and a shape. */

import type { Boat, MississippiQueenRoomView, RiverSpace } from "../../api/types";

type Colour = Boat["colour"];

export interface Paint {
  hull: string;
  ink: string; // of the letter on it
}

const [DARK, LIGHT] = ["#2a2118", "#ffffff"];

export const PAINTS: Record<Colour, Paint> = {
  white: { hull: "#f4efe4", ink: DARK },
  orange: { hull: "#e08a2c", ink: DARK },
  blue: { hull: "#3a66ad", ink: LIGHT },
  green: { hull: "#3f7f45", ink: LIGHT },
  pink: { hull: "#e59ab6", ink: DARK },
  red: { hull: "#b23a2e", ink: LIGHT },
  yellow: { hull: "#e9c83f", ink: DARK },
  violet: { hull: "#7a5299", ink: LIGHT },
  grey: { hull: "#9aa0a6", ink: DARK },
  beige: { hull: "#e3cfa4", ink: DARK },
  brown: { hull: "#664228", ink: LIGHT },
  black: { hull: "#211d1f", ink: "#e8718d" },
};

/** By the boat's name, which is the same in every edition. */
export const FUNNELS: Record<Boat["name"], string> = {
  white: "M-3 0A3 3 0 1 1 3 0A3 3 0 1 1 -3 0Z",
  orange: "M-3 -3H3V3H-3Z",
  blue: "M0 -4L3.8 2.6H-3.8Z",
  green: "M0 -4L3.6 0L0 4L-3.6 0Z",
  pink: "M-4 -1.6H-1.6V-4H1.6V-1.6H4V1.6H1.6V4H-1.6V1.6H-4Z",
  red: "M-4 -2H4V2H-4Z",
  yellow: "M-2 -4H2V4H-2Z",
  violet: "M0 4L3.8 -2.6H-3.8Z",
  rose: "M0 -4L1.2 -1.3L4 -1.2L1.9 .7L2.5 3.6L0 2L-2.5 3.6L-1.9 .7L-4 -1.2L-1.2 -1.3Z",
};

const DOCKS = { blue: "#35619c", red: "#b23a2e", brown: "#7d4e2b" };
const DEPOT = "#1f1b18";

export type DockColours = MississippiQueenRoomView["dock_colours"];
type StationKind = keyof DockColours | "depot";

export const isStation = (space: RiverSpace): space is RiverSpace & { kind: StationKind } =>
  space.kind.endsWith(" dock") ? space.kind !== "start dock" : space.kind === "depot";

export const stationPaint = (kind: StationKind, colours: DockColours): string =>
  kind === "depot" ? DEPOT : DOCKS[colours[kind]];
