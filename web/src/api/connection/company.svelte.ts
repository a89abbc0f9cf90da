/** The people of a room: what holds for all of them, and what they say at the moment. */

import type { RoomStatus, SaidMessage, ServerMessage } from "../types";

const SAID_FOR_MS = 6000;
const ALONE: RoomStatus = { waiting: false, spectators: 0, turn_limit: null, idle: 0 };

export class Company {
  status = $state.raw<RoomStatus>(ALONE);
  said = $state.raw<Readonly<Record<number, SaidMessage["phrase"]>>>({}); // by seat
  reminders = $state.raw<readonly number[]>([]); // seats that were called, the last one last
  changedAt = $state(0); // when the last entry was written, by the clock of this browser

  readonly #timers = new Map<number, number>();

  take(message: ServerMessage): void {
    if ("status" in message && typeof message.status === "object") {
      this.status = message.status;
      this.changedAt = Date.now() - message.status.idle;
    } else if (message.type === "change") this.changedAt = Date.now();
    else if (message.type === "said") this.#hear(message);
    else if (message.type === "reminded") this.reminders = [...this.reminders, message.seat];
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #hear({ seat, phrase }: SaidMessage): void {
    this.said = { ...this.said, [seat]: phrase };
    clearTimeout(this.#timers.get(seat));
    const forget = () => {
      const { [seat]: _, ...others } = this.said;
      this.said = others;
    };
    this.#timers.set(seat, window.setTimeout(forget, SAID_FOR_MS));
  }
}
