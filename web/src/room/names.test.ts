import { afterEach, beforeEach, expect, it } from "vitest";
import { change } from "../app/settings.svelte";
import { openCatalogue } from "../i18n/index.svelte";
import { namesOf } from "./names";

const person = (name: string) => ({ name, bot: "", kind: "person" as const });
const bot = (level: string, name = level) => ({ name, bot: level, kind: "bot" as const });

beforeEach(() => change({ language: "en" }));
afterEach(() => change({ language: "en" }));

it("names everybody, bots by their level and people without a name by their seat", () => {
  expect(namesOf([person("Ada"), person(""), bot("mate"), bot("mate"), bot("pilot", "Old Tom")], [0])).toEqual([
    "Ada",
    "Player 2",
    "Mate",
    "Mate 2",
    "Old Tom",
  ]);
});

it("calls me by no name of another language", async () => {
  expect(namesOf([person(""), bot("mate")], [0])).toEqual(["You", "Mate"]);
  expect(namesOf([person(""), person("")], [0, 1])).toEqual(["Player 1", "Player 2"]);
  change({ language: "de" });
  await openCatalogue("de");
  expect(namesOf([person(""), bot("mate")], [0])).toEqual(["Du", "Maat"]);
});

it("keeps the name of a person whom a bot plays for", () => {
  expect(namesOf([{ name: "mate", bot: "mate", kind: "person" }], [])).toEqual(["mate"]);
});
