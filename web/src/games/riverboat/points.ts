/** Where points come from, in the order of the score sheet, each with the clause that says so. */

import type { PointSource } from "../../api/types";

export const POINT_CLAUSES: Record<PointSource, string> = {
  tiles: "RB-PLA-3",
  riverboats: "RB-SHIP-5",
  bonus: "RB-OPP-1",
  barns: "RB-SCO-3",
  wells: "RB-SCO-4",
  opportunities: "RB-SCO-5",
  staff: "RB-SCO-6",
  coins: "RB-END-1",
  colours: "RB-END-2",
  features: "RB-END-3",
  harbor: "RB-END-4",
  agents: "RB-END-5",
};
