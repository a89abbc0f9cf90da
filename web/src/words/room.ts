import type { Catalogue } from "./index.svelte";

export const ROOM = {
  seats: { en: "Who sits where", de: "Wer wo sitzt" },
  you: { en: "you", de: "du" },
  here: { en: "at this screen", de: "an diesem Bildschirm" },
  present: { en: "there", de: "da" },
  away: { en: "away", de: "nicht da" },
  bot: { en: "bot: {level}", de: "Bot: {level}" },
  stand_in: { en: "{level} plays for them", de: "{level} vertritt sie oder ihn" },
  my_seat: { en: "My seat", de: "Mein Platz" },
  my_seats: { en: "Our seats", de: "Unsere Plätze" },
  give: { en: "Let a bot play for me", de: "Einen Bot für mich spielen lassen" },
  given: { en: "{level} is playing for you.", de: "{level} spielt gerade für dich." },
  take: { en: "Take my seat back", de: "Selbst weiterspielen" },
  which_bot: { en: "Which bot", de: "Welcher Bot" },
  watching: { en: "You are watching.", de: "Du schaust zu." },
  links: { en: "Links for the others", de: "Links für die anderen" },
  links_lead: {
    en: "Pass each link on to the one it is for. Whoever has it plays that seat, from anywhere, and can come back with it.",
    de: "Gib jeden Link an die weiter, für die er ist. Wer ihn hat, spielt diesen Platz, von überall, und kommt damit zurück.",
  },
  watch_link: { en: "To watch", de: "Zum Zuschauen" },
  link_of: { en: "Link for {name}", de: "Link für {name}" },
  show_code: { en: "QR code", de: "QR-Code" },
  code_of: { en: "QR code: {name}", de: "QR-Code: {name}" },
  only_here: {
    en: "These links work on this machine only. For others on your network, start Paddlewheel with “paddlewheel serve --host 0.0.0.0” and open this page at the machine's own address.",
    de: "Diese Links gehen nur auf diesem Rechner. Für andere in deinem Netz starte Paddlewheel mit „paddlewheel serve --host 0.0.0.0“ und öffne diese Seite unter der Adresse des Rechners.",
  },
  ready: { en: "Your table is ready", de: "Der Tisch ist gedeckt" },
  to_table: { en: "Go to the table", de: "An den Tisch" },
  find_again: {
    en: "You find these links again at the table, under “Room”.",
    de: "Du findest diese Links am Tisch wieder, unter „Raum“.",
  },
  no_links: { en: "There are no links of this room here.", de: "Von diesem Raum sind hier keine Links." },
  settings: { en: "Settings", de: "Einstellungen" },
  language: { en: "Language", de: "Sprache" },
  confirm: { en: "Ask before a decision is sent", de: "Vor jeder Entscheidung nachfragen" },
} satisfies Catalogue;

/** What bots are called; their names for the server are the keys. */
export const BOTS: Catalogue = {
  deckhand: { en: "Deckhand", de: "Matrose" },
  mate: { en: "Mate", de: "Maat" },
  pilot: { en: "Pilot", de: "Lotse" },
  captain: { en: "Captain", de: "Kapitän" },
  commodore: { en: "Commodore", de: "Kommodore" },
};
