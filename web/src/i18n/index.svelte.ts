/** Texts in the language of the page. Every language, English too, is its files: messages/<language>/**.ftl. */

import { settings } from "../app/settings.svelte";
import { Catalogue, type Argument, type Message } from "./catalogue";
import { FALLBACK, sourcesOf } from "./languages";
import type { PageMessages } from "./messages";

export type { Argument, Message } from "./catalogue";

export type MessageId = keyof PageMessages;
type Arguments<Id extends MessageId> = PageMessages[Id] extends null ? [] : [args: PageMessages[Id]];

let catalogues = $state.raw<Readonly<Record<string, Catalogue>>>({});

/** Fetch the texts of a language, once; what stands on the page is then shown anew. */
export async function openCatalogue(language: string): Promise<void> {
  if (catalogues[language]) return;
  const sources = await sourcesOf(language);
  catalogues = { ...catalogues, [language]: new Catalogue(language, sources) };
}

/** The text of a message; in English where the language has none. */
export function t(message: Message): string;
export function t<Id extends MessageId>(id: Id, ...args: Arguments<Id>): string;
export function t(message: Message | MessageId, args: Message["args"] | null = {}): string {
  const wanted = typeof message === "string" ? { id: message, args: args ?? {} } : message;
  return catalogueWith(wanted.id)?.text(wanted) ?? "";
}

/** The text of an id made from a name that the server gives, or `otherwise` where no catalogue has it. */
export function textOr(otherwise: string, id: string, args: Readonly<Record<string, Argument>> = {}): string {
  const catalogue = catalogueWith(id);
  return catalogue?.has(id) ? catalogue.text({ id, args }) : otherwise;
}

/** The catalogue of the page's language, or the English one if only that has the message. */
function catalogueWith(id: string): Catalogue | undefined {
  const own = catalogues[settings.language];
  if (!own || own.has(id)) return own;
  void openCatalogue(FALLBACK);
  return catalogues[FALLBACK] ?? own;
}
