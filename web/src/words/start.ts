import type { Catalogue } from "./index.svelte";

export const START = {
  lead: {
    en: "The Mississippi's two great board games: a river race, and the harvest along its banks.",
    de: "Die zwei großen Brettspiele vom Mississippi: ein Wettrennen und die Ernte an seinen Ufern.",
  },
  new_game: { en: "A new game", de: "Ein neues Spiel" },
  game: { en: "Game", de: "Spiel" },
  edition: { en: "Edition", de: "Ausgabe" },
  seats: { en: "Seats", de: "Plätze" },
  me: { en: "me", de: "ich" },
  here: { en: "someone here", de: "jemand hier am Bildschirm" },
  link: { en: "someone by link", de: "jemand über einen Link" },
  bot: { en: "bot: {level}", de: "Bot: {level}" },
  me_line: { en: "plays on this screen", de: "spielt an diesem Bildschirm" },
  here_line: { en: "takes turns with you at this screen", de: "spielt abwechselnd mit dir an diesem Bildschirm" },
  link_line: {
    en: "gets a link, or a code to photograph, and plays from anywhere",
    de: "bekommt einen Link oder einen Code zum Abfotografieren und spielt von überall",
  },
  who: { en: "Who sits on seat {number}", de: "Wer auf Platz {number} sitzt" },
  name: { en: "Name on seat {number}", de: "Name auf Platz {number}" },
  my_name: { en: "Me", de: "Ich" },
  player: { en: "Player {number}", de: "Spieler {number}" },
  earlier: { en: "Move seat {number} up", de: "Platz {number} nach oben" },
  later: { en: "Move seat {number} down", de: "Platz {number} nach unten" },
  remove_seat: { en: "Remove seat {number}", de: "Platz {number} entfernen" },
  add_seat: { en: "Add a seat", de: "Platz hinzufügen" },
  count: { en: "This edition is for {counts} players.", de: "Diese Ausgabe ist für {counts} Personen." },
  count_wrong: {
    en: "This edition is for {counts} players, and there are {number} seats: add or remove some.",
    de: "Diese Ausgabe ist für {counts} Personen, hier sind {number} Plätze: füge welche hinzu oder entferne welche.",
  },
  count_saved: {
    en: "{number} play this saved game, so it has {number} seats.",
    de: "Diesen Spielstand spielen {number}, also hat er {number} Plätze.",
  },
  from_to: { en: "{low} to {high}", de: "{low} bis {high}" },
  nobody_here: { en: "No seat is yours: you will watch.", de: "Kein Platz ist deiner: Du schaust zu." },
  variants: { en: "Variants", de: "Varianten" },
  numbers: { en: "Change the numbers", de: "Zahlen ändern" },
  changed: { en: "{number} changed", de: "{number} geändert" },
  usual: { en: "All as usual", de: "Alles wie gewohnt" },
  none: { en: "none", de: "keine" },
  with_players: { en: "With {counts} players.", de: "Mit {counts} Personen." },
  variant_count: {
    en: "This needs {counts} players, and there are {number} seats.",
    de: "Das geht mit {counts} Personen, hier sind {number} Plätze.",
  },
  usually: { en: "Usually {value}; {low} to {high}", de: "Sonst {value}; {low} bis {high}" },
  limit: { en: "Turn limit", de: "Zugzeit" },
  limit_line: {
    en: "If somebody is away for longer on their turn, a bot plays for them until they are back; if they are there and do not play, after three times as long.",
    de: "Wer am Zug ist und länger fehlt, wird von einem Bot vertreten, bis er zurück ist; wer da ist und nicht spielt, nach dreimal so langer Zeit.",
  },
  listed: { en: "Show this room in the public list", de: "Diesen Raum in der öffentlichen Liste zeigen" },
  listed_line: {
    en: "Everybody who can reach this server then sees that it exists, and the names of its players; nobody gets a link by that.",
    de: "Wer diesen Server erreicht, sieht dann, dass es ihn gibt, und die Namen derer, die darin spielen; einen Link bekommt dadurch niemand.",
  },
  no_limit: { en: "none: the table waits", de: "keine: Der Tisch wartet" },
  minute: { en: "1 minute", de: "1 Minute" },
  minutes: { en: "5 minutes", de: "5 Minuten" },
  hour: { en: "1 hour", de: "1 Stunde" },
  day: { en: "1 day", de: "1 Tag" },
  cast_off: { en: "Cast off", de: "Leinen los" },
  my_games: { en: "My games", de: "Meine Spiele" },
  all_games: { en: "Show all {number}", de: "Alle {number} zeigen" },
  your_turn: { en: "Your turn", de: "Du bist dran" },
  turn_of: { en: "{name} to play", de: "{name} ist dran" },
  over: { en: "over", de: "beendet" },
  won: { en: "{names} won", de: "{names} gewinnt" },
  you_won: { en: "You won", de: "Du hast gewonnen" },
  shared: { en: "{names} share the victory", de: "{names} teilen sich den Sieg" },
  round: { en: "Round {number}", de: "Runde {number}" },
  under_way: { en: "under way", de: "im Gange" },
  you_watch: { en: "you watch", de: "du schaust zu" },
  forget: { en: "Remove from the list: {game}, {names}", de: "Aus der Liste nehmen: {game}, {names}" },
  now: { en: "just now", de: "gerade eben" },
  first_time: { en: "Here for the first time?", de: "Zum ersten Mal hier?" },
  learn: { en: "Learn", de: "Lernen" },
  learn_race: { en: "The guided race", de: "Das geführte Rennen" },
  learn_race_line: {
    en: "Speed, coal, turning, pushing, docking: learned by doing, in five minutes.",
    de: "Tempo, Kohle, Drehen, Schieben, Anlegen: in fünf Minuten durch Ausprobieren gelernt.",
  },
  learn_season: { en: "The guided first round", de: "Die geführte erste Runde" },
  learn_season_line: {
    en: "One round of Riverboat: workers, crops, riverboats and how they score.",
    de: "Eine Runde Riverboat: Arbeiter, Ernte, Flussschiffe und wofür es Punkte gibt.",
  },
  rules: { en: "Rules", de: "Regeln" },
  rules_of: { en: "Rules of {game}", de: "Regeln von {game}" },
  saved_game: { en: "A saved game", de: "Ein gespeichertes Spiel" },
  open_file: { en: "Open a file", de: "Datei öffnen" },
  drop_file: { en: "or drop it anywhere on this page", de: "oder irgendwo auf dieser Seite ablegen" },
  no_file: {
    en: "{file} is not a saved game: it cannot be read as JSON. A game is saved at the table, under “Replay”.",
    de: "{file} ist kein gespeichertes Spiel: Es lässt sich nicht als JSON lesen. Gespeichert wird am Tisch, unter „Rückschau“.",
  },
  loaded: { en: "Saved game {file}", de: "Gespeichertes Spiel {file}" },
  loaded_line: {
    en: "Choose who sits where; it goes on from where it was saved.",
    de: "Wähle, wer wo sitzt; es geht weiter, wo es gespeichert wurde.",
  },
  put_away: { en: "Put it away", de: "Weglegen" },
  open_saved: { en: "Open the game", de: "Spiel öffnen" },
  imprint: {
    en: "An unofficial fan work, not connected with the games' designers or publishers.",
    de: "Ein inoffizielles Werk von Fans, ohne Verbindung zu Autoren und Verlagen der Spiele.",
  },
  scene: { en: "A paddle steamer on the river", de: "Ein Raddampfer auf dem Fluss" },
} satisfies Catalogue;

/** One line on each game and edition; their names for the server are the keys. */
export const LINES: Catalogue = {
  "mississippi-queen": {
    en: "Race paddle steamers downriver, pick up two passengers, brake in time.",
    de: "Raddampfer flussabwärts jagen, zwei Fahrgäste abholen, rechtzeitig bremsen.",
  },
  riverboat: {
    en: "Four rounds on your plantation: plant, harvest, fill the riverboats.",
    de: "Vier Runden auf deiner Plantage: pflanzen, ernten, Flussschiffe füllen.",
  },
  "intro-1997": {
    en: "The introductory game: a pure race over four tiles, for a first try.",
    de: "Das Einführungsspiel: ein reines Rennen über vier Plättchen, für den Anfang.",
  },
  "classic-1997": {
    en: "The game of the year 1997: pick up two passengers on the way.",
    de: "Das Spiel des Jahres 1997: unterwegs zwei Fahrgäste abholen.",
  },
  "black-rose-1998": {
    en: "The expansion: the Black Rose, coal stations, driftwood, sandbanks.",
    de: "Die Erweiterung: die Black Rose, Kohlendepots, Treibholz, Sandbänke.",
  },
  "2019": {
    en: "The new edition: chain pushes, and nobody is out of the race.",
    de: "Die neue Ausgabe: Kettenschübe, und niemand scheidet aus.",
  },
  "2019-advanced": {
    en: "The new edition with its special tiles.",
    de: "Die neue Ausgabe mit ihren Sonderplättchen.",
  },
  "2017": { en: "Riverboat as it came out.", de: "Riverboat, wie es erschien." },
};

export const EDITIONS: Catalogue = {
  "intro-1997": { en: "1997, first race", de: "1997, erstes Rennen" },
  "classic-1997": { en: "1997", de: "1997" },
  "black-rose-1998": { en: "1998, The Black Rose", de: "1998, The Black Rose" },
  "2019": { en: "2019", de: "2019" },
  "2019-advanced": { en: "2019, advanced", de: "2019, für Fortgeschrittene" },
  "2017": { en: "2017", de: "2017" },
};

/** What variants are called; what they do is the server's to say. */
export const VARIANTS: Catalogue = {
  black_rose: { en: "The Black Rose", de: "Die Black Rose" },
  teams: { en: "Teams", de: "Mannschaften" },
  two_boats_each: { en: "Two boats each", de: "Zwei Schiffe für jeden" },
  exact_passengers: { en: "Just enough passengers", de: "Knappe Fahrgäste" },
  river_length: { en: "Length of the river", de: "Länge des Flusses" },
  b_tiles: { en: "Special tiles", de: "Sonderplättchen" },
  branching_river: { en: "Branching river", de: "Gegabelter Fluss" },
  no_push_near_finish: { en: "No pushing at the finish", de: "Kein Schieben am Ziel" },
  vote_on_direction: { en: "Vote on the river", de: "Abstimmen über den Fluss" },
};
