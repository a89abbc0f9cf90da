/** A race as the server describes it. */

import type { Boat, MovePlansSaid, RaceAction, RaceHappened, RaceRoomView, RiverSpace, RiverTile } from "../lib/api";

export type { Boat, RaceAction };
export type Hex = RiverSpace["hex"];
export type Space = RiverSpace;
export type Tile = RiverTile;
export type RaceView = RaceRoomView;
export type MovePlans = MovePlansSaid;
export type RaceEntry = RaceHappened;
export type RaceEvent = RaceHappened["events"][number];
