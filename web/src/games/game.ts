/** What a game brings to the page: the default export of the `index.ts` in its folder. */

import type { Component, Snippet } from "svelte";
import type { Table } from "../api/table.svelte";
import type { GameTypes, SeatInfo } from "../api/types";

export interface GameUi<Of extends GameTypes = GameTypes> {
  name: Of["view"]["game"]; // as the server calls it
  path: string; // in addresses: #/rules/<path>
  usualEdition: string;
  StartPicture: Component;
  lesson?: LessonUi;
  /** Everything large, fetched when it is first shown. */
  load: () => Promise<GameComponents<Of>>;
}

/** A guided game; its scenes are the server's. */
export interface LessonUi {
  messageId: (part: string) => string; // of what the pilot says: in a scene, in a step of a scene
  next?: NextGame; // opened after the last scene; without it that scene's room is played on
}

export interface NextGame {
  edition: string;
  bots: string[];
}

export interface GameComponents<Of extends GameTypes = GameTypes> {
  /** The game on the table screen. */
  Table: Component<TableProps<Of>>;
  /** The mark of whom an event is about; the letter of `who` without it. */
  EventIcon?: Component<EventIconProps<Of>>;
  /** What a seat plays with: its boats, or the tree of its farmer. */
  marksOf?: (view: Of["view"], seat: number) => SeatMark[];
  /** An example of a rule, drawn as on the board. */
  Example: Component<ExampleProps<Of>>;
  /** What a game that is over was like, in the result sheet. */
  Result?: Component<ResultProps<Of>>;
  /** SVG definitions that examples refer to. */
  Definitions?: Component;
}

export interface SeatMark {
  who: string; // as in events: what its icon is drawn of
  name: string;
}

export interface TableProps<Of extends GameTypes = GameTypes> {
  /** What is shown; a game that animates hands an `Animator` to `table.presentation`. */
  table: Table<Of>;
  coach: Snippet<[Table]> | undefined;
  onclause: (clause: string) => void;
}

export interface ResultProps<Of extends GameTypes = GameTypes> {
  view: Of["view"];
  seats: readonly SeatInfo[];
  statistics: Of["statistics"] | null; // until they have come
  onclause: (clause: string) => void;
}

export interface EventIconProps<Of extends GameTypes = GameTypes> {
  who: string;
  view: Of["view"];
  size: number;
}

export interface ExampleProps<Of extends GameTypes = GameTypes> {
  example: Of["example"];
  moment: "before" | "after";
}
