import type { Catalogue } from "./index.svelte";

export const TABLE = {
  "mississippi-queen": { en: "Mississippi Queen", de: "Mississippi Queen" },
  riverboat: { en: "Riverboat", de: "Riverboat" },
  round: { en: "Round {number}", de: "Runde {number}" },
  undo: { en: "Undo", de: "Zurück" },
  restart: { en: "Restart turn", de: "Zug von vorn" },
  confirm: { en: "Confirm", de: "Bestätigen" },
  sure: { en: "{action}: go?", de: "{action}: so spielen?" },
  lost: {
    en: "The connection is lost. It will be mended by itself.",
    de: "Die Verbindung ist weg. Sie wird von selbst wieder aufgebaut.",
  },
  gone: {
    en: "This link opens no room. Ask whoever opened it for yours.",
    de: "Dieser Link öffnet keinen Raum. Bitte den Gastgeber um deinen.",
  },
  waiting: { en: "Opening the room ...", de: "Der Raum wird geöffnet ..." },
  choices: { en: "Choices", de: "Möglichkeiten" },
  wins: { en: "{names} wins", de: "{names} gewinnt" },
  share_victory: { en: "{names} share the victory", de: "{names} teilen sich den Sieg" },
  log: { en: "Log", de: "Verlauf" },
  rules: { en: "Rules", de: "Regeln" },
  replay: { en: "Replay", de: "Rückschau" },
  room: { en: "Room", de: "Raum" },
  panels: { en: "Beside the board", de: "Neben dem Plan" },
} satisfies Catalogue;
