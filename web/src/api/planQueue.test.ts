import { expect, it } from "vitest";
import { PlanQueue } from "./planQueue";

const legal = (...texts: string[]) => texts.map((text) => ({ text }));

it("gives the actions one after the other", () => {
  const queue = new PlanQueue();
  expect(queue.start(["speed 2", "ahead", "stop"])).toBe("speed 2");
  expect(queue.next(legal("ahead", "port"))).toBe("ahead");
  expect(queue.next(legal("stop"))).toBe("stop");
  expect(queue.next(legal("stop"))).toBeUndefined();
});

it("ends where an action cannot be played any more", () => {
  const queue = new PlanQueue();
  queue.start(["speed 2", "ahead", "stop"]);
  expect(queue.next(legal("port"))).toBeUndefined();
  expect(queue.next(legal("ahead", "stop"))).toBeUndefined();
});

it("forgets a plan for another one, or for none", () => {
  const queue = new PlanQueue();
  queue.start(["speed 2", "ahead"]);
  expect(queue.start(["speed 3"])).toBe("speed 3");
  expect(queue.next(legal("ahead"))).toBeUndefined();
  queue.start(["speed 2", "ahead"]);
  queue.clear();
  expect(queue.next(legal("ahead"))).toBeUndefined();
  expect(queue.start([])).toBeUndefined();
});
