import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RoomConnection } from "./roomConnection.svelte";
import { TestSocket } from "./testSocket";
import type { RoomView, ServerMessage } from "./types";

const STATUS = { waiting: false, spectators: 0, turn_limit: null, idle: 0 };
const WHOLE: ServerMessage = { type: "whole", next: 0, view: {} as RoomView, seats: [], status: STATUS };
const LONGEST_PAUSE_MS = 1_000; // before a lost socket is opened again for the first time

let received: string[];
let losses: number;
let connection: RoomConnection;

beforeEach(() => {
  vi.useFakeTimers();
  TestSocket.install();
  received = [];
  losses = 0;
  connection = new RoomConnection(
    { access: "seats", link: "secret" },
    { onmessage: (message) => received.push(message.type), onlost: () => (losses += 1) },
  );
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("is connected with the first whole view", () => {
  expect(TestSocket.latest.url).toMatch(/\/api\/seats\/secret\/socket$/);
  expect(connection.isConnected).toBe(false);
  TestSocket.latest.receive(WHOLE);
  expect(connection.isConnected).toBe(true);
  expect(received).toEqual(["whole"]);
});

it("comes back after a loss, and passes on nothing of the old socket", () => {
  const [first] = TestSocket.opened;
  first!.receive(WHOLE);
  first!.lose();
  expect(connection.isConnected).toBe(false);
  expect(losses).toBe(1);
  vi.advanceTimersByTime(LONGEST_PAUSE_MS);
  expect(TestSocket.opened).toHaveLength(2);
  first!.receive(WHOLE);
  expect(received).toEqual(["whole"]);
  TestSocket.latest.receive(WHOLE);
  expect(connection.isConnected).toBe(true);
});

it("goes on by requests where no socket comes through", async () => {
  const asked: [string, unknown][] = [];
  let next = 0;
  vi.stubGlobal("fetch", (path: string, { body }: { body?: string } = {}) => {
    asked.push([path, body && JSON.parse(body)]);
    const whole = { ...WHOLE, next, view: { actor: next } };
    if (path.endsWith("/play")) return Promise.resolve(Response.json({ type: "done", next: (next = 1) }));
    if (path.includes("/since/"))
      return Promise.resolve(
        Response.json({ ...whole, type: "since", from: Number(path.split("/").at(-1)!.split("?")[0]), happened: [] }),
      );
    return Promise.resolve(Response.json(whole));
  });
  TestSocket.latest.lose();
  await vi.advanceTimersByTimeAsync(10);
  expect([connection.isConnected, connection.isByRequests]).toEqual([true, true]);
  expect(received).toEqual(["whole"]);
  connection.request({ type: "play", index: 0, action: "speed 3" });
  await vi.advanceTimersByTimeAsync(10);
  connection.answered();
  expect(asked).toContainEqual([expect.stringMatching(/\/api\/seats\/secret\/play$/), { index: 0, action: "speed 3" }]);
  expect(received).toEqual(["whole", "done", "change"]);
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked.length).toBeGreaterThan(before);
  expect(received).toHaveLength(3); // nothing new is no message
  await vi.advanceTimersByTimeAsync(32_500);
  TestSocket.latest.receive(WHOLE);
  expect([connection.isConnected, connection.isByRequests]).toEqual([true, false]);
});

it("takes a socket for blocked that never says anything, and says when nobody answers", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("blocked")));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(TestSocket.opened.length).toBeGreaterThan(1);
  expect([connection.isConnected, connection.isSlow]).toEqual([false, true]);
});

it("gives up when the link opens nothing any more", () => {
  TestSocket.latest.lose(4404);
  vi.advanceTimersByTime(LONGEST_PAUSE_MS);
  expect(connection.isGone).toBe(true);
  expect(TestSocket.opened).toHaveLength(1);
});

it("takes a connection for dead that does not answer a request", () => {
  TestSocket.latest.receive(WHOLE);
  connection.request({ type: "undo", index: 3 });
  vi.advanceTimersByTime(9_000);
  connection.answered();
  vi.advanceTimersByTime(9_000);
  expect(losses).toBe(0);
  connection.request({ type: "undo", index: 3 });
  vi.advanceTimersByTime(11_000);
  expect(losses).toBe(1);
  expect(TestSocket.opened[0]).toMatchObject({ isClosed: true, sent: [{ type: "undo" }, { type: "undo" }] });
});

it("goes by what the browser knows of the network", () => {
  TestSocket.latest.receive(WHOLE);
  dispatchEvent(new Event("offline"));
  expect(connection.isConnected).toBe(false);
  dispatchEvent(new Event("online"));
  expect(TestSocket.opened).toHaveLength(2);
});

it("stays closed once it is closed", () => {
  connection.close();
  dispatchEvent(new Event("online"));
  dispatchEvent(new Event("offline"));
  vi.advanceTimersByTime(LONGEST_PAUSE_MS);
  expect(TestSocket.opened).toHaveLength(1);
  expect(TestSocket.latest.isClosed).toBe(true);
});
