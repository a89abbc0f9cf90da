import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { change } from "../app/settings.svelte";
import type { Change } from "../presentation/presentation.svelte";
import { Table } from "./table.svelte";
import { TestSocket } from "./testSocket";
import type { ClientMessage, RoomView, SeatInfo, ServerMessage } from "./types";

const SEATS: SeatInfo[] = [
  { name: "Ada", kind: "person", here: false, bot: "", present: true, free: false, ready: false },
  { name: "", kind: "bot", here: false, bot: "mate", present: true, free: false, ready: false },
];
const STATUS = { waiting: false, spectators: 0, turn_limit: null, idle: 0 };

const viewOf = (actor: number, ...actions: string[]) =>
  ({ yours: [0], actor, actions: actions.map((text) => ({ text })) }) as unknown as RoomView;

const played = (seat: number) => [{ number: 0, kind: "play" as const, seat, action: "", events: [] }];

function changed(next: number, actor: number, actions: string[], by = 0): ServerMessage {
  const { actions: legal } = viewOf(actor, ...actions);
  return {
    type: "change",
    from: next - 1,
    next,
    happened: played(by),
    view: { actor: ["=", actor], actions: ["=", legal] },
  } as unknown as ServerMessage;
}

const PLANS = {
  type: "plans",
  kind: "choices",
  next: 4,
  actions: [],
  nodes: { parent: [], action: [] },
  plans: { node: [] },
};

let table: Table;
const say = (message: ServerMessage) => TestSocket.latest.receive(message);
const sent = (type?: ClientMessage["type"]) =>
  TestSocket.latest.sent.filter((message) => !type || message.type === type);

beforeEach(() => {
  TestSocket.install();
  change({ confirm: false });
  table = new Table({ access: "seats", link: "secret" });
  say({ type: "whole", next: 4, view: viewOf(0, "speed 2", "speed 3"), seats: SEATS, status: STATUS });
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

it("asks for what happened, and for plans when it is to decide", () => {
  expect(sent()).toEqual([
    { type: "plans", index: 4 },
    { type: "since", index: 0 },
  ]);
  expect(table.isMyTurn).toBe(true);
  say(PLANS as ServerMessage);
  expect(table.plans).toMatchObject({ next: 4 });
});

it("takes no plans of a decision that is over", () => {
  say(changed(5, 1, []));
  say(PLANS as ServerMessage);
  expect(table.plans).toBeNull();
});

it("plays a plan action by action", () => {
  table.playAll(["speed 2", "ahead", "stop"]);
  expect(table.isWaiting).toBe(true);
  say(changed(5, 0, ["ahead", "port"]));
  say(changed(6, 0, ["stop"]));
  expect(sent("play").map(({ index, action }) => [index, action])).toEqual([
    [4, "speed 2"],
    [5, "ahead"],
    [6, "stop"],
  ]);
});

it("ends a plan when somebody else decides in between", () => {
  table.playAll(["speed 2", "ahead"]);
  say(changed(5, 0, ["ahead"], 1));
  expect(sent("play")).toHaveLength(1);
});

it("decides nothing twice, and nothing in the past", () => {
  table.play("speed 2");
  table.play("speed 3");
  expect(sent("play")).toHaveLength(1);
  say(changed(5, 0, ["ahead"]));
  table.past = table.view;
  table.play("ahead");
  table.undo();
  expect(sent("play")).toHaveLength(1);
  expect(sent("undo")).toHaveLength(0);
});

it("asks before it sends, if the reader wants that", () => {
  change({ confirm: true });
  table.playAll(["speed 2", "ahead"]);
  expect(table.pending).toEqual(["speed 2", "ahead"]);
  expect(sent("play")).toHaveLength(0);
  table.confirm();
  expect(sent("play")).toMatchObject([{ action: "speed 2" }]);
});

const ILLEGAL = { id: "action-illegal", args: { action: "port", clause: "MQ-MOV-1", legal: ["ahead"] } };

it("says what was refused, but not that plans were asked for too late", () => {
  const refusal = (status: number) =>
    ({ type: "error", status, message: ILLEGAL, detail: "that is not legal", clause: "MQ-MOV-1" }) as ServerMessage;
  say(refusal(409));
  expect(table.problem).toBeNull();
  table.play("speed 2");
  say(refusal(409));
  expect(table.problem).toMatchObject({ message: ILLEGAL, clause: "MQ-MOV-1" });
  expect(table.isWaiting).toBe(false);
});

it("awaits nothing of a connection that is lost", () => {
  table.playAll(["speed 2", "ahead"]);
  TestSocket.latest.lose();
  expect(table.isWaiting).toBe(false);
  expect(table.isConnected).toBe(false);
});

function comeBack(next: number, legal: string[], happened: unknown[] = []): void {
  dispatchEvent(new Event("online"));
  const whole = { next, view: viewOf(0, ...legal), seats: SEATS, status: STATUS };
  say({ type: "whole", ...whole });
  say({ type: "since", from: 0, happened, ...whole } as unknown as ServerMessage);
}

it("keeps what was decided without a connection, and sends it when it is back", () => {
  TestSocket.latest.lose();
  table.playAll(["speed 2", "ahead"]);
  expect(table.kept.decision).toMatchObject({ index: 4, actions: ["speed 2", "ahead"] });
  comeBack(4, ["speed 2", "speed 3"]);
  expect(sent("play")).toEqual([{ type: "play", index: 4, action: "speed 2" }]);
  expect(table.kept.decision).toBeNull();
  expect(table.problem).toBeNull();
});

it("says that what was decided without a connection does not stand any more", () => {
  TestSocket.latest.lose();
  table.play("speed 2");
  comeBack(6, ["speed 2", "speed 3"]);
  expect(sent("play")).toEqual([]);
  expect(table.problem?.message.id).toBe("table-decision-dropped");
});

it("finds out whether a decision arrived whose answer was lost", () => {
  table.playAll(["speed 2", "ahead"]);
  TestSocket.latest.lose();
  const happened = [{ number: 4, kind: "play", seat: 0, action: "speed 2", events: [] }];
  comeBack(5, ["ahead", "port"], happened);
  expect(sent("play").at(-1)).toEqual({ type: "play", index: 5, action: "ahead" });
  TestSocket.latest.lose();
  comeBack(5, ["ahead", "port"]);
  expect(sent("play").at(-1)).toEqual({ type: "play", index: 5, action: "ahead" });
  expect(table.problem).toBeNull();
});

it("hears what people say, and who is called", () => {
  say({ type: "said", seat: 1, phrase: "ahoy" });
  say({ type: "reminded", seat: 0 });
  expect(table.said).toEqual({ 1: "ahoy" });
  expect(table.company.reminders).toEqual([0]);
});

it("goes on with a plan when the owner of a pushed boat has pointed it, and not in another turn", () => {
  const at = (next: number, actor: number, turn: number, actions: string[], by: number): ServerMessage => {
    const message = changed(next, actor, actions, by) as Extract<ServerMessage, { type: "change" }>;
    return { ...message, view: { ...message.view, round: ["=", 1], turn: ["=", turn] } };
  };
  say(at(5, 0, 2, ["push N"], 1));
  table.playAll(["push N", "ahead", "stop"]);
  say(at(6, 1, 2, [], 0));
  say(at(7, 0, 2, ["ahead", "port"], 1));
  expect(sent("play").map(({ action }) => action)).toEqual(["push N", "ahead"]);
  say(at(8, 1, 3, [], 0));
  say(at(9, 0, 4, ["stop"], 1));
  expect(sent("play")).toHaveLength(2);
});

/** A board on which every event takes its time. */
const BOARD = {
  scenes: ({ happened }: Change) =>
    happened.flatMap(({ events }) => events.map((_, index) => ({ duration: 100, tells: index + 1, begin: () => {} }))),
  settle: () => {},
};

it("shows what it knows later, and sends what is due at once", () => {
  vi.useFakeTimers();
  table.presentation.use(BOARD);
  const event = { kind: "speed", message: ILLEGAL, who: "", clause: "", facts: {} };
  const told = (next: number, actor: number, actions: string[], by: number) => {
    const message = changed(next, actor, actions, by) as Extract<ServerMessage, { type: "change" }>;
    return { ...message, happened: [{ ...message.happened[0], number: next - 1, events: [event] }] } as ServerMessage;
  };
  table.playAll(["speed 2", "ahead"]);
  say(told(5, 0, ["ahead"], 0));
  expect(sent("play").at(-1)).toEqual({ type: "play", index: 5, action: "ahead" });
  expect([table.next, table.view!.actions.length, table.isWaiting]).toEqual([4, 2, true]);
  say(told(6, 1, [], 0));
  say(told(7, 0, ["speed 3"], 1));
  say({ ...PLANS, next: 7 } as ServerMessage);
  expect([table.plans, table.isWaiting]).toEqual([null, true]);
  table.play("speed 3");
  expect([sent("play").length, table.next, table.isWaiting]).toEqual([2, 7, false]);
  expect(table.plans).toMatchObject({ next: 7 });
  table.play("speed 3");
  expect(sent("play").at(-1)).toEqual({ type: "play", index: 7, action: "speed 3" });
  vi.useRealTimers();
});

it("is in the present as soon as it is connected again", () => {
  table.presentation.use(BOARD);
  say(changed(5, 1, []));
  TestSocket.latest.lose();
  dispatchEvent(new Event("online"));
  say({ type: "whole", next: 9, view: viewOf(0, "speed 1"), seats: SEATS, status: STATUS });
  expect([table.next, table.isWaiting, table.isMyTurn]).toEqual([9, false, true]);
});
