import { expect, test } from "vitest";
import { languageFor, LANGUAGES, ownName, sourcesOf } from "./languages";

test("languages are those that have files", async () => {
  expect(LANGUAGES).toEqual(expect.arrayContaining(["de", "en"]));
  expect((await sourcesOf("de")).join()).toContain("Paddlewheel");
  expect(await sourcesOf("xx")).toEqual([]);
});

test.each([
  [["de-AT", "en"], "de"],
  [["xx", "en-GB", "de"], "en"],
  [["xx"], "en"],
  [[], "en"],
])("a reader of %j gets %s", (wanted, language) => {
  expect(languageFor(wanted)).toBe(language);
});

test("a language goes by its own name", () => {
  expect(["en", "de", "fr"].map(ownName)).toEqual(["English", "Deutsch", "Français"]);
});
