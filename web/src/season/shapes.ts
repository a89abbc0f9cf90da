/** A game of Riverboat as the server describes it. */

import type { Crop, Farm, Field, PhaseTile, Riverboat, SeasonAction, SeasonPlansSaid, SeasonRoomView, Stage, Suit } from "../lib/api";

export type { Crop, Farm, Field, PhaseTile, Riverboat, SeasonAction, Stage, Suit };
export type SeasonView = SeasonRoomView;
export type SeasonPlans = Omit<SeasonPlansSaid, "type" | "next">;
export type Source = keyof Farm["score"]["earned"];
