/** Names of the page for what the server sends; the types are generated from its schema. */

import type {
  ServerMessage,
  MyRoom,
  GamesResponse,
  Patch,
  PlansMessage,
  MississippiQueenAction,
  MississippiQueenEntryView,
  RoomOpened,
  RoomView,
  RiverboatAction,
  RiverboatEntryView,
  SeatInfo,
} from "./schema";

export type Heard = ServerMessage;
export type { Patch, RoomView };
export type Action = MississippiQueenAction | RiverboatAction;
export type Entry = MississippiQueenEntryView | RiverboatEntryView;
export type Plans = PlansMessage;
export type { MyRoom, SeatInfo };
export type Opened = RoomOpened;
export type Lobby = GamesResponse;

/** The sentences of an entry, whatever its game. */
export const linesOf = (entry: Entry): { text: string; who: string; kind: string; clause: string }[] => entry.events;
