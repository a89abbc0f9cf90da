/** A table one sits at: its view, kept up to date by the room's messages, and what is decided there. */

import { namesOf } from "../room/names";
import { Company } from "./connection/company.svelte";
import { KeptDecision } from "./connection/keptDecision.svelte";
import { patched } from "./patch";
import { PlanQueue } from "./planQueue";
import { isOthers, Presentation } from "../presentation/presentation.svelte";
import { RoomConnection, type RoomAccess } from "./roomConnection.svelte";
import { settings } from "../app/settings.svelte";
import type { Message } from "../i18n/index.svelte";
import type { ClientMessage, GameTypes, ServerMessage, SeatInfo, Sitter } from "./types";

const STALE = 409;

export class Table<Of extends GameTypes = GameTypes> {
  #taken = $state.raw<SeatInfo[]>([]);
  readonly #names = $derived(namesOf(this.#taken, this.view?.yours ?? []));
  readonly company = new Company();
  readonly seats = $derived<Sitter[]>(
    this.#taken.map((seat, number) => ({ ...seat, name: this.#names[number]!, said: this.said[number] })),
  );
  readonly givenNames = $derived(this.#taken.map(({ name }) => name)); // as they are stored: "" for none
  hasLog = $state(false); // the view comes first, all that happened before it a little later
  #plans = $state.raw<Of["plans"] | null>(null); // of the newest state
  past = $state.raw<Of["view"] | null>(null); // an earlier moment that is being looked at
  pending = $state.raw<string[]>([]); // decided, and to be confirmed
  problem = $state.raw<{ message: Message; clause: string } | null>(null);
  #isAwaiting = $state(false); // what a decision changes

  readonly access: RoomAccess["access"];
  readonly link: string;
  readonly presentation: Presentation<Of> = new Presentation<Of>(() => this.past);
  readonly #connection: RoomConnection;
  readonly #plan = new PlanQueue();
  #sent: { index: number; action: string } | null = null; // and not answered yet
  readonly kept = new KeptDecision(); // without a connection
  #newest: Of["view"] | null = null; // the view that the server has sent, be it shown already or not
  #next = 0; // the index that the next decision has

  constructor({ access, link }: RoomAccess) {
    this.access = access;
    this.link = link;
    this.#connection = new RoomConnection(
      { access, link },
      { onmessage: (message) => this.#receive(message), onlost: () => this.#lost() },
    );
    document.addEventListener("visibilitychange", this.#hide);
  }

  /** The view, the log and the index of the next entry, as far as they have been shown. */
  get view(): Of["view"] | null {
    return this.presentation.view;
  }

  get log(): Of["entry"][] {
    return this.presentation.log;
  }

  get next(): number {
    return this.presentation.next;
  }

  /** The plans of the decision that is shown. */
  get plans(): Of["plans"] | null {
    return this.#plans?.next === this.next ? this.#plans : null;
  }

  /** Nothing can be decided just now: an answer is awaited, or what has happened is still being shown. */
  get isWaiting(): boolean {
    return this.#isAwaiting || this.presentation.isRunning;
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
    if (this.presentation.isRunning) return this.presentation.skip(); // nor about what is not seen yet
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
    this.#takeBack("undo");
  }

  restart(): void {
    this.#takeBack("restart");
  }

  /** A whole turn, with all that came after it. */
  takeBack(): void {
    this.#takeBack("takeback");
  }

  agreeToEnd(): void {
    this.#decide({ type: "agree", index: this.next });
  }

  declineEnd(): void {
    this.#decide({ type: "decline", index: this.next });
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#hide);
    this.presentation.use(null);
    this.#connection.close();
    this.company.close();
  }

  /** Nobody watches: there is nothing to animate. */
  #hide = (): void => {
    if (document.hidden) this.presentation.skip();
  };

  get #canDecide(): boolean {
    return this.isConnected && !this.#isAwaiting && !this.past;
  }

  #takeBack(type: "undo" | "restart" | "takeback"): void {
    this.presentation.skip();
    this.#plan.clear();
    this.#decide({ type, index: this.#next });
  }

  #begin(actions: readonly string[]): void {
    if (!this.isConnected && this.isMyTurn) this.kept.keep(this.next, actions);
    if (!this.#canDecide) return;
    const action = this.#plan.start(actions, this.#newest!);
    if (action !== undefined) this.#decide({ type: "play", index: this.#next, action });
  }

  #decide(message: ClientMessage): void {
    if (!this.#canDecide) return;
    this.#isAwaiting = true;
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
    this.#isAwaiting = false;
    this.#sent = null;
    this.#connection.answered();
  }

  #receive(message: ServerMessage): void {
    this.company.take(message);
    if (message.type === "whole") {
      this.hasLog = false;
      this.#taken = message.seats;
      this.presentation.jump(message.view, message.next);
      this.#adopt(message.view, message.next);
      this.#connection.send({ type: "since", index: this.log.length ? this.log.at(-1)!.number + 1 : 0 });
    } else if (message.type === "since") {
      const known = this.log.filter((entry) => entry.number < message.from);
      this.hasLog = true;
      this.#taken = message.seats;
      this.presentation.jump(message.view, message.next, [...known, ...message.happened]);
      this.#adopt(message.view, message.next);
      this.#resume();
    } else if (message.type === "change") {
      const view = patched(this.#newest!, message.view);
      this.presentation.add({ happened: message.happened, view, next: message.next });
      this.#adopt(view, message.next, isOthers(message.happened, view));
    } else if (message.type === "seats") this.#taken = message.seats;
    else if (message.type === "done" || message.type === "said" || message.type === "reminded")
      return; // the change that was made follows
    else if (message.type === "plans") this.#plans ??= message.next === this.#next ? message : null;
    else if (this.#isAwaiting || message.status !== STALE) {
      // Plans that were asked for too late are refused too, and nobody needs to know.
      this.#pause();
      this.problem = { message: message.message, clause: message.clause ?? "" };
    }
  }

  /** The newest state: what is sent from now on is about it. */
  #adopt(view: Of["view"], next: number, isInterrupted = false): void {
    const isNew = next !== this.#next;
    this.#newest = view;
    this.#next = next;
    if (isNew) {
      this.#plans = null;
      this.pending = [];
      this.problem = null;
      this.#settle();
      const action = this.#plan.next(view, isInterrupted);
      if (action !== undefined) this.#decide({ type: "play", index: next, action });
    }
    const isMine = view.yours.includes(view.actor);
    if (isMine && !this.#isAwaiting && this.#plans === null && !this.#taken[view.actor]?.bot)
      this.#connection.send({ type: "plans", index: next });
  }
}
