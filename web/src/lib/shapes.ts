/** Names of the page for what the server sends; the types are generated from its schema. */

import type {
  Heard as AnythingHeard,
  Mine,
  Offered,
  Patch,
  PlansSaid,
  RaceAction,
  RaceHappened,
  RoomOpened,
  RoomView,
  SeasonAction,
  SeasonHappened,
  Sitting,
} from "./api";

export type Heard = AnythingHeard;
export type { Patch, RoomView };
export type Action = RaceAction | SeasonAction;
export type Entry = RaceHappened | SeasonHappened;
export type Plans = PlansSaid;
export type SeatInfo = Sitting;
export type Opened = RoomOpened;
export type Lobby = Offered;
export type MyRoom = Mine["rooms"][number];

/** The sentences of an entry, whatever its game. */
export const linesOf = (entry: Entry): { text: string; who: string; kind: string; clause: string }[] => entry.events;
