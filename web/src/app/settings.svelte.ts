/** What this reader prefers, kept in this browser. */

import { languageFor, LANGUAGES } from "../i18n/languages";
import { isRecord, Stored } from "./storage";

interface Settings {
  language: string;
  confirm: boolean; // ask before a decision is sent
  sound: boolean; // a whistle when it is one's turn
  notify: boolean; // a notification of the browser, too, while another page is looked at
  phrases: boolean; // show what others say
}

const usual: Settings = {
  language: languageFor(navigator.languages),
  confirm: false,
  sound: true,
  notify: false,
  phrases: true,
};

const kept = new Stored("paddlewheel-settings", (found): Settings => {
  const settings: Settings = { ...usual, ...(isRecord(found) ? found : {}) };
  return LANGUAGES.includes(settings.language) ? settings : { ...settings, language: usual.language };
});

export const settings = $state<Settings>(kept.read());

export function change(wish: Partial<Settings>): void {
  Object.assign(settings, wish);
  document.documentElement.lang = settings.language;
  kept.write(settings);
}
