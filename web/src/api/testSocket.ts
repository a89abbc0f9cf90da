/** A socket for tests: says what was sent, and receives what a test lets the server say. */

import { vi } from "vitest";
import type { ClientMessage, ServerMessage } from "./types";

export class TestSocket {
  static opened: TestSocket[] = [];

  /** In place of the browser's, from now on. */
  static install(): void {
    TestSocket.opened = [];
    vi.stubGlobal("WebSocket", TestSocket);
  }

  static get latest(): TestSocket {
    return TestSocket.opened.at(-1)!;
  }

  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: ClientMessage[] = [];
  isClosed = false;

  constructor(readonly url: string) {
    TestSocket.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.isClosed = true;
  }

  receive(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  lose(code = 1006): void {
    this.onclose?.({ code });
  }
}
