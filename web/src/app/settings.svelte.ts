/** What this reader prefers, kept in this browser. */

import type { Language } from "../words/index.svelte";
import { isRecord, Stored } from "./storage";

interface Settings {
  language: Language;
  confirm: boolean; // ask before a decision is sent
}

function usual(): Settings {
  const language = navigator.language.startsWith("de") ? "de" : "en";
  return { language, confirm: false };
}

const kept = new Stored("paddlewheel-settings", (found): Partial<Settings> => (isRecord(found) ? found : {}));

export const settings = $state<Settings>({ ...usual(), ...kept.read() });

export function change(wish: Partial<Settings>): void {
  Object.assign(settings, wish);
  document.documentElement.lang = settings.language;
  kept.write(settings);
}
