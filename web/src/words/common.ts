import type { Catalogue } from "./index.svelte";

export const COMMON = {
  title: { en: "Paddlewheel", de: "Paddlewheel" },
  home: { en: "Home", de: "Zum Anfang" },
  close: { en: "Close", de: "Schließen" },
  cancel: { en: "Cancel", de: "Abbrechen" },
  copy: { en: "Copy", de: "Kopieren" },
  copied: { en: "Copied", de: "Kopiert" },
  no_answer: {
    en: "The server does not answer. It may be back in a moment.",
    de: "Der Server antwortet nicht. Vielleicht ist er gleich wieder da.",
  },
} satisfies Catalogue;
