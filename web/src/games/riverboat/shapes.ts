/** A game of Riverboat as the server describes it. */

import type {
  Crop,
  Farm,
  FieldView,
  PhaseTile,
  RiverboatAction,
  RiverboatKind,
  RiverboatPlansMessage,
  RiverboatRoomView,
  RoundPhase,
  Suit,
} from "../../api/schema";

export type { Crop, Farm, FieldView, PhaseTile, RiverboatAction, RiverboatKind, RoundPhase, Suit };
export type SeasonView = RiverboatRoomView;
export type SeasonPlans = Omit<RiverboatPlansMessage, "type" | "next">;
export type Source = keyof Farm["score"]["earned"];
