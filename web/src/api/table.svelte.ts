/** A table one sits at: its view, kept up to date by the room's messages, and what is decided there. */

import { namesOf } from "../room/names";
import { Company } from "./connection/company.svelte";
import { KeptDecision } from "./connection/keptDecision.svelte";
import { patched } from "./patch";
import { PlanQueue } from "./planQueue";
import { RoomConnection, type RoomAccess } from "./roomConnection.svelte";
import { settings } from "../app/settings.svelte";
import type { Message } from "../i18n/index.svelte";
import type { ClientMessage, Entry, GameTypes, ServerMessage, SeatInfo, Sitter } from "./types";

const STALE = 409;

export class Table<Of extends GameTypes = GameTypes> {
  view = $state.raw<Of["view"] | null>(null);
  #taken = $state.raw<SeatInfo[]>([]);
  readonly #names = $derived(namesOf(this.#taken, this.view?.yours ?? []));
  readonly company = new Company();
  readonly seats = $derived<Sitter[]>(
    this.#taken.map((seat, number) => ({ ...seat, name: this.#names[number]!, said: this.said[number] })),
  );
  readonly givenNames = $derived(this.#taken.map(({ name }) => name)); // as they are stored: "" for none
  log = $state.raw<Of["entry"][]>([]);
  hasLog = $state(false); // the view comes first, all that happened before it a little later
  plans = $state.raw<Of["plans"] | null>(null);
  past = $state.raw<Of["view"] | null>(null); // an earlier moment that is being looked at
  pending = $state.raw<string[]>([]); // decided, and to be confirmed
  problem = $state.raw<{ message: Message; clause: string } | null>(null);
  isWaiting = $state(false); // for what a decision changes
  next = $state(0); // the index that the next decision has

  readonly access: RoomAccess["access"];
  readonly link: string;
  readonly #connection: RoomConnection;
  readonly #plan = new PlanQueue();
  #sent: { index: number; action: string } | null = null; // and not answered yet
  readonly kept = new KeptDecision(); // without a connection

  constructor({ access, link }: RoomAccess) {
    this.access = access;
    this.link = link;
    this.#connection = new RoomConnection(
      { access, link },
      { onmessage: (message) => this.#receive(message), onlost: () => this.#lost() },
    );
  }

  get isConnected(): boolean {
    return this.#connection.isConnected;
  }

  /** Whether news come by plain requests, because no socket comes through. */
  get isByRequests(): boolean {
    return this.#connection.isByRequests;
  }

  /** Whether nobody has answered for a while. */
  get isSlow(): boolean {
    return this.#connection.isSlow;
  }

  /** What people say at the moment, by their seats. */
  get said(): Company["said"] {
    return settings.phrases ? this.company.said : {};
  }

  /** Whether the link opens nothing any more. */
  get isGone(): boolean {
    return this.#connection.isGone;
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
    if (this.isWaiting || this.past) return;
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

  /** A whole turn, with all that came after it. */
  takeBack(): void {
    this.#decide({ type: "takeback", index: this.next });
  }

  agreeToEnd(): void {
    this.#decide({ type: "agree", index: this.next });
  }

  declineEnd(): void {
    this.#decide({ type: "decline", index: this.next });
  }

  close(): void {
    this.#connection.close();
    this.company.close();
  }

  get #canDecide(): boolean {
    return this.isConnected && !this.isWaiting && !this.past;
  }

  #begin(actions: readonly string[]): void {
    if (!this.isConnected && this.isMyTurn) this.kept.keep(this.next, actions);
    if (!this.#canDecide) return;
    const action = this.#plan.start(actions);
    if (action !== undefined) this.#decide({ type: "play", index: this.next, action });
  }

  #decide(message: ClientMessage): void {
    if (!this.#canDecide) return;
    this.isWaiting = true;
    this.problem = null;
    if (message.type === "play") this.#sent = { index: message.index, action: message.action! };
    this.#connection.request(message);
  }

  /** Without a connection what was sent may have happened or not: that is found out when it is back. */
  #lost(): void {
    if (this.#sent) this.kept.keep(this.#sent.index, [this.#sent.action, ...this.#plan.rest], true);
    this.#pause();
  }

  /** What was decided without a connection is played now, if it still stands. */
  #resume(): void {
    const { next, isMyTurn, log } = this;
    const actions = this.kept.resume({ next, isMyTurn, legal: this.view!.actions, log });
    if (actions?.length) this.#begin(actions);
    else if (!actions) this.problem = { message: { id: "table-decision-dropped", args: {} }, clause: "" };
  }

  /** Nothing is awaited any more, and no plan goes on. */
  #pause(): void {
    this.#settle();
    this.#plan.clear();
  }

  #settle(): void {
    this.isWaiting = false;
    this.#sent = null;
    this.#connection.answered();
  }

  #receive(message: ServerMessage): void {
    this.company.take(message);
    if (message.type === "whole") {
      this.hasLog = false;
      this.#taken = message.seats;
      this.#show(message.view, message.next);
      this.#connection.send({ type: "since", index: this.log.length ? this.log.at(-1)!.number + 1 : 0 });
    } else if (message.type === "since") {
      this.log = [...this.log.filter((entry) => entry.number < message.from), ...message.happened];
      this.hasLog = true;
      this.#taken = message.seats;
      this.#show(message.view, message.next);
      this.#resume();
    } else if (message.type === "change") {
      this.log = [...this.log, ...message.happened];
      if (message.happened.some((entry) => this.#isAnothers(entry))) this.#plan.clear();
      this.#show(patched(this.view!, message.view), message.next);
    } else if (message.type === "seats") this.#taken = message.seats;
    else if (message.type === "done" || message.type === "said" || message.type === "reminded")
      return; // the change that was made follows
    else if (message.type === "plans") this.plans ??= message.next === this.next ? message : null;
    else if (this.isWaiting || message.status !== STALE) {
      // Plans that were asked for too late are refused too, and nobody needs to know.
      this.#pause();
      this.problem = { message: message.message, clause: message.clause ?? "" };
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
      this.#settle();
      const action = this.#plan.next(view.actions);
      if (action !== undefined) this.#decide({ type: "play", index: next, action });
    }
    if (this.isMyTurn && !this.isWaiting && this.plans === null && !this.#taken[view.actor]?.bot)
      this.#connection.send({ type: "plans", index: next });
  }
}
