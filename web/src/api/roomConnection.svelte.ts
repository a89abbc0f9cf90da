/** A room's messages: by a socket, opened again whenever it is lost; by requests where no socket comes through. */

import { socketAt } from "./addresses";
import { reconnectDelay } from "./backoff";
import { RequestLine } from "./connection/requestLine";
import type { ClientMessage, ServerMessage } from "./types";

const ANSWER_TIMEOUT_MS = 10_000; // after that the connection is taken for dead
const OPENING_TIMEOUT_MS = 3_000; // a socket that says nothing for so long is taken for blocked
const SLOW_MS = 4_500; // after that the reader is told that nobody answers
const SOCKET_AGAIN_MS = 30_000; // while requests come through
const CLOSED_AS_GONE = 4404;

export interface RoomAccess {
  access: "seats" | "watch";
  link: string;
}

export interface RoomListener {
  onmessage: (message: ServerMessage) => void;
  onlost: () => void;
}

export class RoomConnection {
  isConnected = $state(false);
  isGone = $state(false);
  isByRequests = $state(false); // news come a little later than by a socket
  isSlow = $state(false); // nothing has come for a while

  readonly #address: string;
  readonly #listener: RoomListener;
  readonly #requests: RequestLine;
  #socket: WebSocket | null = null;
  #hasSpoken = false; // has this socket said anything?
  #tries = 0;
  #reopening = 0;
  #opening = 0;
  #waiting = 0;
  #slow = 0;
  #isClosed = false;

  constructor({ access, link }: RoomAccess, listener: RoomListener) {
    this.#address = socketAt(`api/${access}/${link}/socket`);
    this.#listener = listener;
    this.#requests = new RequestLine(`api/${access}/${link}`, {
      onmessage: (message) => this.#onanswer(message),
      onlost: () => this.#lose(),
      ongone: () => this.#end(),
    });
    this.#open();
    this.#expect();
    addEventListener("offline", this.#cut);
    addEventListener("online", this.#reopenNow);
  }

  send(message: ClientMessage): void {
    if (this.isByRequests) this.#requests.send(message);
    else this.#socket?.send(JSON.stringify(message));
  }

  /** Send a message that must be answered; without `answered()` in time the socket is opened anew. */
  request(message: ClientMessage): void {
    this.send(message);
    clearTimeout(this.#waiting);
    this.#waiting = window.setTimeout(this.#cut, ANSWER_TIMEOUT_MS);
  }

  answered(): void {
    clearTimeout(this.#waiting);
  }

  close(): void {
    this.#isClosed = true;
    for (const timer of [this.#reopening, this.#opening, this.#waiting, this.#slow]) clearTimeout(timer);
    removeEventListener("offline", this.#cut);
    removeEventListener("online", this.#reopenNow);
    this.#requests.close();
    this.#drop();
  }

  /** Without a network a socket may stay open for minutes and receive nothing. */
  #cut = (): void => {
    this.#drop();
    this.#requests.close();
    this.#lose();
    this.#openLater();
  };

  #reopenNow = (): void => {
    if (this.isConnected || this.isGone) return;
    this.#open();
  };

  #drop(): void {
    clearTimeout(this.#opening);
    if (!this.#socket) return;
    this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = null;
  }

  #open(): void {
    clearTimeout(this.#reopening);
    this.#drop();
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#hasSpoken = false;
    this.#opening = window.setTimeout(() => this.#onclose(0), OPENING_TIMEOUT_MS);
    socket.onmessage = (event) => this.#onmessage(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => this.#onclose(event.code);
  }

  #onmessage(message: ServerMessage): void {
    this.#hasSpoken = true;
    clearTimeout(this.#opening);
    if (message.type === "whole") {
      this.#tries = 0;
      this.#requests.close();
      this.#connected(false);
    }
    this.#listener.onmessage(message);
  }

  /** What came by a request. A socket that is open by now is better. */
  #onanswer(message: ServerMessage): void {
    if (message.type === "whole") this.#connected(true);
    this.#listener.onmessage(message);
  }

  #connected(isByRequests: boolean): void {
    clearTimeout(this.#slow);
    this.#slow = 0;
    this.isConnected = true;
    this.isByRequests = isByRequests;
    this.isSlow = false;
  }

  #onclose(code: number): void {
    const wasBlocked = !this.#hasSpoken;
    this.#drop();
    if (code === CLOSED_AS_GONE) return this.#end();
    if (!this.isByRequests) this.#lose();
    if (wasBlocked && !this.#isClosed) this.#requests.open();
    this.#openLater();
  }

  #openLater(): void {
    clearTimeout(this.#reopening);
    if (this.#isClosed || this.isGone) return;
    const pause = this.isByRequests ? SOCKET_AGAIN_MS : reconnectDelay(this.#tries++);
    this.#reopening = window.setTimeout(() => this.#open(), pause);
  }

  #lose(): void {
    clearTimeout(this.#waiting);
    const wasByRequests = this.isByRequests;
    this.isConnected = this.isByRequests = false;
    this.#listener.onlost();
    this.#expect();
    if (wasByRequests) this.#openLater();
  }

  #end(): void {
    this.#drop();
    this.#requests.close();
    this.#lose();
    this.isGone = true;
    clearTimeout(this.#reopening);
  }

  #expect(): void {
    if (this.#slow || this.#isClosed) return;
    this.#slow = window.setTimeout(() => (this.isSlow = true), SLOW_MS);
  }
}
