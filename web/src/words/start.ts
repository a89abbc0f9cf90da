import type { Catalogue } from "./index.svelte";

export const START = {
  lead: {
    en: "The Mississippi's two great board games: a river race, and the harvest along its banks.",
    de: "Die zwei großen Brettspiele vom Mississippi: ein Wettrennen und die Ernte an seinen Ufern.",
  },
  game: { en: "Game", de: "Spiel" },
  edition: { en: "Edition", de: "Ausgabe" },
  seats: { en: "Seats", de: "Plätze" },
  me: { en: "me", de: "ich" },
  here: { en: "someone here", de: "jemand hier am Bildschirm" },
  link: { en: "someone by link", de: "jemand über einen Link" },
  cast_off: { en: "Cast off", de: "Leinen los" },
  my_games: { en: "My games", de: "Meine Spiele" },
  your_turn: { en: "your turn", de: "du bist dran" },
  over: { en: "over", de: "beendet" },
  under_way: { en: "under way", de: "im Gange" },
} satisfies Catalogue;
