/** The socket of a room: opened again whenever it is lost, given up when the link opens nothing any more. */

import { socketAt } from "./addresses";
import { reconnectDelay } from "./backoff";
import type { ClientMessage, ServerMessage } from "./types";

const ANSWER_TIMEOUT_MS = 10_000; // after that the connection is taken for dead
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

  readonly #address: string;
  readonly #listener: RoomListener;
  #socket: WebSocket | null = null;
  #tries = 0;
  #reopening = 0;
  #waiting = 0;
  #isClosed = false;

  constructor({ access, link }: RoomAccess, listener: RoomListener) {
    this.#address = socketAt(`api/${access}/${link}/socket`);
    this.#listener = listener;
    this.#open();
    addEventListener("offline", this.#cut);
    addEventListener("online", this.#reopenNow);
  }

  send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
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
    clearTimeout(this.#reopening);
    clearTimeout(this.#waiting);
    removeEventListener("offline", this.#cut);
    removeEventListener("online", this.#reopenNow);
    this.#drop();
  }

  /** Without a network a socket may stay open for minutes and receive nothing. */
  #cut = (): void => {
    this.#drop();
    this.#onclose(0);
  };

  #reopenNow = (): void => {
    if (this.isConnected || this.isGone) return;
    clearTimeout(this.#reopening);
    this.#open();
  };

  #drop(): void {
    if (!this.#socket) return;
    this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = null;
  }

  #open(): void {
    this.#drop();
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onmessage = (event) => this.#onmessage(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => this.#onclose(event.code);
  }

  #onmessage(message: ServerMessage): void {
    if (message.type === "whole") {
      this.#tries = 0;
      this.isConnected = true;
    }
    this.#listener.onmessage(message);
  }

  #onclose(code: number): void {
    clearTimeout(this.#waiting);
    this.isConnected = false;
    this.#listener.onlost();
    if (code === CLOSED_AS_GONE) this.isGone = true;
    if (this.#isClosed || this.isGone) return;
    clearTimeout(this.#reopening);
    this.#reopening = window.setTimeout(() => this.#open(), reconnectDelay(this.#tries++));
  }
}
