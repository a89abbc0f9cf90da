import { expect, test } from "vitest";
import { settings } from "../../app/settings.svelte";
import { openCatalogue } from "../../i18n/index.svelte";
import { actionName, conditionName } from "./names";

test.each([
  ["speed 3", "Tempo 3"],
  ["push NE", "nach NO schieben"],
  ["vote left", "für links stimmen"],
  ["stop", "halten"],
  ["sing", "sing"],
])("%s is named", async (notation, name) => {
  expect(actionName(notation)).toBe(notation);
  await openCatalogue("de");
  settings.language = "de";
  expect(actionName(notation)).toBe(name);
  settings.language = "en";
});

test("a boat that sails has no condition to tell", () => {
  expect((["sailing", "cast-off", "ashore"] as const).map(conditionName)).toEqual([
    "",
    "casts off next",
    "waits ashore",
  ]);
});
