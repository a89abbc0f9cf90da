/** What is shown of a table: a change only when the one before it has been animated, its events one after the other.
 *
 * The newest state may be some changes ahead; people see and read the presented one. */

import { settings, type Pace } from "../app/settings.svelte";
import { isStill } from "../lib/motion";
import type { Entry, GameTypes } from "../api/types";

/** What one message of the server changed. */
export interface Change<Of extends GameTypes = GameTypes> {
  happened: Of["entry"][];
  view: Of["view"]; // afterwards
  next: number; // afterwards
}

/** A part of an animation. */
export interface Scene {
  duration: number; // milliseconds, at the normal pace
  tells: number; // of the events of the change, so many may be told once it begins
  begin: (duration: number) => void; // the milliseconds it has at the pace chosen
}

/** How a game shows a change on its board. */
export interface Animator<Of extends GameTypes = GameTypes> {
  scenes(change: Change<Of>): Scene[];
  /** This view, at once; nothing moves any more. */
  settle(view: Of["view"]): void;
}

interface Moment<Of extends GameTypes> {
  view: Of["view"];
  next: number;
}

interface Planned<Of extends GameTypes> {
  change: Change<Of>;
  scenes: Scene[];
}

const PACES: Record<Pace, number> = { slow: 2, normal: 1, fast: 0.4, off: 1 }; // off: only what is asked for again
const LONGEST_MS = 7000; // at the normal pace; what would take longer is hurried
const REMEMBERED = 80; // changes that can be shown again

export class Presentation<Of extends GameTypes = GameTypes> {
  view = $state.raw<Of["view"] | null>(null);
  log = $state.raw<Of["entry"][]>([]);
  next = $state(0);
  isRunning = $state(false);
  isOthers = $state(false); // what is shown just now is the doing of others
  isAgain = $state(false); // it has been shown before
  news = $state.raw<Change<Of>[]>([]); // what others did since the reader's last turn

  #animator: Animator<Of> | null = null;
  #queue: Planned<Of>[] = [];
  #change: Change<Of> | null = null; // that is being shown
  #scenes: Scene[] = []; // of it, still to come
  #told: Of["entry"][] = []; // the log before it
  #timer = 0;
  #mine: Moment<Of> | null = null; // how the table stood after the reader's last turn
  readonly #past: () => Of["view"] | null;

  /** `past` is an earlier moment that the board shows instead. */
  constructor(past: () => Of["view"] | null) {
    this.#past = past;
  }

  /** The board of the game comes, or goes. */
  use(animator: Animator<Of> | null): void {
    this.skip();
    this.#animator = animator;
  }

  /** To a state that nothing leads to step by step. */
  jump(view: Of["view"], next: number, log: Of["entry"][] = this.log): void {
    this.#stop();
    this.log = log;
    this.#mine = { view, next };
    this.news = [];
    this.#arrive(view, next);
  }

  add(change: Change<Of>): void {
    this.#remember(change);
    if (change.happened.some((entry) => entry.kind === "undo")) {
      const { log } = this.#end();
      return this.jump(change.view, change.next, [...log, ...change.happened]);
    }
    const isNow = !this.#animator || this.#past() !== null || isStill() || (settings.pace === "off" && !this.isAgain);
    this.#queue.push({ change, scenes: isNow ? [] : this.#animator!.scenes(change) });
    if (isNow) this.skip();
    else if (!this.isRunning) this.#go();
  }

  /** To the newest state, at once. */
  skip(): void {
    const { log, change } = this.#end();
    this.#stop();
    if (!change) return;
    this.log = log;
    this.#arrive(change.view, change.next);
  }

  /** Whether there is anything to show again. */
  get canAgain(): boolean {
    return this.news.length > 0 && this.#animator !== null && !isStill();
  }

  /** Show what happened since the reader's last turn once more. */
  again(): void {
    const [mine, news] = [this.#mine, this.news];
    if (!mine || !this.canAgain || this.#past() !== null) return;
    this.skip();
    this.log = this.log.filter((entry) => entry.number < mine.next);
    this.#arrive(mine.view, mine.next);
    this.#queue = news.map((change) => ({ change, scenes: this.#animator!.scenes(change) }));
    this.isAgain = true;
    this.#go();
  }

  #remember(change: Change<Of>): void {
    if (
      change.happened.some(({ kind, seat }) => kind === "play" && seat !== null && change.view.yours.includes(seat))
    ) {
      this.#mine = { view: change.view, next: change.next };
      this.news = [];
    } else if (this.news.length < REMEMBERED) this.news = [...this.news, change];
    else {
      this.#mine = { view: this.news[0]!.view, next: this.news[0]!.next };
      this.news = [...this.news.slice(1), change];
    }
  }

  /** The last change that waits to be shown, and the log after it. */
  #end(): { log: Of["entry"][]; change: Change<Of> | null } {
    const all = [...(this.#change ? [this.#change] : []), ...this.#queue.map(({ change }) => change)];
    const before = this.#change ? this.#told : this.log;
    return { log: [...before, ...all.flatMap((change) => change.happened)], change: all.at(-1) ?? null };
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#scenes = [];
    this.#change = null;
    this.isRunning = this.isOthers = this.isAgain = false;
  }

  /** The next scene: of this change, else of the next one. */
  #go(): void {
    while (!this.#scenes.length) {
      if (this.#change) this.#finish(this.#change);
      const planned = this.#queue.shift();
      if (!planned) return this.#stop();
      this.#change = planned.change;
      this.#scenes = [...planned.scenes];
      this.#told = this.log;
      this.isOthers = this.isAgain || isOthers(planned.change.happened, planned.change.view);
    }
    if (this.#past() !== null || isStill()) return this.skip();
    this.isRunning = true;
    this.#begin();
  }

  #begin(): void {
    const left = totalOf(this.#scenes) + this.#queue.reduce((sum, { scenes }) => sum + totalOf(scenes), 0);
    const scene = this.#scenes.shift()!;
    this.log = [...this.#told, ...firstOf(this.#change!.happened, scene.tells)];
    const duration = scene.duration * PACES[settings.pace] * Math.min(1, LONGEST_MS / left);
    scene.begin(Math.round(duration));
    this.#timer = window.setTimeout(() => this.#go(), duration);
  }

  #finish({ happened, view, next }: Change<Of>): void {
    this.log = [...this.#told, ...happened];
    this.#change = null;
    this.#arrive(view, next);
  }

  #arrive(view: Of["view"], next: number): void {
    this.view = view;
    this.next = next;
    this.#animator?.settle(this.#past() ?? view);
  }
}

/** Does somebody decide in it who is not at this screen? */
export const isOthers = (happened: readonly Pick<Entry, "kind" | "seat">[], { yours }: { yours: readonly number[] }) =>
  happened.some(({ kind, seat }) => kind === "play" && seat !== null && !yours.includes(seat));

const totalOf = (scenes: readonly Scene[]): number => scenes.reduce((sum, { duration }) => sum + duration, 0);

/** Entries with only so many of their events. */
function firstOf<E extends { events: readonly unknown[] }>(entries: readonly E[], events: number): E[] {
  let left = events;
  const told: E[] = [];
  for (const entry of entries) {
    if (left <= 0) break;
    told.push(entry.events.length > left ? { ...entry, events: entry.events.slice(0, left) } : entry);
    left -= entry.events.length;
  }
  return told;
}
