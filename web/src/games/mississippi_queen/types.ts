import type {
  ChoicePlansMessage,
  MississippiQueenEntryView,
  MississippiQueenExample,
  MississippiQueenRoomView,
  MovePlansMessage,
  RaceStatistics,
} from "../../api/types";

export interface MississippiQueenTypes {
  view: MississippiQueenRoomView;
  entry: MississippiQueenEntryView;
  plans: ChoicePlansMessage | MovePlansMessage;
  example: MississippiQueenExample;
  statistics: RaceStatistics;
}
