/** A race as the server describes it. */

import type { Boat, MovePlansSaid, RaceRoomView, RiverSpace } from "../lib/api";

export type { Boat };
export type Hex = RiverSpace["hex"];
export type Space = RiverSpace;
export type RaceView = RaceRoomView;
export type MovePlans = MovePlansSaid;
