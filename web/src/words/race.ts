import type { Boat } from "../api/types";
import type { Catalogue, Words } from "./index.svelte";

export const RACE = {
  boats: { en: "Boats", de: "Schiffe" },
  speed: { en: "speed", de: "Tempo" },
  coal: { en: "coal", de: "Kohle" },
  passengers: { en: "passengers", de: "Fahrgäste" },
  passengers_aboard: { en: "passengers {aboard} of {wanted}", de: "Fahrgäste {aboard} von {wanted}" },
  speed_is: { en: "speed {number}", de: "Tempo {number}" },
  coal_is: { en: "coal {number}", de: "Kohle {number}" },
  coal_price: { en: "{number} coal", de: "{number} Kohle" },
  coal_gain: { en: "+{number} coal", de: "+{number} Kohle" },
  points_price: { en: "{number} pt", de: "{number} P." },
  then_number: { en: "then {number}", de: "dann {number}" },
  go: { en: "Go", de: "Los" },
  free: { en: "free", de: "umsonst" },
  danger: {
    en: "Danger: from there this speed cannot be braked before the bank.",
    de: "Gefahr: Von dort lässt sich dieses Tempo vor dem Ufer nicht mehr bremsen.",
  },
  danger_short: { en: "danger", de: "Gefahr" },
  danger_step: {
    en: "Danger: whatever follows, this speed cannot be braked before the bank.",
    de: "Gefahr: Was auch folgt, dieses Tempo lässt sich vor dem Ufer nicht mehr bremsen.",
  },
  danger_now: {
    en: "Danger: every way from here ends too fast to brake before the bank.",
    de: "Gefahr: Jeder Weg von hier endet zu schnell, um vor dem Ufer zu bremsen.",
  },
  zoom_in: { en: "Zoom in", de: "Näher heran" },
  zoom_out: { en: "Zoom out", de: "Weiter weg" },
  follow: { en: "Follow the race", de: "Dem Rennen folgen" },
  describe: { en: "The river in words", de: "Der Fluss in Worten" },
  the_river: { en: "The river", de: "Der Fluss" },
  away: { en: "away", de: "abwesend" },
  bow: { en: "Bow", de: "Bug" },
  bow_is: { en: "bow {heading}", de: "Bug {heading}" },
  at_speed: { en: "Speed", de: "Tempo" },
  pushing: { en: "Pushing", de: "Schieben" },
  no_push: { en: "nobody", de: "niemanden" },
  pushed_to: { en: "{boat} to {place}", de: "{boat} nach {place}" },
  by_pushing: { en: "by pushing {boats}", de: "nur mit Schieben: {boats}" },
  way: { en: "{place}: {price}, speed {speed}, bow {heading}", de: "{place}: {price}, Tempo {speed}, Bug {heading}" },
  ways: { en: "Spaces in reach", de: "Felder in Reichweite" },
  course: { en: "Course to {place}", de: "Kurs nach {place}" },
  course_price: { en: "{price}, speed {speed}", de: "{price}, Tempo {speed}" },
  steer: { en: "Steer instead", de: "Lieber steuern" },
  pick_or_steer: {
    en: "Tap a space on the river, or steer step by step:",
    de: "Tippe auf ein Feld im Fluss oder steuere Schritt für Schritt:",
  },
  tap_push: {
    en: "Tap a lit space: there {boat} is pushed.",
    de: "Tippe auf ein helles Feld: Dorthin wird {boat} geschoben.",
  },
  tap_arrow: { en: "Tap an arrow around {boat}.", de: "Tippe auf einen Pfeil um {boat}." },
  tap_place: { en: "Tap a lit space.", de: "Tippe auf ein helles Feld." },
  decides: { en: "{name} decides", de: "{name} entscheidet" },
  for_boat: { en: "for {boat}", de: "für {boat}" },
  keys: { en: "Keys", de: "Tasten" },
  all_keys: {
    en: "Arrows steer, numbers set the speed, + and − change it by one, Enter goes, u takes back, Tab leads to the spaces in reach.",
    de: "Pfeile steuern, Ziffern stellen das Tempo ein, + und − ändern es um eins, Enter heißt los, u nimmt zurück, Tab führt zu den Feldern in Reichweite.",
  },
  to_come_one: { en: "1 tile to come", de: "noch 1 Flussplättchen" },
  to_come: { en: "{number} tiles to come", de: "noch {number} Flussplättchen" },
  all_laid: { en: "The finish lies open", de: "Das Ziel liegt offen" },
  finish: { en: "Finish", de: "Ziel" },
  rolled: { en: "The die: {direction}", de: "Der Würfel: {direction}" },
  arrivals: { en: "Order of arrival", de: "Reihenfolge der Ankunft" },
  place_number: { en: "{number}.", de: "{number}." },
  team: { en: "team {number}", de: "Team {number}" },
  look_at: { en: "Show {boat} on the river", de: "{boat} auf dem Fluss zeigen" },
  next_turn: { en: "its turn now", de: "jetzt am Zug" },
  port: { en: "Port", de: "Backbord" },
  starboard: { en: "Starboard", de: "Steuerbord" },
  ahead: { en: "Ahead", de: "Voraus" },
  back: { en: "Back off", de: "Zurücksetzen" },
  stop: { en: "Stop", de: "Stopp" },
  push: { en: "Push {heading}", de: "Schieben {heading}" },
  face: { en: "Bow {heading}", de: "Bug {heading}" },
  give: { en: "Give {number}", de: "{number} geben" },
  take: { en: "Take {number}", de: "{number} nehmen" },
  refill: { en: "Fill up", de: "Auffüllen" },
  agree: { en: "Agree", de: "Zustimmen" },
  refuse: { en: "Refuse", de: "Ablehnen" },
  board: { en: "Take aboard", de: "An Bord nehmen" },
  decline: { en: "Leave ashore", de: "Stehen lassen" },
  pass: { en: "Pass", de: "Nichts" },
  wait: { en: "Dock {number}", de: "Startplatz {number}" },
  place: { en: "Space {number}", de: "Feld {number}" },
  vote_left: { en: "Left", de: "Links" },
  vote_ahead: { en: "Ahead", de: "Geradeaus" },
  vote_right: { en: "Right", de: "Rechts" },
  boat_here: {
    en: "{boat} at {place}, bow {heading}, speed {speed}, coal {coal}",
    de: "{boat} auf {place}, Bug {heading}, Tempo {speed}, Kohle {coal}",
  },
  ahead_free: {
    en: "Ahead of {boat}: {spaces} free, then {what}.",
    de: "Vor {boat}: {spaces} frei, dann {what}.",
  },
  ahead_at_once: { en: "Right ahead of {boat}: {what}.", de: "Direkt vor {boat}: {what}." },
  one_space: { en: "1 space", de: "1 Feld" },
  spaces: { en: "{number} spaces", de: "{number} Felder" },
  near: { en: "{what} at {place}: {spaces} to the {heading}.", de: "{what} auf {place}: {spaces} Richtung {heading}." },
  same_space: { en: "{what} is here, at {place}.", de: "{what} ist hier, auf {place}." },
  other_boat: {
    en: "{boat} at {place}: {spaces} to the {heading}; bow {bow}, speed {speed}, coal {coal}.",
    de: "{boat} auf {place}: {spaces} Richtung {heading}; Bug {bow}, Tempo {speed}, Kohle {coal}.",
  },
  ashore: { en: "{boat}: {condition}.", de: "{boat}: {condition}." },
  river_ends: {
    en: "The end of the river so far lies {spaces} to the {heading}.",
    de: "Das Ende des bisherigen Flusses liegt {spaces} Richtung {heading}.",
  },
} satisfies Catalogue;

export const COLOURS: Record<Exclude<Boat["colour"], "black">, Words> = {
  white: { en: "White", de: "Weiß" },
  orange: { en: "Orange", de: "Orange" },
  blue: { en: "Blue", de: "Blau" },
  green: { en: "Green", de: "Grün" },
  pink: { en: "Pink", de: "Rosa" },
  red: { en: "Red", de: "Rot" },
  yellow: { en: "Yellow", de: "Gelb" },
  violet: { en: "Violet", de: "Violett" },
  grey: { en: "Grey", de: "Grau" },
  beige: { en: "Beige", de: "Beige" },
  brown: { en: "Brown", de: "Braun" },
};

export const ROSE: Words = { en: "the Black Rose", de: "die Black Rose" };

export const HEADING_WORDS: Record<string, Words> = {
  N: { en: "north", de: "Norden" },
  NE: { en: "north-east", de: "Nordosten" },
  SE: { en: "south-east", de: "Südosten" },
  S: { en: "south", de: "Süden" },
  SW: { en: "south-west", de: "Südwesten" },
  NW: { en: "north-west", de: "Nordwesten" },
};

export const HEADING_LETTERS: Record<string, Words> = {
  N: { en: "N", de: "N" },
  NE: { en: "NE", de: "NO" },
  SE: { en: "SE", de: "SO" },
  S: { en: "S", de: "S" },
  SW: { en: "SW", de: "SW" },
  NW: { en: "NW", de: "NW" },
};

export const DIRECTIONS: Record<string, Words> = {
  left: { en: "left", de: "links" },
  ahead: { en: "ahead", de: "geradeaus" },
  right: { en: "right", de: "rechts" },
};

export const CONDITIONS: Record<string, Words> = {
  "loses-turn": { en: "loses a turn", de: "setzt aus" },
  aground: { en: "under repair", de: "in Reparatur" },
  "cast-off": { en: "casts off next", de: "legt gleich ab" },
  "poled-off": { en: "poled off", de: "freigestakt" },
  "in-port": { en: "in port", de: "im Hafen" },
  out: { en: "out", de: "ausgeschieden" },
  ashore: { en: "waits ashore", de: "wartet an Land" },
};

export const KINDS: Record<string, Words> = {
  bank: { en: "the bank", de: "das Ufer" },
  land: { en: "land", de: "Land" },
  water: { en: "open water", de: "offenes Wasser" },
  depot: { en: "the coal depot", de: "das Kohlendepot" },
  driftwood: { en: "driftwood", de: "Treibholz" },
  sandbank: { en: "a sandbank", de: "eine Sandbank" },
  "start dock": { en: "a start dock", de: "ein Startplatz" },
  landing: { en: "the finish", de: "das Ziel" },
};

/** Docks by their colour, which is not the same in every edition. */
export const DOCK_KINDS: Record<"blue" | "brown" | "red", Words> = {
  blue: { en: "the blue dock", de: "die blaue Anlegestelle" },
  brown: { en: "the brown dock", de: "die braune Anlegestelle" },
  red: { en: "the red dock", de: "die rote Anlegestelle" },
};
