import { expect, test } from "vitest";
import { settings } from "../../app/settings.svelte";
import { openCatalogue } from "../../i18n/index.svelte";
import { actionName } from "./names";

test.each([
  ["phase planting", "Phase Pflanzen"],
  ["search cards", "Karten durchsuchen"],
  ["survey c4", "c4 werten"],
  ["survey card fleet", "Karte „Flotte“ werten"],
  ["take turnip-corn", "Rübe-Mais nehmen"],
  ["lay a1 turned 2", "auf a1 legen, Drehung 2"],
  ["ship 3b wheat", "Weizen auf Flussschiff 3b"],
  ["ship 2 pumpkin from pile", "Kürbisse auf Flussschiff 2 vom Stapel"],
  ["sing", "sing"],
])("%s is named", async (notation, name) => {
  expect(actionName(notation)).toBe(notation);
  await openCatalogue("de");
  settings.language = "de";
  expect(actionName(notation)).toBe(name);
  settings.language = "en";
});
