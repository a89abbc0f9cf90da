/** Riverboat: what is asked, and what each answer means. */

import type { Book } from "../phrases";

export const SEASON_CHOICES: Book = {
  suitFields: {
    heart: "Herz-Felder",
    spade: "Pik-Felder",
    club: "Kreuz-Felder",
    diamond: "Karo-Felder",
    star: "Stern-Felder",
  },
  suitField: { heart: "Herz-Feld", spade: "Pik-Feld", club: "Kreuz-Feld", diamond: "Karo-Feld", star: "Stern-Feld" },
  /** Workers on fields with nothing planted. */
  bareWorkers: {
    "1 bare worker": "1 Arbeiter ohne Frucht|1 Arbeiter ohne Frucht|1 Arbeiter ohne Frucht",
    "{n:number} bare workers": "{n} Arbeiter ohne Frucht|{n} Arbeiter ohne Frucht|{n} Arbeitern ohne Frucht",
  },
  wish: {
    "choose a phase tile": "Wähle ein Phasenplättchen",
    "put the worker of the round track on any empty field":
      "Setze den Arbeiter der Rundenleiste auf ein beliebiges leeres Feld",
    "the coin is paid, put a worker on any empty field":
      "Die Münze ist bezahlt, setze einen Arbeiter auf ein beliebiges leeres Feld",
    "card {n:number} of {m:number} is wild, put a worker on any empty field":
      "Karte {n} von {m} ist ein Joker, setze einen Arbeiter auf ein beliebiges leeres Feld",
    "card {n:number} of {m:number} is {c:colour}, put a worker on a {s:suitField} field":
      "Karte {n} von {m} ist {c}, setze einen Arbeiter auf ein {s}",
    "card {n:number} of {m:number} is {c:colour}, but your {s:suitFields} fields are taken: put a worker on any empty field":
      "Karte {n} von {m} ist {c}, aber deine {s} sind besetzt: Setze einen Arbeiter auf ein beliebiges leeres Feld",
    "take a {s:size} tile from the pile": "Nimm ein Ernteplättchen mit {s.dat} aus dem Stapel",
    "take a crop tile for your {w:bareWorkers}": "Nimm ein Ernteplättchen für {w.acc}",
    "lay {t:cropTile} under your bare workers": "Lege {t} unter deine Arbeiter ohne Frucht",
    "put the barn on an empty field": "Setze die Scheune auf ein leeres Feld",
    "put the well on a crop": "Setze den Brunnen auf ein bepflanztes Feld",
    "nine harvested, choose an estate feature, or pass": "Neun geerntet, wähle einen Ausbau oder passe",
    "no surveyor is left, choose another estate feature, or pass":
      "Kein Landvermesser ist mehr da, wähle einen anderen Ausbau oder passe",
    "fill a riverboat, or pass (last turn)": "Fülle ein Flussschiff oder passe (letzter Zug)",
    "fill a riverboat, or pass (1 more turn after this)": "Fülle ein Flussschiff oder passe (danach noch 1 Zug)",
    "fill a riverboat, or pass ({n:number} more turns after this)":
      "Fülle ein Flussschiff oder passe (danach noch {n} Züge)",
    "take what the riverboat brings": "Nimm, was das Flussschiff bringt",
    "take a card from the pile": "Nimm eine Karte aus dem Stapel",
    "take a card and the bonus of its space": "Nimm eine Karte und den Bonus ihres Platzes",
    "send up to {w:workers} to New Orleans, or pass": "Schicke bis zu {w.acc} nach New Orleans oder passe",
    "place a surveyor ({n:number} at most), or pass": "Stelle einen Landvermesser (höchstens {n}) oder passe",
    "choose the bonus of the scoring tile": "Wähle den Bonus des Wertungsplättchens",
  },
  task: {
    "choose a phase tile": "Phasenplättchen wählen",
    "place the worker of the round track": "den Arbeiter der Rundenleiste einsetzen",
    "place a worker": "einen Arbeiter einsetzen",
    "take a crop tile": "ein Ernteplättchen nehmen",
    "lay a crop tile": "ein Ernteplättchen legen",
    "fill a riverboat, or pass": "ein Flussschiff füllen oder passen",
    "choose an estate feature": "einen Ausbau wählen",
    build: "bauen",
    "take what the riverboat brings": "nehmen, was das Flussschiff bringt",
    "take an opportunity card": "eine Gelegenheitskarte nehmen",
    "send workers to New Orleans, or not": "Arbeiter nach New Orleans schicken oder nicht",
    "choose a bonus": "einen Bonus wählen",
    "place a surveyor, or pass": "einen Landvermesser stellen oder passen",
  },
  phaseBonus: {
    "one more worker": "ein Arbeiter mehr",
    "1 coin": "1 Münze",
    "1 step of the harbor master": "1 Schritt des Hafenmeisters",
    "1 point": "1 Punkt",
    "a coin, a step or an agent": "eine Münze, ein Schritt oder ein Agent",
  },
  cropField: {
    turnip: "Rübenfeld",
    wheat: "Weizenfeld",
    corn: "Maisfeld",
    potato: "Kartoffelfeld",
    pumpkin: "Kürbisfeld",
  },
  homecoming: {
    "1 worker comes home from {c:cropField}": "1 Arbeiter kommt vom {c} heim",
    "{w:workers} come home from {c:cropField}": "{w} kommen vom {c} heim",
  },
  cargo: { "{g:gain*}": "{g}", "{g:gain*} (a coin for one from the pile)": "{g} (eine Münze für eines vom Stapel)" },
  worthNow: {
    "{s:scores}; {n:number} now": "{s}; jetzt {n}",
  },
  action: {
    "phase {p:phase}": "Phase {p}",
    coin: "Münze zahlen",
    "search cards": "Karten durchsuchen",
    "search singles": "Einer durchsuchen",
    "search doubles": "Zweier durchsuchen",
    pass: "passen",
    barn: "Scheune",
    well: "Brunnen",
    surveyor: "Landvermesser",
    "gain coins": "Münzen nehmen",
    "gain points": "Punkte nehmen",
    "gain steps": "Schritte nehmen",
    "send {n:number}": "{n} schicken",
    "place {f:field}": "auf {f} setzen",
    "survey {f:field}": "{f} werten",
    "survey card {c:card}": "Karte „{c}“ werten",
    "take {t:cropTile}": "{t} nehmen",
    "lay {f:field} turned {n:number}": "auf {f} legen, Drehung {n}",
    "ship {b:boatKind} {c:crop}": "{c} auf Flussschiff {b}",
    "ship {b:boatKind} {c:crop} from pile": "{c} auf Flussschiff {b} vom Stapel",
    "card {c:card}": "Karte „{c}“",
    "mat {m:mat}": "Plan {m}",
    "first {n:number}": "Startspieler {n}",
    "draw {t:cropTile}": "{t} ziehen",
    "reveal {s:suit}": "{s} aufdecken",
    "reveal wild": "Joker aufdecken",
    "open {c:card}": "Karte „{c}“ aufdecken",
  },
  sentence: {
    "A mat is drawn.": "Ein Plan wird gezogen.",
    "Chance picks the first player.": "Das Los bestimmt den Startspieler.",
    "A crop tile is laid open.": "Ein Ernteplättchen wird aufgedeckt.",
    "An opportunity card is laid open.": "Eine Gelegenheitskarte wird aufgedeckt.",
    "The next cultivation card is turned up.": "Die nächste Bestellkarte wird aufgedeckt.",
    "{b:phaseBonus}": "{b}",
    "{b:phaseBonus}, and you begin the phase": "{b}, und du beginnst die Phase",
    "never mind the card: any empty field will do": "die Karte nicht beachten: Jedes leere Feld ist recht",
    "look through the pile of {s:size} tiles and take one":
      "den Stapel der Ernteplättchen mit {s.dat} durchsehen und eines nehmen",
    "look through the pile and take any card, without a bonus":
      "den Stapel durchsehen und eine beliebige Karte nehmen, ohne Bonus",
    "no more riverboats this round": "in dieser Runde kein Flussschiff mehr",
    "take no estate feature": "auf den Ausbau verzichten",
    "leave what is left": "auf den Rest verzichten",
    "nobody goes to New Orleans": "niemand geht nach New Orleans",
    "take no bonus": "auf den Bonus verzichten",
    "place no more surveyors this round": "in dieser Runde keinen Landvermesser mehr stellen",
    "goes on an empty field; scores 2 for every hex of one crop around it":
      "kommt auf ein leeres Feld; bringt 2 für jedes Feld mit derselben Frucht ringsum",
    "goes on a crop; scores 1 for every hex of its group":
      "kommt auf ein bepflanztes Feld; bringt 1 für jedes Feld seiner Gruppe",
    "waits in your supply for a scoring phase": "wartet in deinem Vorrat auf eine Wertungsphase",
    "{c:coins} from the general supply": "{c} aus dem allgemeinen Vorrat",
    "score {n:points}": "{n} bekommen",
    "{w:workers} to New Orleans for good: agents score every round and at the end":
      "{w} für immer nach New Orleans: Agenten bringen jede Runde und am Ende Punkte",
    "the harbor master walks from {a:number} to {b:number}": "der Hafenmeister geht von {a} nach {b}",
    "this card scores {n:number} now": "diese Karte bringt jetzt {n}",
    "this barn scores {n:number} now": "diese Scheune bringt jetzt {n}",
    "this well scores {n:number} now": "dieser Brunnen bringt jetzt {n}",
    "a well here would score {n:number} if surveyed now": "ein Brunnen hier brächte {n}, wenn er jetzt gewertet würde",
    "a barn here would score {n:number} if surveyed now":
      "eine Scheune hier brächte {n}, wenn sie jetzt gewertet würde",
    "a worker on this {s:suitField} field, alone": "ein Arbeiter auf dieses {s}, allein",
    "a worker on this {s:suitField} field, beside {w:bareWorkers} of yours":
      "ein Arbeiter auf dieses {s}, neben {w.dat}",
    "{l:planted*}": "{l}",
    "a {s:size} tile, {n:number} in the pile": "ein Ernteplättchen mit {s.dat}, {n} im Stapel",
    "a {s:size} tile, {n:number} in the pile, scores {m:number} when laid":
      "ein Ernteplättchen mit {s.dat}, {n} im Stapel, bringt beim Legen {m}",
    "a {s:size} tile, {n:number} open": "ein Ernteplättchen mit {s.dat}, {n} offen",
    "a {s:size} tile, {n:number} open, scores {m:number} when laid":
      "ein Ernteplättchen mit {s.dat}, {n} offen, bringt beim Legen {m}",
    "{g:cargo}; {h:homecoming}": "{g}; {h}",
    "{g:cargo}; {h:homecoming}; nine harvested: an estate feature too": "{g}; {h}; neun geerntet: auch ein Ausbau",
    "{w:worthNow}": "{w}",
    "{w:worthNow}; with it {b:spaceBonus}": "{w}; dazu {b}",
  },
};
