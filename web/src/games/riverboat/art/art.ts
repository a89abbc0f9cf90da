/** Shapes and colours of crops, cloths, buildings and people; the drawings have them from the same file. */

import art from "../../../../../src/paddlewheel/riverboat/data/art.json";
import type { Crop, Suit } from "../../../api/types";
import type { Shape } from "../../../ui/Shapes.svelte";

interface Cloth {
  size: number;
  turn: number;
  light: string;
  dark: string;
  weave: Shape[];
}

/** What a cloth looks like by day and by night. */
export const clothPaint = ({ light, dark }: Cloth): string => `light-dark(${light}, ${dark})`;

export const BOAT = art.riverboat;
export const SUITS: Record<Suit | "wild", string> = art.suits;
export const CLOTHS: Record<Suit, Cloth> = art.cloths;

/** The ground of a planted hex; never alone: a drawing and a letter stand on it. */
export const SOIL: Record<Crop, string> = art.soil;
export const CROPS: Record<Crop, Shape[]> = art.crops;
export const BUILDINGS: Record<"barn" | "well", Shape[]> = art.buildings;
export const FIGURES: Record<"worker" | "surveyor" | "master", Shape[]> = art.figures;
export const COAT = { path: art.figures.worker[0]!.d!, colour: art.figures.worker[0]!.fill }; // of a worker too small for more
