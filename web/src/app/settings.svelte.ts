/** What this reader prefers, kept in this browser. */

import { languageFor, LANGUAGES } from "../i18n/languages";
import { showAppearance } from "./appearance";
import { isRecord, Stored } from "./storage";

export const PACES = ["slow", "normal", "fast", "off"] as const; // of what is shown of others' moves
export type Pace = (typeof PACES)[number];
export const THEMES = ["system", "light", "dark"] as const;
export const MOTIONS = ["system", "less"] as const;

interface Settings {
  language: string;
  confirm: boolean; // ask before a decision is sent
  pace: Pace;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  dusk: boolean; // falls over the river while a race goes on
  coordinates: boolean; // of the river's spaces stand on the map
  sound: boolean; // a whistle when it is one's turn
  notify: boolean; // a notification of the browser, too, while another page is looked at
  phrases: boolean; // show what others say
}

const usual: Settings = {
  language: languageFor(navigator.languages),
  confirm: false,
  pace: "normal",
  theme: "system",
  motion: "system",
  dusk: false,
  coordinates: false,
  sound: true,
  notify: false,
  phrases: true,
};

const kept = new Stored("paddlewheel-settings", (found): Settings => {
  const settings: Settings = { ...usual, ...(isRecord(found) ? found : {}) };
  if (!LANGUAGES.includes(settings.language)) settings.language = usual.language;
  if (!THEMES.includes(settings.theme)) settings.theme = usual.theme;
  if (!MOTIONS.includes(settings.motion)) settings.motion = usual.motion;
  if (!PACES.includes(settings.pace)) settings.pace = usual.pace;
  return settings;
});

export const settings = $state<Settings>(kept.read());

export function change(wish: Partial<Settings>): void {
  Object.assign(settings, wish);
  document.documentElement.lang = settings.language;
  showAppearance(settings.theme, settings.motion);
  kept.write(settings);
}
