import type { Crop, Farm, RoundPhase, Suit } from "../api/types";
import type { Catalogue, Words } from "./index.svelte";

export const SEASON = {
  points: { en: "points", de: "Punkte" },
  coin: { en: "coin", de: "Münze" },
  coins: { en: "coins", de: "Münzen" },
  workers: { en: "workers", de: "Arbeiter" },
  worker: { en: "worker", de: "Arbeiter" },
  barn: { en: "barn", de: "Scheune" },
  barns: { en: "barns", de: "Scheunen" },
  well: { en: "well", de: "Brunnen" },
  wells: { en: "wells", de: "Brunnen" },
  surveyor: { en: "surveyor", de: "Landvermesser" },
  surveyors: { en: "surveyors", de: "Landvermesser" },
  harvested: { en: "harvested", de: "abgeerntet" },
  mat_of: { en: "The mat of {name}, {points} points", de: "Der Plan von {name}, {points} Punkte" },
  other_mat: { en: "You are looking at the mat of {name}.", de: "Du siehst den Plan von {name}." },
  back_to_mine: { en: "Back to my mat", de: "Zurück zu meinem Plan" },
  players: { en: "Players", de: "Spieler" },
  decides: { en: "to move", de: "am Zug" },
  score_or_worth: { en: "{points} points", de: "{points} Punkte" },
  crop_on: { en: "{crop} on {field}", de: "{crop} auf {field}" },

  phases: { en: "Phases of the round", de: "Phasen der Runde" },

  landing: { en: "The landing of {name}", de: "Die Anlegestelle von {name}" },
  harbor_at: {
    en: "The harbor master stands at {at} of {end}; riverboats: {boats}, worth {worth} so far.",
    de: "Der Hafenmeister steht auf {at} von {end}; Flussschiffe: {boats}, bisher {worth} wert.",
  },
  boat_at: { en: "riverboat of {capacity} at {at}", de: "Flussschiff mit {capacity} bei {at}" },
  reached: { en: "reached", de: "erreicht" },
  agents_there: { en: "Agents in New Orleans: {number}", de: "Agenten in New Orleans: {number}" },
  harvest: { en: "Harvested", de: "Geerntet" },
  hand: { en: "Opportunity cards of {name}", de: "Gelegenheitskarten von {name}" },

  card_turned: { en: "Card {number} of {of}", de: "Karte {number} von {of}" },
  put_worker: {
    en: "Tap a lit field, or drag the worker there.",
    de: "Tippe ein leuchtendes Feld an oder zieh den Arbeiter dorthin.",
  },
  put_feature: {
    en: "Tap a lit field; the number is what it would score if surveyed now.",
    de: "Tippe ein leuchtendes Feld an; die Zahl sagt, was es jetzt gewertet brächte.",
  },
  put_surveyor: { en: "Tap a lit field, or a card.", de: "Tippe ein leuchtendes Feld oder eine Karte an." },
  choose_tile: { en: "Choose a tile, or drag it onto the mat.", de: "Wähl ein Plättchen oder zieh es auf den Plan." },
  choose_boat: {
    en: "Choose a riverboat, or drag it to the landing.",
    de: "Wähl ein Flussschiff oder zieh es zur Anlegestelle.",
  },
  choose_place: { en: "Now a lit field.", de: "Jetzt ein leuchtendes Feld." },
  tiles: { en: "Crop tiles", de: "Ernteplättchen" },
  one_hex: { en: "One hex", de: "Einer" },
  two_hexes: { en: "Two hexes", de: "Zweier" },
  three_hexes: { en: "Three hexes", de: "Dreier" },
  plant_here: { en: "Plant here", de: "Hier pflanzen" },
  load: { en: "Load these", de: "Diese verladen" },
  turn: { en: "Turn (r)", de: "Drehen (r)" },
  other: { en: "Other place (r)", de: "Anders (r)" },
  never_mind: { en: "Choose another", de: "Anders wählen" },
  riverboats: { en: "Riverboats", de: "Flussschiffe" },
  boat_of: { en: "Riverboat of {capacity}:", de: "Flussschiff mit {capacity}:" },
  boat_left: { en: "{left} left", de: "noch {left}" },
  none_open: { en: "none open", de: "keines offen" },
  cannot_fill: { en: "cannot be filled", de: "nicht zu füllen" },
  fill_with: { en: "Fill it with", de: "Füll es mit" },
  from_pile: { en: "from the pile", de: "vom Stapel" },
  up_to: { en: "up to +{points}", de: "bis +{points}" },
  opportunities: { en: "Opportunity cards", de: "Gelegenheitskarten" },
  goes_with: { en: "with it", de: "dazu" },
  space_surveyor: { en: "a surveyor", de: "ein Landvermesser" },
  space_agent: { en: "an agent", de: "ein Agent" },
  space_steps: { en: "steps of the harbor master", de: "Schritte des Hafenmeisters" },
  space_coin: { en: "a coin", de: "eine Münze" },
  now_worth: { en: "now {points}", de: "jetzt {points}" },
  pays: { en: "-{coins} coin", de: "-{coins} Münze" },
  gains: { en: "+{coins} coin", de: "+{coins} Münze" },

  boards: { en: "Boards", de: "Tafeln" },
  score: { en: "Score sheet", de: "Wertung" },
  supply: { en: "General supply", de: "Allgemeiner Vorrat" },
  cultivation_left: { en: "Cultivation cards not seen yet", de: "Noch nicht gesehene Bestellkarten" },
  round_track: { en: "Workers on the round track", de: "Arbeiter auf der Rundenleiste" },
  open_and_left: { en: "{open} open, {left} in the pile", de: "{open} offen, {left} im Stapel" },
  pile_cards: { en: "In the card pile", de: "Im Kartenstapel" },
  tracks: { en: "Harbor and New Orleans", de: "Hafen und New Orleans" },
  track_of: {
    en: "{name}: harbor master at {at} of {end}, agents {agents}",
    de: "{name}: Hafenmeister auf {at} von {end}, Agenten {agents}",
  },
  for_a_coin: { en: "For a coin, from the pile", de: "Für eine Münze, vom Stapel" },
  surveyed: { en: "surveyed", de: "vermessen" },
  wild: { en: "wild", de: "Joker" },

  source: { en: "Points from", de: "Punkte aus" },
  total: { en: "Points", de: "Punkte" },
  to_come: { en: "if it ended now", de: "wenn jetzt Schluss wäre" },
  with_all: { en: "If it ended now", de: "Wäre jetzt Schluss" },
  this_choice_adds: { en: "This choice adds {points}", de: "Diese Wahl bringt {points}" },
  rule: { en: "The rule: {clause}", de: "Die Regel: {clause}" },

  do_coin: { en: "Pay a coin", de: "Eine Münze zahlen" },
  do_search_singles: { en: "Search the one-hex tiles", de: "Die Einer durchsuchen" },
  do_search_doubles: { en: "Search the two-hex tiles", de: "Die Zweier durchsuchen" },
  do_search_cards: { en: "Search the cards", de: "Die Karten durchsuchen" },
  do_pass: { en: "Pass", de: "Passen" },
  do_barn: { en: "A barn", de: "Eine Scheune" },
  do_well: { en: "A well", de: "Ein Brunnen" },
  do_surveyor: { en: "A surveyor", de: "Ein Landvermesser" },
  do_gain_coins: { en: "Coins", de: "Münzen" },
  do_gain_points: { en: "Points", de: "Punkte" },
  do_gain_steps: { en: "Harbor master", de: "Hafenmeister" },
  do_send_1: { en: "Send 1 worker", de: "1 Arbeiter schicken" },
  do_send_2: { en: "Send 2 workers", de: "2 Arbeiter schicken" },
  do_send_3: { en: "Send 3 workers", de: "3 Arbeiter schicken" },
} satisfies Catalogue;

export const SUITS: Record<Suit, Words> = {
  heart: { en: "heart", de: "Herz" },
  spade: { en: "spade", de: "Pik" },
  club: { en: "club", de: "Kreuz" },
  diamond: { en: "diamond", de: "Karo" },
  star: { en: "star", de: "Stern" },
};

export const CROPS: Record<Crop, Words> = {
  turnip: { en: "turnip", de: "Rübe" },
  wheat: { en: "wheat", de: "Weizen" },
  corn: { en: "corn", de: "Mais" },
  potato: { en: "potato", de: "Kartoffel" },
  pumpkin: { en: "pumpkin", de: "Kürbis" },
};

export const CROP_LETTERS: Record<Crop, Words> = {
  turnip: { en: "T", de: "R" },
  wheat: { en: "W", de: "W" },
  corn: { en: "C", de: "M" },
  potato: { en: "P", de: "K" },
  pumpkin: { en: "U", de: "Ü" },
};

export const STAGES: Record<RoundPhase, Words> = {
  cultivation: { en: "Cultivation", de: "Bestellen" },
  planting: { en: "Planting", de: "Pflanzen" },
  shipping: { en: "Shipping", de: "Verschiffen" },
  opportunity: { en: "Opportunity", de: "Gelegenheiten" },
  scoring: { en: "Scoring", de: "Wertung" },
};

const CARDS: Catalogue = {
  turnips: { en: "Turnips", de: "Rüben" },
  wheat: { en: "Wheat", de: "Weizen" },
  corn: { en: "Corn", de: "Mais" },
  potatoes: { en: "Potatoes", de: "Kartoffeln" },
  pumpkins: { en: "Pumpkins", de: "Kürbisse" },
  variety: { en: "Variety", de: "Vielfalt" },
  agents: { en: "Agents", de: "Agenten" },
  errand: { en: "Errand", de: "Besorgung" },
  voyage: { en: "Voyage", de: "Reise" },
  passage: { en: "Passage", de: "Überfahrt" },
  savings: { en: "Savings", de: "Ersparnisse" },
  acreage: { en: "Acreage", de: "Ländereien" },
  barns: { en: "Barns", de: "Scheunen" },
  wells: { en: "Wells", de: "Brunnen" },
  homestead: { en: "Homestead", de: "Gehöft" },
  outskirts: { en: "Outskirts", de: "Außenfelder" },
  fleet: { en: "Fleet", de: "Flotte" },
};

/** The title of an opportunity card; one that the catalogue does not know goes by its name. */
export const cardWords = (card: string): Words => CARDS[card] ?? { en: card, de: card };

type Source = keyof Farm["score"]["earned"];

/** Where points come from: the name, how it scores in a line, and the clause that says so. */
export const SOURCES: Record<Source, { name: Words; how: Words; clause: string }> = {
  tiles: {
    name: { en: "Crop tiles", de: "Ernteplättchen" },
    how: { en: "For laying tiles of two and three hexes.", de: "Fürs Legen von Zweiern und Dreiern." },
    clause: "RB-PLA-3",
  },
  riverboats: {
    name: { en: "Riverboats", de: "Flussschiffe" },
    how: { en: "What small riverboats bring at once.", de: "Was kleine Flussschiffe sofort bringen." },
    clause: "RB-SHIP-5",
  },
  bonus: {
    name: { en: "Phase bonus", de: "Phasenbonus" },
    how: { en: "For the tile of the opportunity phase.", de: "Für das Plättchen der Gelegenheitsphase." },
    clause: "RB-OPP-1",
  },
  barns: {
    name: { en: "Barns", de: "Scheunen" },
    how: {
      en: "When surveyed: the hexes around it with its best crop, twice.",
      de: "Bei der Wertung: die Felder ringsum mit der besten Frucht, doppelt.",
    },
    clause: "RB-SCO-3",
  },
  wells: {
    name: { en: "Wells", de: "Brunnen" },
    how: { en: "When surveyed: every hex of its group.", de: "Bei der Wertung: jedes Feld der Gruppe." },
    clause: "RB-SCO-4",
  },
  opportunities: {
    name: { en: "Opportunity cards", de: "Gelegenheitskarten" },
    how: { en: "When surveyed: what the card counts.", de: "Bei der Wertung: was die Karte zählt." },
    clause: "RB-SCO-5",
  },
  staff: {
    name: { en: "Surveyors and agents", de: "Landvermesser und Agenten" },
    how: {
      en: "Every round: each surveyor placed and each agent.",
      de: "Jede Runde: jeder eingesetzte Landvermesser und jeder Agent.",
    },
    clause: "RB-SCO-6",
  },
  coins: {
    name: { en: "Coins left", de: "Übrige Münzen" },
    how: { en: "At the end: each coin.", de: "Am Ende: jede Münze." },
    clause: "RB-END-1",
  },
  colours: {
    name: { en: "Colours covered", de: "Bedeckte Farben" },
    how: {
      en: "At the end: each colour with all its fields planted or built on.",
      de: "Am Ende: jede Farbe, deren Felder alle bepflanzt oder bebaut sind.",
    },
    clause: "RB-END-2",
  },
  features: {
    name: { en: "Features left", de: "Übrige Ausbauten" },
    how: {
      en: "At the end: barns and wells without a surveyor, surveyors without work.",
      de: "Am Ende: Scheunen und Brunnen ohne Landvermesser, Landvermesser ohne Arbeit.",
    },
    clause: "RB-END-3",
  },
  harbor: {
    name: { en: "Harbor", de: "Hafen" },
    how: {
      en: "At the end: riverboats the harbor master has reached; all of it for who is furthest, half for the others.",
      de: "Am Ende: Flussschiffe, die der Hafenmeister erreicht hat; ganz, wer am weitesten ist, halb die anderen.",
    },
    clause: "RB-END-4",
  },
  agents: {
    name: { en: "Most agents", de: "Meiste Agenten" },
    how: {
      en: "At the end: who has the most agents in New Orleans.",
      de: "Am Ende: wer die meisten Agenten in New Orleans hat.",
    },
    clause: "RB-END-5",
  },
};
