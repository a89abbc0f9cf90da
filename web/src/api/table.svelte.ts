/** A table one sits at: its view, kept up to date by a socket that comes back by itself. */

import { calledBy } from "../room/bots";
import { patched } from "./patch";
import { reconnectDelay } from "./backoff";
import { socketAt } from "./addresses";
import { settings } from "../app/settings.svelte";
import type { Entry, GameTypes, ServerMessage, SeatInfo } from "./types";

const PATIENCE = 10_000; // milliseconds for the answer to a decision; then the connection is taken for dead
const GONE = 4404;
const STALE = 409;

export class Table<Of extends GameTypes = GameTypes> {
  view = $state.raw<Of["view"] | null>(null);
  #taken = $state.raw<SeatInfo[]>([]);
  readonly seats = $derived(this.#taken.map((seat) => ({ ...seat, name: calledBy(seat) })));
  log = $state.raw<Of["entry"][]>([]);
  hasLog = $state(false); // the view comes first, all that happened before it a little later
  plans = $state.raw<Of["plans"] | null>(null);
  past = $state.raw<Of["view"] | null>(null); // an earlier moment that is being looked at
  pending = $state.raw<string[]>([]); // decided, and to be confirmed
  problem = $state<{ text: string; clause: string } | null>(null);
  isConnected = $state(false);
  isGone = $state(false);
  isWaiting = $state(false); // for what a decision changes
  next = 0;

  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #patience = 0;
  #isClosed = false;
  #planned: string[] = [];

  constructor(
    readonly access: "seats" | "watch",
    readonly link: string,
  ) {
    this.#open();
    addEventListener("offline", this.#cut);
    addEventListener("online", this.#mend);
  }

  get isMyTurn(): boolean {
    return this.view !== null && this.view.yours.includes(this.view.actor);
  }

  /** What the screen shows: the present, or the past while somebody looks back. */
  get shown(): Of["view"] | null {
    return this.past ?? this.view;
  }

  play(action: string): void {
    this.playAll([action]);
  }

  /** A plan: its actions one after the other, each when the one before is done. */
  playAll(actions: string[]): void {
    if (this.past) return; // nobody decides by accident while looking back
    if (settings.confirm) this.pending = actions;
    else this.#begin(actions);
  }

  confirm(): void {
    if (!this.#canDecide) return;
    const actions = this.pending;
    this.pending = [];
    this.#begin(actions);
  }

  cancel(): void {
    this.pending = [];
  }

  undo(): void {
    this.#decide({ type: "undo", index: this.next });
  }

  restart(): void {
    this.#decide({ type: "restart", index: this.next });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#patience);
    removeEventListener("offline", this.#cut);
    removeEventListener("online", this.#mend);
    this.#letGo();
  }

  get #canDecide(): boolean {
    return this.isConnected && !this.isWaiting && !this.past;
  }

  #begin(actions: string[]): void {
    if (!this.#canDecide) return;
    this.#planned = actions.slice(1);
    if (actions[0] !== undefined) this.#decide({ type: "play", index: this.next, action: actions[0] });
  }

  #decide(message: object): void {
    if (!this.#canDecide) return;
    this.isWaiting = true;
    this.problem = null;
    this.#t(message);
    clearTimeout(this.#patience);
    this.#patience = window.setTimeout(() => this.isWaiting && this.#cut(), PATIENCE);
  }

  #t(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** Without a network a socket may stay open for minutes and hear nothing. */
  #cut = (): void => {
    this.#letGo();
    this.#lost(0);
  };

  #mend = (): void => {
    if (this.isConnected || this.isGone) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #letGo(): void {
    if (!this.#socket) return;
    this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = null;
  }

  #open(): void {
    this.#letGo();
    const socket = new WebSocket(socketAt(`api/${this.access}/${this.link}/socket`));
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #lost(code: number): void {
    this.isConnected = false;
    this.isWaiting = false;
    this.#planned = [];
    if (code === GONE) this.isGone = true;
    if (this.#isClosed || this.isGone) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#open(), reconnectDelay(this.#tries++));
  }

  #hear(message: ServerMessage): void {
    if (message.type === "whole") {
      this.#tries = 0;
      this.isConnected = true;
      this.hasLog = false;
      this.#taken = message.seats;
      this.#show(message.view, message.next);
      this.#t({ type: "since", index: this.log.length ? this.log.at(-1)!.number + 1 : 0 });
    } else if (message.type === "since") {
      this.log = [...this.log.filter((entry) => entry.number < message.from), ...message.happened];
      this.hasLog = true;
      this.#taken = message.seats;
      this.#show(message.view, message.next);
    } else if (message.type === "change") {
      this.log = [...this.log, ...message.happened];
      if (message.happened.some((entry) => this.#isAnothers(entry))) this.#planned = [];
      this.#show(patched(this.view!, message.view), message.next);
    } else if (message.type === "seats") this.#taken = message.seats;
    else if (message.type === "done")
      return; // the change that it made follows
    else if (message.type === "plans") this.plans ??= message.next === this.next ? message : null;
    else if (this.isWaiting || message.status !== STALE) {
      // Plans that were asked for too late are refused too, and nobody needs to know.
      this.isWaiting = false;
      this.#planned = [];
      this.problem = { text: message.error, clause: message.clause ?? "" };
    }
  }

  /** What somebody else decides may change one's mind: a plan ends there. */
  #isAnothers({ kind, seat }: Entry): boolean {
    return kind === "play" && seat !== null && !this.view!.yours.includes(seat);
  }

  #show(view: Of["view"], next: number): void {
    const isNew = next !== this.next;
    this.view = view;
    this.next = next;
    if (isNew) {
      this.plans = null;
      this.pending = [];
      this.problem = null;
      this.isWaiting = false;
      this.#goOn(view);
    }
    if (this.isMyTurn && !this.isWaiting && this.plans === null && !this.#taken[view.actor]?.bot)
      this.#t({ type: "plans", index: next });
  }

  /** The next action of a plan, if it can still be played. */
  #goOn(view: Of["view"]): void {
    const action = this.#planned.shift();
    if (view.actions.some((legal) => legal.text === action)) this.#decide({ type: "play", index: this.next, action });
    else this.#planned = [];
  }
}
