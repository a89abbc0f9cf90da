/** What the game itself says comes from the server in English; in another language, by its phrasebook. */

import { settings } from "../app/settings.svelte";
import type { Language } from "./index.svelte";

export type Phrasebook = (english: string) => string | undefined;

const SHELF: Partial<Record<Language, () => Promise<{ phrasebook: Phrasebook }>>> = {
  de: () => import("./german"),
};
const open = $state<Partial<Record<Language, Phrasebook>>>({});

/** Fetch the phrasebook of a language, once; what stands on the page is then said anew. Without one it stays English. */
export async function openPhrasebook(language: Language): Promise<void> {
  if (open[language]) return;
  const book = await SHELF[language]?.().catch(() => undefined);
  if (book) open[language] = book.phrasebook;
}

/** A sentence of the server's in the language of the page; in English where the phrasebook does not know it. */
export const told = (english: string): string => open[settings.language]?.(english) ?? english;
