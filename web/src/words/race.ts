import type { Catalogue } from "./index.svelte";

export const RACE = {
  boats: { en: "Boats", de: "Schiffe" },
  speed: { en: "speed", de: "Tempo" },
  coal: { en: "coal", de: "Kohle" },
  passengers: { en: "passengers", de: "Fahrgäste" },
  go: { en: "Go", de: "Los" },
  costs: { en: "costs", de: "kostet" },
  free: { en: "free", de: "umsonst" },
  danger: { en: "danger: too fast to brake from there", de: "Gefahr: von dort zu schnell zum Bremsen" },
  zoom_in: { en: "Zoom in", de: "Näher heran" },
  zoom_out: { en: "Zoom out", de: "Weiter weg" },
  follow: { en: "Follow the race", de: "Dem Rennen folgen" },
  board: { en: "The river", de: "Der Fluss" },
  away: { en: "away", de: "abwesend" },
  bow: { en: "bow", de: "Bug" },
} satisfies Catalogue;
