/** A race as the server describes it. */

import type {
  Boat,
  MovePlansMessage,
  MississippiQueenAction,
  MississippiQueenEntryView,
  MississippiQueenRoomView,
  RiverSpace,
  RiverTile,
} from "../../api/schema";

export type { Boat, MississippiQueenAction };
export type Hex = RiverSpace["hex"];
export type Space = RiverSpace;
export type Tile = RiverTile;
export type RaceView = MississippiQueenRoomView;
export type MovePlans = MovePlansMessage;
export type RaceEntry = MississippiQueenEntryView;
export type RaceEvent = MississippiQueenEntryView["events"][number];
