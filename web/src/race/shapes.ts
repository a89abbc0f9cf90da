import type { BaseView } from "../lib/shapes";

export type Hex = [number, number];

export interface Space {
  place: string;
  hex: Hex;
  kind: string;
  slot: number;
  island?: number;
  waiting?: number;
  start_dock?: number;
}

export interface Boat {
  name: string;
  letter: string;
  seat: number | null;
  rose: boolean;
  place: string;
  hex: Hex | null;
  bow: string;
  speed: number;
  coal: number;
  passengers: number;
  condition: string;
}

export interface RaceView extends BaseView {
  order: string[];
  turn: number;
  move: { boat: string; points: number; free_turn: boolean; trail: string[] } | null;
  boats: Boat[];
  river: {
    length: number;
    laid: number;
    tiles: { slot: number; name: string; anchor: Hex; heading: string; rank: number }[];
    spaces: Space[];
    finish: { heading: string; anchor: Hex } | null;
  };
  passengers_to_win: number;
}
