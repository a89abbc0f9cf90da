import type { Catalogue } from "./index.svelte";

export const SEASON = {
  points: { en: "points", de: "Punkte" },
  coin: { en: "coin", de: "Münze" },
  coins: { en: "coins", de: "Münzen" },
  workers: { en: "workers", de: "Arbeiter" },
  worker: { en: "worker", de: "Arbeiter" },
  barn: { en: "barn", de: "Scheune" },
  well: { en: "well", de: "Brunnen" },
  surveyor: { en: "surveyor", de: "Landvermesser" },
} satisfies Catalogue;
