/** Requests. A refusal becomes an error with the server's message. */

import type { Message } from "../i18n/index.svelte";
import { requestAt } from "./addresses";
import type {
  ExamplesResponse,
  GameRecord,
  GameStatistics,
  GamesResponse,
  LessonResponse,
  LuckResponse,
  MississippiQueenExample,
  MyRoom,
  PastResponse,
  RecordSummary,
  RematchLink,
  RiverboatExample,
  RoomOpened,
  RulebookResponse,
  SaidMessage,
  StatisticsResponse,
} from "./types";

export class RequestRefused extends Error {
  constructor(readonly refusal: Message) {
    super(refusal.id);
  }
}

const plain = (text: string): Message => ({ id: "error-plain", args: { text } });

/** What to tell the reader when a request failed. */
export const problemOf = (reason: unknown): Message =>
  reason instanceof RequestRefused ? reason.refusal : plain(reason instanceof Error ? reason.message : String(reason));

async function send<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(requestAt(path), body === undefined ? {} : posted(body));
  } catch {
    throw new RequestRefused({ id: "common-no-answer", args: {} });
  }
  const data: unknown = await answer.json();
  if (!answer.ok) throw new RequestRefused((data as { message?: Message }).message ?? plain(answer.statusText));
  return data as T;
}

function posted(body: unknown): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

export interface Chair {
  name?: string;
  bot?: string;
  here?: boolean;
  free?: boolean; // for whoever claims it by the room link
}

export interface CreateRoomRequest {
  game: string;
  edition: string;
  variants: Record<string, boolean | number | string>;
  chairs: Chair[];
  turn_limit?: number | null;
  listed?: boolean;
}

export interface ImportRecordRequest {
  record: unknown;
  chairs: Chair[];
  turn_limit?: number | null;
  listed?: boolean;
}

export const lobby = () => send<GamesResponse>("api/games");
export const openRoom = (wish: CreateRoomRequest) => send<RoomOpened>("api/rooms", wish);
export const openFromRecord = (wish: ImportRecordRequest) => send<RoomOpened>("api/rooms/from-record", wish);
export const myRooms = async (links: string[]) => (await send<{ rooms: MyRoom[] }>("api/mine", { links })).rooms;
export const giveToBot = (link: string, bot: string) => send(`api/seats/${link}/bot`, { bot });
export const checkRecord = (record: unknown) => send<RecordSummary>("api/records/check", { record });

export const claimSeat = async (join: string, seat: number, name: string) =>
  (await send<{ link: string }>(`api/join/${join}/seats/${seat}`, { name })).link;
export const changeSeat = (link: string, seat: number) => send(`api/seats/${link}/seat`, { seat });
export const renameSeat = (link: string, seat: number, name: string) => send(`api/seats/${link}/name`, { seat, name });
export const setReady = (link: string, ready: boolean) => send(`api/seats/${link}/ready`, { ready });
export const sayPhrase = (link: string, phrase: SaidMessage["phrase"]) => send(`api/seats/${link}/say`, { phrase });

/** What whoever opened a room may do, by the link that manages it. */
export const startGame = (manage: string, bot: string) => send(`api/manage/${manage}/start`, { bot });
export const fillSeat = (manage: string, seat: number, bot: string) =>
  send(`api/manage/${manage}/seats/${seat}/fill`, { bot });
export const seatStandIn = (manage: string, seat: number, bot: string) =>
  send(`api/manage/${manage}/seats/${seat}/stand-in`, { bot });
export const remindPlayer = (manage: string, seat: number) =>
  send(`api/manage/${manage}/seats/${seat}/remind`, { confirm: true });

export const lesson = (game: string) => send<LessonResponse>(`api/lessons/${game}`);
export const openScene = (game: string, scene: string, name: string) =>
  send<RoomOpened>(`api/lessons/${game}/${scene}`, { name });
export const rulebook = (game: string, edition: string, language: string) =>
  send<RulebookResponse>(`api/rules/${game}?${new URLSearchParams({ edition, language }).toString()}`);
export const examplesOf = async (
  game: string,
  clause: string,
  language: string,
): Promise<(MississippiQueenExample | RiverboatExample)[]> =>
  (await send<ExamplesResponse>(`api/rules/${game}/examples?${new URLSearchParams({ clause, language }).toString()}`))
    .examples;

interface Key {
  access: "seats" | "watch";
  link: string;
}

const room = ({ access, link }: Key) => `api/${access}/${link}`;

export const recordOf = (key: Key) => send<GameRecord>(`${room(key)}/record`);
export const chancesOf = (key: Key) => send<LuckResponse>(`${room(key)}/luck`);
export const statisticsOf = async (key: Key): Promise<GameStatistics | null> =>
  (await send<StatisticsResponse>(`${room(key)}/statistics`)).statistics;
export const joinRematch = (link: string) => send<RematchLink>(`api/seats/${link}/rematch`, {});
export const pastOf = (key: Key, index: number, eyes: string | number, moments: number) =>
  send<PastResponse>(`${room(key)}/past/${index}?eyes=${eyes}&moments=${moments}`);
export const fork = (key: Key, index: number, chairs: Chair[]) =>
  send<RoomOpened>(`${room(key)}/fork`, { index, chairs });
