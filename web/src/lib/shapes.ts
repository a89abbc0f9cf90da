/** What the page reads of the server's messages. */

export interface Action {
  id: number;
  text: string;
  meaning: string;
  clause: string;
  coal?: number;
  points?: number;
  coin?: number;
  score?: number;
}

export interface BaseView {
  game: string;
  edition: string;
  players: number;
  seat: number | null;
  yours: number[];
  actor: number;
  phase: string;
  prompt: string;
  actions: Action[];
  round: number;
  can_undo: boolean;
  luck: { commitment: string; secret: string | null };
  result: number[] | null;
  problem: string | null;
}

export interface SeatInfo {
  name: string;
  kind: "person" | "bot";
  here: boolean;
  bot: string;
  present: boolean;
}

export interface Happening {
  kind: string;
  text: string;
  who: string;
  facts: Record<string, unknown>;
}

export interface Entry {
  number: number;
  kind: "play" | "draw" | "undo";
  seat: number | null;
  action: string;
  events: Happening[];
}

export interface Plans {
  actions: string[];
  nodes: { parent: number[]; action: number[]; place?: number[] };
  plans: { node: number[] } & Record<string, number[]>;
  places?: string[];
  headings?: string[];
  pushed?: Record<string, string>[];
}

export interface Opened {
  room: string;
  seats: (string | null)[];
  watch: string;
}

export interface GameInfo {
  name: string;
  title: string;
  editions: { name: string; players: number[] }[];
}

export interface Lobby {
  games: GameInfo[];
  bots: { name: string; manner: string }[];
}

export interface MyRoom {
  link: string;
  room: string;
  opened: number;
  game: string;
  edition: string;
  seats: SeatInfo[];
  yours: number[];
  actor: number;
  is_your_turn: boolean;
  result: number[] | null;
}
