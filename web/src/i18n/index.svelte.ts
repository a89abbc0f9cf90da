/** Texts in the language of the page. Every language, English too, is its files: messages/<language>/*.ftl. */

import { settings } from "../app/settings.svelte";
import { Catalogue, type Message } from "./catalogue";

export type { Message } from "./catalogue";

const FALLBACK = "en";
const FILES = import.meta.glob<string>("../../../src/paddlewheel/**/messages/*/**/*.ftl", {
  query: "?raw",
  import: "default",
});
const open = $state.raw<{ catalogues: Readonly<Record<string, Catalogue>> }>({ catalogues: {} });

const languageOf = (path: string): string => path.match(/\/messages\/([^/]+)\//)![1]!;

/** Fetch the texts of a language, once; what stands on the page is then shown anew. */
export async function openCatalogue(language: string): Promise<void> {
  if (open.catalogues[language]) return;
  const files = Object.entries(FILES).filter(([path]) => languageOf(path) === language);
  const sources = await Promise.all(files.map(([, load]) => load()));
  open.catalogues = { ...open.catalogues, [language]: new Catalogue(language, sources) };
}

/** The text of a message; in English where the language has none. */
export function t(message: Message): string {
  const own = open.catalogues[settings.language];
  if (!own || own.has(message.id)) return own?.text(message) ?? "";
  void openCatalogue(FALLBACK);
  return open.catalogues[FALLBACK]?.text(message) ?? message.id;
}
