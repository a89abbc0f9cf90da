import type {
  ChoicePlansMessage,
  MississippiQueenEntryView,
  MississippiQueenExample,
  MississippiQueenRoomView,
  MovePlansMessage,
} from "../../api/types";

export interface MississippiQueenTypes {
  view: MississippiQueenRoomView;
  entry: MississippiQueenEntryView;
  plans: ChoicePlansMessage | MovePlansMessage;
  example: MississippiQueenExample;
}
