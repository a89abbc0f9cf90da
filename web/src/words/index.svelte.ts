/** The catalogue: every text of the page in both languages, side by side; one file of it for each part of the page. */

import { settings } from "../app/settings.svelte";

export type Language = "en" | "de";
export type Words = Readonly<Record<Language, string>>;
export type Catalogue = Record<string, Words>;
export type Slots = Record<string, string | number>;

/** A text in the language of the page, its {slots} filled. */
export function say(words: Words, slots?: Slots): string {
  const text = words[settings.language];
  return slots ? text.replace(/\{(\w+)\}/g, (whole, slot: string) => String(slots[slot] ?? whole)) : text;
}
