/** Names for parts and unions of the generated types; everything else comes from `schema.d.ts` as it is. */

import type {
  Farm,
  GameStatistics,
  MessageData,
  MississippiQueenAction,
  MississippiQueenEntryView,
  MississippiQueenExample,
  RiverboatAction,
  RiverboatEntryView,
  RiverboatExample,
  PlansMessage,
  RiverboatPlansMessage,
  RiverSpace,
  RoomView,
  SaidMessage,
  SeatInfo,
} from "./schema";

export type * from "./schema";

/** Who sits at a table, by the name the page calls them; what they say at the moment. */
export interface Sitter extends SeatInfo {
  said?: SaidMessage["phrase"] | undefined;
}

export type Action = MississippiQueenAction | RiverboatAction;
export type Entry = MississippiQueenEntryView | RiverboatEntryView;
export type RulebookExample = MississippiQueenExample | RiverboatExample;

export type MississippiQueenEntryEvent = MississippiQueenEntryView["events"][number];
export type Hex = RiverSpace["hex"];

export type RiverboatPlanTree = Omit<RiverboatPlansMessage, "type" | "kind" | "next">;
export type PointSource = keyof Farm["score"]["earned"];

/** The types of one game; those of all games where it is not known which. */
export interface GameTypes {
  view: RoomView;
  entry: Entry;
  plans: PlansMessage;
  example: RulebookExample;
  statistics: GameStatistics;
}

/** What the events of every game have in common. */
export interface EventSummary {
  message: MessageData;
  who: string;
  kind: string;
  clause: string;
}

/** Whether an entry is part of the game that was played; the others tell of undos and agreements. */
export const isPlayed = ({ kind }: Entry): boolean => ["play", "draw", "forced", "end"].includes(kind);

export const eventsOf = (entry: Entry): EventSummary[] => entry.events;
