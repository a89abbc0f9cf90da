/** Requests. A refusal becomes an error with the server's own sentence. */

import { COMMON } from "../words/common";
import { say } from "../words/index.svelte";
import { requestAt } from "./addresses";
import type {
  LuckResponse,
  ExamplesResponse,
  GameRecord,
  LessonResponse,
  PastResponse,
  MississippiQueenExample,
  RulebookResponse,
  RiverboatExample,
} from "./schema";
import type { Lobby, MyRoom, Opened } from "./types";

export class Refused extends Error {}

async function asked<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(requestAt(path), body === undefined ? {} : posted(body));
  } catch {
    throw new Refused(say(COMMON.no_answer));
  }
  const data = await answer.json();
  if (!answer.ok) throw new Refused(data.error ?? answer.statusText);
  return data as T;
}

function posted(body: unknown): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

export interface Chair {
  name?: string;
  bot?: string;
  here?: boolean;
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

export const lobby = () => asked<Lobby>("api/games");
export const openRoom = (wish: CreateRoomRequest) => asked<Opened>("api/rooms", wish);
export const openFromRecord = (wish: ImportRecordRequest) => asked<Opened>("api/rooms/from-record", wish);
export const myRooms = async (links: string[]) => (await asked<{ rooms: MyRoom[] }>("api/mine", { links })).rooms;
export const giveToBot = (link: string, bot: string) => asked(`api/seats/${link}/bot`, { bot });
export const lesson = (game: string) => asked<LessonResponse>(`api/lessons/${game}`);
export const openScene = (game: string, scene: string, name: string) =>
  asked<Opened>(`api/lessons/${game}/${scene}`, { name });
export const rulebook = (game: string, edition: string, language: string) =>
  asked<RulebookResponse>(`api/rules/${game}?${new URLSearchParams({ edition, language }).toString()}`);
export const examplesOf = async (
  game: string,
  clause: string,
  language: string,
): Promise<(MississippiQueenExample | RiverboatExample)[]> =>
  (await asked<ExamplesResponse>(`api/rules/${game}/examples?${new URLSearchParams({ clause, language }).toString()}`))
    .examples;

interface Key {
  way: "seats" | "watch";
  link: string;
}

const room = ({ way, link }: Key) => `api/${way}/${link}`;

export const recordOf = (key: Key) => asked<GameRecord>(`${room(key)}/record`);
export const chancesOf = (key: Key) => asked<LuckResponse>(`${room(key)}/luck`);
export const pastOf = (key: Key, index: number, eyes: string | number, moments: number) =>
  asked<PastResponse>(`${room(key)}/past/${index}?eyes=${eyes}&moments=${moments}`);
export const fork = (key: Key, index: number, chairs: Chair[]) => asked<Opened>(`${room(key)}/fork`, { index, chairs });
