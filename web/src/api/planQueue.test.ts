import { expect, it } from "vitest";
import { PlanQueue, type PlanView } from "./planQueue";

const view = (actor: number, turn: number | undefined, ...texts: string[]): PlanView => ({
  actor,
  round: 2,
  ...(turn === undefined ? {} : { turn }),
  actions: texts.map((text) => ({ text })),
});
const legal = (...texts: string[]) => view(0, 1, ...texts);
const begin = (queue: PlanQueue, ...actions: string[]) => queue.start(actions, legal());

it("gives the actions one after the other", () => {
  const queue = new PlanQueue();
  expect(begin(queue, "speed 2", "ahead", "stop")).toBe("speed 2");
  expect(queue.next(legal("ahead", "port"))).toBe("ahead");
  expect(queue.next(legal("stop"))).toBe("stop");
  expect(queue.next(legal("stop"))).toBeUndefined();
});

it("ends where an action cannot be played any more", () => {
  const queue = new PlanQueue();
  begin(queue, "speed 2", "ahead", "stop");
  expect(queue.next(legal("port"))).toBeUndefined();
  expect(queue.next(legal("ahead", "stop"))).toBeUndefined();
});

it("forgets a plan for another one, or for none", () => {
  const queue = new PlanQueue();
  begin(queue, "speed 2", "ahead");
  expect(begin(queue, "speed 3")).toBe("speed 3");
  expect(queue.next(legal("ahead"))).toBeUndefined();
  begin(queue, "speed 2", "ahead");
  queue.clear();
  expect(queue.next(legal("ahead"))).toBeUndefined();
  expect(begin(queue)).toBeUndefined();
});

it("goes on after somebody else has decided something within the turn", () => {
  const queue = new PlanQueue();
  begin(queue, "push N", "ahead", "stop");
  expect(queue.next(view(1, 1, "face N"))).toBeUndefined();
  expect(queue.start(["face N"], view(1, 1, "face N"))).toBe("face N"); // by somebody else at this screen
  expect(queue.next(legal("ahead"))).toBe("ahead");
  expect(queue.next(view(1, 1))).toBeUndefined();
  expect(queue.next(legal("port"))).toBeUndefined();
  expect(queue.next(legal("stop"))).toBeUndefined();
});

it("never reaches into another turn", () => {
  const queue = new PlanQueue();
  begin(queue, "push N", "ahead");
  expect(queue.next(view(1, 2))).toBeUndefined();
  expect(queue.next(view(0, 1, "ahead"))).toBeUndefined();
  queue.start(["take", "lay"], view(0, undefined));
  expect(queue.next(view(0, undefined, "lay"), true)).toBeUndefined();
});
