/** A game of Riverboat as the server describes it. */

import type { Farm, Field, SeasonAction, SeasonRoomView } from "../lib/api";

export type { Farm, Field };
export type SeasonView = SeasonRoomView;
export type { SeasonAction };
