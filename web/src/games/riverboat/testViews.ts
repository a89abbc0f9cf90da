/** Small pieces of a game, for tests. */

import type { Farm, FieldView, MessageData, RiverboatAction, RiverboatRoomView } from "../../api/types";

const message = (id: string): MessageData => ({ id, args: {} });

export const action = (text: string, more: Partial<RiverboatAction> = {}): RiverboatAction => ({
  id: 0,
  text,
  coin: 0,
  score: 0,
  worth: null,
  fields: [],
  meaning: message("rb-meaning-coin"),
  clause: "",
  ...more,
});

export const field = (name: string, more: Partial<FieldView> = {}): FieldView => ({
  name,
  row: 0,
  column: 0,
  colour: "heart",
  symbol: "♥",
  crop: "",
  worker: false,
  barn: false,
  well: false,
  surveyor: false,
  outskirts: false,
  ...more,
});

const NOTHING = {
  tiles: 0,
  riverboats: 0,
  bonus: 0,
  barns: 0,
  wells: 0,
  opportunities: 0,
  staff: 0,
  coins: 0,
  colours: 0,
  features: 0,
  harbor: 0,
  agents: 0,
};

export const farm = (mat: string, more: Partial<Farm> = {}, earned: Partial<typeof NOTHING> = {}): Farm => ({
  player: message(`rb-player-${mat}`),
  mat,
  fields: [],
  points: Object.values(earned).reduce((sum, points) => sum + points, 0),
  score: { earned: { ...NOTHING, ...earned }, if_it_ended_now: {} },
  coins: 3,
  workers: 13,
  surveyors: 2,
  surveyors_placed: 0,
  agents: 0,
  harvested: { turnip: 0, wheat: 0, corn: 0, potato: 0, pumpkin: 0 },
  three_hex_tiles: 0,
  passed: false,
  harbor: { master: -6, start: -6, end: 18, places: [2, 4], riverboats: [], worth: 0 },
  cards: [],
  ...more,
});

export const season = (more: Partial<RiverboatRoomView> = {}): RiverboatRoomView => ({
  game: "riverboat",
  edition: "2017",
  players: 2,
  seat: 0,
  actor: 0,
  decision: "draft",
  prompt: message("rb-prompt-chance-mat"),
  actions: [],
  round: 1,
  phase: null,
  order: [],
  move: null,
  seats: [farm("oak"), farm("elm")],
  phase_tiles: [],
  cultivation: {
    card: null,
    revealed: 0,
    of: 8,
    left: { heart: 7, spade: 7, club: 7, diamond: 7, star: 7, wild: 5 },
    workers_on_track: 4,
  },
  crop_tiles: [],
  riverboats: [],
  cards: [],
  pile: [],
  supply: { coins: 25, barns: 8, wells: 8, surveyors: 28 },
  result: null,
  room: "",
  yours: [0],
  can_undo: false,
  can_take_back: false,
  agreed_end: null,
  luck: { commitment: "", secret: null, copied: 0 },
  problem: null,
  ...more,
});
