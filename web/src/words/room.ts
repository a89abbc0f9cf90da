import type { Catalogue } from "./index.svelte";

export const ROOM = {
  links: { en: "Links for the others", de: "Links für die anderen" },
  settings: { en: "Settings", de: "Einstellungen" },
  language: { en: "Language", de: "Sprache" },
  confirm: { en: "Ask before a decision is sent", de: "Vor jeder Entscheidung nachfragen" },
} satisfies Catalogue;
