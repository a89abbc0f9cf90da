/** What the game itself says comes from the server in English; in another language, by its phrasebook. */

import { settings } from "../app/settings.svelte";
import { openCatalogue, t, type Message } from "../i18n/index.svelte";

export type Phrasebook = (english: string) => string | undefined;

const SHELF: Partial<Record<string, () => Promise<{ phrasebook: Phrasebook }>>> = {
  de: () => import("./german"),
};
const open = $state<Partial<Record<string, Phrasebook>>>({});

/** Fetch the texts of a language, once; what stands on the page is then said anew. Without a phrasebook it stays English. */
export async function openPhrasebook(language: string): Promise<void> {
  const catalogue = openCatalogue(language);
  const book = open[language] ? undefined : await SHELF[language]?.().catch(() => undefined);
  if (book) open[language] = book.phrasebook;
  await catalogue;
}

/** A message, or a sentence of the server's, in the language of the page; in English where it is not known. */
export const told = (english: string | Message): string =>
  typeof english === "string" ? (open[settings.language]?.(english) ?? english) : t(english);
