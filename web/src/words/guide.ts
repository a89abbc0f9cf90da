import type { Catalogue } from "./index.svelte";

export const GUIDE = {
  race: { en: "A guided race", de: "Ein Rennen mit Lotse" },
  season: { en: "A guided first round", de: "Eine erste Runde mit Lotse" },
  pilot: { en: "Your river pilot", de: "Dein Lotse" },
  you: { en: "You", de: "Du" },
  opening: { en: "The pilot comes aboard ...", de: "Der Lotse kommt an Bord ..." },
  scene: { en: "Part {number} of {all}", de: "Teil {number} von {all}" },
  next: { en: "Next", de: "Weiter" },
  back: { en: "Back", de: "Zurück" },
  skip: { en: "Skip", de: "Überspringen" },
  leave: { en: "Leave", de: "Beenden" },
  again: { en: "Again", de: "Noch einmal" },
  try_again: { en: "Try again", de: "Noch einmal versuchen" },
  real_race: { en: "Now a real race", de: "Jetzt ein echtes Rennen" },
  go_on: { en: "Go on with this game", de: "Dieses Spiel weiterspielen" },
  missed: {
    en: "That was a fair move too, but not the one to try here. Have another go.",
    de: "Auch ein guter Zug, nur nicht der, um den es hier geht. Versuch es noch einmal.",
  },
  done: { en: "done", de: "geschafft" },
} satisfies Catalogue;
