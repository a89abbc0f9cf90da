import { expect, it } from "vitest";
import type { MovePlansMessage } from "../../api/types";
import { actionsOf, alternativesTo, dangerousSteps, movePlans, pathOf, plansBySpace, type MovePlan } from "./plans";

const PLANS: MovePlansMessage = {
  type: "plans",
  kind: "move",
  next: 0,
  actions: ["speed 1", "speed 2", "ahead", "port", "stop"],
  nodes: { parent: [-1, 0, 1, 2, -1, 4, 5, 6], action: [-1, 0, 2, 4, 1, 2, 3, 4], place: [0, 0, 1, 1, 0, 1, 1, 1] },
  plans: { node: [3, 7], place: [1, 1], heading: [0, 5], speed: [1, 2], coal: [0, 1], danger: [0, 1], pushed: [0, 1] },
  places: ["0.6", "0.11"],
  headings: ["N", "NE", "SE", "S", "SW", "NW"],
  pushed: [{}, { blue: "0.12" }],
};

it("finds the cheapest plan to a space first", () => {
  const there = plansBySpace(PLANS).get("0.11")!;
  expect(there.map((plan) => plan.coal)).toEqual([0, 1]);
  expect(there[1]).toMatchObject({ heading: "NW", speed: 2, danger: true, pushed: { blue: "0.12" } });
});

it("reads actions and path off the tree", () => {
  expect(actionsOf(PLANS, 0)).toEqual(["speed 1", "ahead", "stop"]);
  expect(pathOf(PLANS, 0)).toEqual(["0.6", "0.11"]);
  expect(actionsOf(PLANS, 1)).toEqual(["speed 2", "ahead", "port", "stop"]);
});

it("has nothing to say where there are no plans of a move", () => {
  const choice = {
    type: "plans" as const,
    kind: "choices" as const,
    next: 0,
    actions: ["pass"],
    nodes: { parent: [-1], action: [0] },
    plans: { node: [0] },
  };
  expect(plansBySpace(movePlans(choice)).size).toBe(0);
  expect(plansBySpace(movePlans(null)).size).toBe(0);
});

it("knows the first steps after which nothing is safe", () => {
  expect([...dangerousSteps(PLANS)]).toEqual(["speed 2"]);
});

it("offers other bows, then other speeds, then other pushes, and leaves no way out", () => {
  const plan = (index: number, heading: MovePlan["heading"], speed: number, pushed = {}): MovePlan => ({
    index,
    place: "1.2",
    heading,
    speed,
    coal: index,
    danger: false,
    pushed,
  });
  const there = [plan(0, "N", 2), plan(1, "N", 3), plan(2, "NE", 3), plan(3, "NE", 3, { blue: "1.3" })];
  const { bows, speeds, pushes } = alternativesTo(there[3]!, there);
  expect(bows.map((each) => each.index)).toEqual([0, 3]);
  expect(speeds.map((each) => each.index)).toEqual([3]);
  expect(pushes.map((each) => each.index)).toEqual([2, 3]);
});
