/** A room by plain requests, for networks that let no socket through: the same messages, asked for again and again. */

import { requestAt } from "../addresses";
import type { ClientMessage, ServerMessage, SinceMessage } from "../types";

const PAUSE_MS = 1500; // between two requests for news
const HIDDEN_PAUSE_MS = 6000; // the same while nobody looks at the page
const GONE = 404;
const SERVER_FAULT = 500;

interface Handlers {
  onmessage: (message: ServerMessage) => void;
  onlost: () => void;
  ongone: () => void;
}

export class RequestLine {
  readonly #room: string;
  readonly #handlers: Handlers;
  #round = 0; // of being open; what was asked in an earlier one is answered in vain
  #isOpen = false;
  #next = 0;
  #seats = "";
  #timer = 0;

  constructor(room: string, handlers: Handlers) {
    this.#room = room;
    this.#handlers = handlers;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#round += 1;
    void this.#look();
  }

  close(): void {
    this.#isOpen = false;
    this.#round += 1;
    clearTimeout(this.#timer);
  }

  send(message: ClientMessage): void {
    void this.#answer(message);
  }

  async #answer({ type, index, action }: ClientMessage): Promise<void> {
    if (type === "since" || type === "plans") {
      this.#pass(await this.#ask(`${type}/${index}`));
      return;
    }
    const body = type === "play" ? { index, action } : { index };
    const answer = await this.#ask(type, body);
    this.#pass(answer);
    if (answer?.type === "done") await this.#poll();
  }

  async #look(): Promise<void> {
    const whole = await this.#ask("");
    if (whole?.type !== "whole") return;
    this.#next = whole.next;
    this.#seats = peopleOf(whole);
    this.#pass(whole);
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#poll(), document.hidden ? HIDDEN_PAUSE_MS : PAUSE_MS);
  }

  async #poll(): Promise<void> {
    clearTimeout(this.#timer);
    const from = this.#next;
    const news = await this.#ask(`since/${from}?stay=true`);
    if (news?.type === "since" && from === this.#next) this.#tell(news);
    if (news) this.#wait();
  }

  /** As a socket would: what changed, and who came or went. */
  #tell(news: SinceMessage): void {
    const { from, next, happened, view, seats, status } = news;
    this.#next = next;
    if (next > from) {
      const patch = Object.fromEntries(Object.entries(view).map(([field, value]) => [field, ["=", value]]));
      this.#pass({ type: "change", from, next, happened, view: patch } as ServerMessage);
    }
    const known = this.#seats;
    this.#seats = peopleOf(news);
    if (this.#seats !== known) this.#pass({ type: "seats", seats, status });
  }

  #pass(message: ServerMessage | null): void {
    if (message) this.#handlers.onmessage(message);
  }

  /** The answer, refusals included; null if there is none or nobody waits for it any more. */
  async #ask(path: string, body?: unknown): Promise<ServerMessage | null> {
    const round = this.#round;
    try {
      const answer = await fetch(requestAt(path ? `${this.#room}/${path}` : this.#room), posted(body));
      const message = (await answer.json()) as ServerMessage;
      if (round !== this.#round) return null;
      if (answer.status === GONE) return this.#end(this.#handlers.ongone);
      return answer.status < SERVER_FAULT ? message : this.#end(this.#handlers.onlost);
    } catch {
      return round === this.#round ? this.#end(this.#handlers.onlost) : null;
    }
  }

  #end(why: () => void): null {
    this.close();
    why();
    return null;
  }
}

const peopleOf = ({ seats, status }: Pick<SinceMessage, "seats" | "status">) =>
  JSON.stringify([seats, status.waiting, status.spectators]);

const posted = (body: unknown): RequestInit =>
  body === undefined
    ? {}
    : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
