/** What is being set up on the start page. Nothing typed is lost when something else is chosen, or refused. */

import { openFromRecord, openRoom, type Chair } from "../../api/client";
import type { GameName, GamesResponse, RoomOpened } from "../../api/types";
import { gameNamed } from "../../games";
import { botName } from "../../room/bots";
import { t } from "../../i18n/index.svelte";
import { storedName } from "./name";

export type Value = boolean | number | string;
export type Edition = GamesResponse["games"][number]["editions"][number];
export type Variant = Edition["variants"][number];

export interface Seat {
  id: number;
  who: string; // me, here, link, or a bot
  name: string; // "": as usual
}

const PERSONS = ["me", "here", "link"];
const NEXT_BOT = "mate";

export class Setup {
  readonly offered: GamesResponse;
  game = $state<GameName>()!;
  editions = $state<Record<string, string>>({}); // chosen in each game
  changes = $state<Record<string, Record<string, Value>>>({}); // of the variants of each edition
  seats = $state<Seat[]>([seatOf("me", storedName()), seatOf("pilot"), seatOf("mate")]);
  limit = $state<number | null>(null); // seconds
  listed = $state(false); // is the room shown to everybody?
  saved = $state.raw<{ file: string; record: unknown } | null>(null);

  constructor(offered: GamesResponse) {
    this.offered = offered;
    this.game = offered.games[0]!.name;
    this.editions = Object.fromEntries(offered.games.map(({ name }) => [name, gameNamed(name).usualEdition]));
  }

  get #game(): GamesResponse["games"][number] {
    return this.offered.games.find((one) => one.name === this.game)!;
  }

  get edition(): Edition {
    return this.#game.editions.find((one) => one.name === this.editions[this.game])!;
  }

  /** Those that play the game. */
  get bots(): GamesResponse["bots"] {
    return this.offered.bots.filter((bot) => this.#game.bots.includes(bot.name));
  }

  /** Who sits there: instead of a bot that does not play the game, the strongest that does. */
  whoAt(place: number): string {
    const { who } = this.seats[place]!;
    return PERSONS.includes(who) || this.#game.bots.includes(who) ? who : (this.#game.bots.at(-1) ?? "link");
  }

  /** Does somebody come from elsewhere? */
  get hasGuests(): boolean {
    return this.seats.some((_, place) => this.whoAt(place) === "link");
  }

  /** How strong a bot is among all that are offered: 1 is the weakest. */
  strengthOf(bot: string): number {
    return this.offered.bots.findIndex((one) => one.name === bot) + 1;
  }

  get changed(): Record<string, Value> {
    return this.changes[this.edition.name] ?? {};
  }

  valueOf(variant: Variant): Value {
    return this.changed[variant.name] ?? variant.usual;
  }

  change(variant: Variant, value: Value): void {
    const { [variant.name]: _, ...others } = this.changed;
    this.changes[this.edition.name] = value === variant.usual ? others : { ...others, [variant.name]: value };
  }

  reset(): void {
    this.changes[this.edition.name] = {};
  }

  /** How many can play; a saved game has its number. */
  get counts(): readonly number[] {
    const players = playersOf(this.saved?.record);
    return players ? [players] : this.edition.players;
  }

  get canGrow(): boolean {
    return this.seats.length < Math.max(...this.counts);
  }

  get canShrink(): boolean {
    return this.seats.length > Math.min(...this.counts);
  }

  add(): void {
    this.seats.push(seatOf(NEXT_BOT));
  }

  remove(place: number): void {
    this.seats.splice(place, 1);
  }

  move(place: number, by: number): void {
    const [seat] = this.seats.splice(place, 1);
    this.seats.splice(place + by, 0, seat!);
  }

  /** There is one of me: whoever sat there as me stays at this screen. */
  seat(place: number, who: string): void {
    if (who === "me") for (const other of this.seats) if (other.who === "me") other.who = "here";
    this.seats[place]!.who = who;
  }

  usualName(place: number): string {
    const who = this.whoAt(place);
    if (who === "me") return t("start-my-name");
    if (PERSONS.includes(who)) return t("start-player", { number: place + 1 });
    const alike = this.seats.slice(0, place).filter((_, before) => this.whoAt(before) === who).length;
    return alike ? `${botName(who)} ${alike + 1}` : botName(who);
  }

  nameOf(place: number): string {
    return this.seats[place]!.name.trim() || this.usualName(place);
  }

  /** A saved game; `names` are those of its players. */
  load(file: string, record: unknown, names: readonly string[] = []): void {
    this.saved = { file, record };
    const players = playersOf(record);
    if (!players) return;
    while (this.seats.length < players) this.add();
    this.seats.length = players;
    for (const [place, name] of names.entries())
      if (name && this.seats[place]) this.#nameSaved(this.seats[place], name);
  }

  /** Bots of a saved game are bots again, and people are people. */
  #nameSaved(seat: Seat, name: string): void {
    const isBot = this.offered.bots.some((bot) => bot.name === name);
    if (isBot) seat.who = name;
    else seat.name = name;
    if (!isBot && !PERSONS.includes(seat.who)) seat.who = "link";
  }

  open(): Promise<RoomOpened> {
    const terms = {
      chairs: this.seats.map((_, place) => this.#chair(place)),
      turn_limit: this.hasGuests ? this.limit : null,
      listed: this.hasGuests && this.listed,
    };
    if (this.saved) return openFromRecord({ record: this.saved.record, ...terms });
    const variants = Object.fromEntries(
      Object.entries(this.changed).map(([name, value]) => [name, value === "" ? false : value]),
    );
    return openRoom({ game: this.game, edition: this.edition.name, variants, ...terms });
  }

  #chair(place: number): Chair {
    const who = this.whoAt(place);
    const name = this.seats[place]!.name.trim(); // what was not typed is in the language of whoever reads it
    if (who === "link") return { name, free: true };
    if (who === "here") return { name, here: true };
    if (who === "me") return { name, here: this.seats.some((seat) => seat.who === "here") };
    return { name, bot: who };
  }
}

let lastId = 0;

function seatOf(who: string, name = ""): Seat {
  return { id: ++lastId, who, name };
}

function playersOf(record: unknown): number | null {
  const options: unknown = typeof record === "object" && record !== null && "options" in record ? record.options : null;
  const players: unknown =
    typeof options === "object" && options !== null && "players" in options ? options.players : null;
  return typeof players === "number" && Number.isInteger(players) && players >= 1 && players <= 12 ? players : null;
}
