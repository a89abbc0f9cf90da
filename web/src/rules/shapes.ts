/** The rulebook as the server describes it. */

import type { AdviceRead, ClauseRead, RaceExample, Rules, SeasonExample } from "../lib/api";

export type { RaceExample, SeasonExample };
export type Book = Rules;
export type Advice = AdviceRead;
export type Clause = ClauseRead;
export type Example = RaceExample | SeasonExample;
export type Knob = Rules["knobs"][number];
export type Term = Rules["terms"][number];
