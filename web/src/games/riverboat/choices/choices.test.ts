import { expect, it } from "vitest";
import {
  boatOptions,
  byField,
  bestScore,
  otherActions,
  placementsOf,
  boatPlacements,
  tilePlacements,
  sourceOf,
} from "./choices";
import type { RiverboatKind, RiverboatAction, RiverboatPlanTree } from "../../../api/types";
import { action, field, season } from "../testViews";

const ROW = [0, 2, 4].map((column, index) => field(`a${index + 1}`, { column }));
const BELOW = [1, 3].map((column, index) => field(`b${index + 1}`, { row: 1, column }));

const boat = (name: string, capacity: number, open = true): RiverboatKind => ({
  boat: name,
  capacity,
  brings: { id: "rb-feature-barn", args: {} },
  open,
  left: 3,
});
const texts = (actions: RiverboatAction[]): string[] => actions.map((one) => one.text);

const PLANS: RiverboatPlanTree = {
  actions: [
    "take turnip-wheat",
    "lay a1 turned 0",
    "lay a2 turned 1",
    "take corn",
    "search doubles",
    "lay a3 turned 0",
  ],
  nodes: { parent: [-1, 0, 0, -1, 3, -1, 5, 6], action: [0, 1, 2, 3, 5, 4, 0, 1] },
  plans: { node: [1, 2, 4, 7], score: [1, 1, 0, 1], coins: [0, 0, 0, -1] },
};

it("puts a placement at every field it takes", () => {
  const placements = byField(
    placementsOf([
      action("lay a1 turned 0", { fields: ["a1", "a2"] }),
      action("lay a2 turned 3", { fields: ["a2", "a1"] }),
    ]),
  );
  expect([...placements.keys()]).toEqual(["a1", "a2"]);
  expect(placements.get("a2")!.map((placement) => placement.actions)).toEqual([
    ["lay a1 turned 0"],
    ["lay a2 turned 3"],
  ]);
});

it("finds in the plans where a tile could go before it is taken", () => {
  const found = tilePlacements(PLANS, "turnip-wheat", ["turnip", "wheat"], [...ROW, ...BELOW]);
  expect(found.map((placement) => placement.fields)).toEqual([
    ["a1", "a2"],
    ["a2", "b2"],
  ]);
  expect(found[0]!.actions).toEqual(["take turnip-wheat", "lay a1 turned 0"]);
  expect(found[0]!.score).toBe(1);
});

it("leaves out the plans that search a pile for the same tile", () => {
  expect(tilePlacements(PLANS, "turnip-wheat", ["turnip", "wheat"], [...ROW, ...BELOW])).toHaveLength(2);
});

it("says what an action can lead to", () => {
  expect(bestScore(PLANS, "take corn")).toBe(0);
  expect(bestScore(PLANS, "take turnip-wheat")).toBe(1);
  expect(bestScore(PLANS, "pass")).toBeNull();
  expect(bestScore(null, "pass")).toBeNull();
});

it("groups what can be shipped by riverboat, free ones first", () => {
  const found = boatOptions(
    [boat("2a", 2), boat("3a", 3, false)],
    [
      action("pass"),
      action("ship 2a corn from pile", { coin: 1 }),
      action("ship 2a corn"),
      action("ship 2a wheat"),
      action("ship 3a corn from pile", { coin: 1 }),
    ],
  );
  expect(found.map((one) => texts(one.fillings.map((filling) => filling.action)))).toEqual([
    ["ship 2a corn", "ship 2a wheat", "ship 2a corn from pile"],
    ["ship 3a corn from pile"],
  ]);
});

it("asks for a coin on the mat only where nothing is free", () => {
  const [first, second] = boatOptions(
    [boat("1", 1), boat("2a", 2, false)],
    [
      action("ship 1 corn from pile", { coin: 1 }),
      action("ship 1 corn"),
      action("ship 2a corn from pile", { coin: 1 }),
    ],
  );
  expect(boatPlacements(first!).map((placement) => placement.actions)).toEqual([["ship 1 corn"]]);
  expect(boatPlacements(second!).map((placement) => placement.actions)).toEqual([["ship 2a corn from pile"]]);
});

it("knows which row of the score sheet a choice adds to", () => {
  const fields = [field("a1", { barn: true }), field("a2", { well: true })];
  const source = (text: string, on: string[] = []) =>
    sourceOf(placementsOf([action(text, { fields: on })])[0]!, fields);
  expect(source("survey a1", ["a1"])).toBe("barns");
  expect(source("survey a2", ["a2"])).toBe("wells");
  expect(source("survey card corn")).toBe("opportunities");
  expect(source("lay a1 turned 0", ["a1"])).toBe("tiles");
  expect(source("gain points")).toBe("riverboats");
  expect(source("pass")).toBeNull();
});

it("leaves no action without a control", () => {
  const actions = [
    "phase planting",
    "place a1",
    "coin",
    "search singles",
    "pass",
    "send 1",
    "barn",
    "card corn",
    "survey card corn",
  ].map((text) => action(text));
  expect(texts(otherActions(season({ actions })))).toEqual(["coin", "search singles", "pass", "send 1", "barn"]);
});
