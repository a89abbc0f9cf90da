/** The languages that there are: those that have files. Adding files adds a language. */

import catalogues from "virtual:languages";

export const FALLBACK = "en";

export const LANGUAGES: readonly string[] = Object.keys(catalogues).sort();

/** All catalogue files of a language. */
export async function sourcesOf(language: string): Promise<readonly string[]> {
  return (await catalogues[language]?.())?.default ?? [];
}

/** What a language calls itself: "Deutsch". */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The first of the wanted languages that there is, as "de" for "de-AT". */
export function languageFor(wanted: readonly string[]): string {
  const found = wanted.flatMap((tag) => [tag, tag.split("-")[0]!]).find((tag) => LANGUAGES.includes(tag));
  return found ?? FALLBACK;
}
