import type {
  RiverboatEntryView,
  RiverboatExample,
  RiverboatPlansMessage,
  RiverboatRoomView,
  SeasonStatistics,
} from "../../api/types";

export interface RiverboatTypes {
  view: RiverboatRoomView;
  entry: RiverboatEntryView;
  plans: RiverboatPlansMessage;
  example: RiverboatExample;
  statistics: SeasonStatistics;
}
