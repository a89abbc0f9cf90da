/** The rulebook as the server describes it. */

import type {
  RulebookAdvice,
  RulebookClause,
  MississippiQueenExample,
  RulebookResponse,
  RiverboatExample,
} from "../../api/schema";

export type { MississippiQueenExample, RiverboatExample };
export type Book = RulebookResponse;
export type Advice = RulebookAdvice;
export type Clause = RulebookClause;
export type Example = MississippiQueenExample | RiverboatExample;
export type Knob = RulebookResponse["knobs"][number];
export type Term = RulebookResponse["terms"][number];
