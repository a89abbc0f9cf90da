/** A game of Riverboat as the server describes it. */

import type { Crop, Farm, Field, PhaseTile, Riverboat, SeasonAction, RiverboatPlansMessage, RiverboatRoomView, Stage, Suit } from "../lib/api";

export type { Crop, Farm, Field, PhaseTile, Riverboat, SeasonAction, Stage, Suit };
export type SeasonView = RiverboatRoomView;
export type SeasonPlans = Omit<RiverboatPlansMessage, "type" | "next">;
export type Source = keyof Farm["score"]["earned"];
