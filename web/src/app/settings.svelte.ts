/** What this reader prefers, kept in this browser. */

import type { Language } from "../words/index.svelte";

const SHELF = "paddlewheel-settings";

interface Settings {
  language: Language;
  confirm: boolean; // ask before a decision is sent
}

function usual(): Settings {
  const language = navigator.language.startsWith("de") ? "de" : "en";
  return { language, confirm: false };
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...usual(), ...kept() });

export function change(wish: Partial<Settings>): void {
  Object.assign(settings, wish);
  document.documentElement.lang = settings.language;
  localStorage.setItem(SHELF, JSON.stringify(settings));
}
