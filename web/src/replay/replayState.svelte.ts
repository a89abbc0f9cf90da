/** Looking back at a table: which moment is shown, through whose eyes, and whether it goes on by itself. */

import { pastOf, problemOf } from "../api/client";
import { patched } from "../api/patch";
import type { RoomView } from "../api/types";
import type { Table } from "../api/table.svelte";
import type { Message } from "../i18n/index.svelte";
import { momentsOf, type Moment } from "./moments";

export type Eyes = "own" | "watch" | number;
export const PACES = { slow: 2000, steady: 1000, fast: 350 }; // milliseconds a moment
export type Pace = keyof typeof PACES;

const PIECE = 50; // moments asked for at once

export class ReplayState {
  at = $state<number | null>(null); // the index of the moment shown; null is the present
  eyes = $state<Eyes>("own");
  pace = $state<Pace>("steady");
  isPlaying = $state(false);
  problem = $state.raw<Message | null>(null);
  readonly moments = $derived.by<Moment[]>(() => momentsOf(this.table.log));
  readonly position = $derived.by(() => this.#positionOf(this.at));
  readonly moment = $derived.by<Moment>(() => this.moments[this.position]!);
  readonly news = $derived.by(() =>
    this.at === null ? 0 : this.table.log.filter((entry) => entry.number >= this.#began).length,
  );

  #began = 0; // the number of the entry to come when somebody began to look back
  #known = new Map<Eyes, Map<number, RoomView>>();
  #asked = new Map<string, Promise<void>>();
  #timer = 0;

  constructor(readonly table: Table) {}

  get isAway(): boolean {
    return this.at !== null;
  }

  /** Is it known what happened, from the beginning? While a lost connection comes back, what was known is enough. */
  get isReady(): boolean {
    return this.table.hasLog || this.table.log[0]?.number === 0;
  }

  get last(): number {
    return this.moments.length - 1;
  }

  /** Show a moment by its place in the line; the last one, seen with one's own eyes, is the present. */
  async go(position: number): Promise<void> {
    const wanted = Math.max(0, Math.min(position, this.last));
    if (wanted === this.last && this.eyes === "own") this.present();
    else await this.#show(wanted);
  }

  async see(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    await this.go(this.position);
  }

  present(): void {
    this.stop();
    this.at = null;
    this.eyes = "own";
    this.problem = null;
    this.table.past = null;
  }

  play(): void {
    this.isPlaying = true;
    void this.#goOn(this.position === this.last ? 0 : this.position + 1);
  }

  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  async #goOn(position: number): Promise<void> {
    await this.go(position);
    if (!this.isPlaying) return;
    if (this.problem || this.position === this.last) this.stop();
    else this.#timer = window.setTimeout(() => void this.#goOn(this.position + 1), PACES[this.pace]);
  }

  async #show(position: number): Promise<void> {
    const { eyes } = this;
    const { index } = this.moments[position]!;
    if (this.at === null) this.#began = (this.table.log.at(-1)?.number ?? -1) + 1;
    this.at = index;
    this.table.past ??= { ...this.table.view!, actions: [], can_undo: false } as RoomView;
    this.problem = null;
    try {
      const view = this.#known.get(eyes)?.get(index) ?? (await this.#fetched(position, eyes)).get(index);
      if (view && this.at === index && this.eyes === eyes) this.table.past = view;
    } catch (reason) {
      this.problem = problemOf(reason);
    }
  }

  /** The views of these eyes, once the piece of the game around this moment is among them. */
  async #fetched(position: number, eyes: Eyes): Promise<Map<number, RoomView>> {
    const known = this.#known.get(eyes) ?? new Map<number, RoomView>();
    this.#known.set(eyes, known);
    const first = position - (position % (PIECE - 1));
    const { index } = this.moments[first]!;
    const name = `${eyes} ${index} ${Math.min(first + PIECE, this.moments.length)}`;
    const asked = this.#asked.get(name) ?? this.#ask(index, eyes, known);
    this.#asked.set(name, asked);
    await asked.finally(() => this.#asked.delete(name));
    return known;
  }

  async #ask(index: number, eyes: Eyes, known: Map<number, RoomView>): Promise<void> {
    const past = await pastOf(this.table, index, eyes, PIECE);
    let view: RoomView = past.view;
    known.set(past.from, view);
    for (const moment of past.then) known.set(moment.index, (view = patched(view, moment.view)));
  }

  #positionOf(index: number | null): number {
    if (index === null) return this.last;
    const later = this.moments.findIndex((moment) => moment.index > index);
    return later < 0 ? this.last : later - 1;
  }
}

const REPLAYS = new WeakMap<Table, ReplayState>();

export function replayOf(table: Table): ReplayState {
  const found = REPLAYS.get(table) ?? new ReplayState(table);
  REPLAYS.set(table, found);
  return found;
}
