import type { Crop } from "../../api/types";

/** The ground of a planted hex; never alone: a drawing and a letter stand on it. */
export const CROP_SOIL: Record<Crop, string> = {
  turnip: "#dcbfd3",
  wheat: "#efdfa6",
  corn: "#dfe3a0",
  potato: "#d3bb98",
  pumpkin: "#f0c49a",
};
