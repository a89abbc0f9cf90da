/** What this reader prefers, kept in this browser. */

import { languageFor, LANGUAGES } from "../i18n/languages";
import { isRecord, Stored } from "./storage";

export const PACES = ["slow", "normal", "fast", "off"] as const; // of what is shown of others' moves
export type Pace = (typeof PACES)[number];

interface Settings {
  language: string;
  confirm: boolean; // ask before a decision is sent
  pace: Pace;
}

const usual: Settings = { language: languageFor(navigator.languages), confirm: false, pace: "normal" };

const kept = new Stored("paddlewheel-settings", (found): Settings => {
  const settings: Settings = { ...usual, ...(isRecord(found) ? found : {}) };
  if (!LANGUAGES.includes(settings.language)) settings.language = usual.language;
  if (!PACES.includes(settings.pace)) settings.pace = usual.pace;
  return settings;
});

export const settings = $state<Settings>(kept.read());

export function change(wish: Partial<Settings>): void {
  Object.assign(settings, wish);
  document.documentElement.lang = settings.language;
  kept.write(settings);
}
