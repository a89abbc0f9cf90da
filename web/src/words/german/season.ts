/** Riverboat: what happens. */

import type { Book } from "../phrases";

export const SEASON: Book = {
  planted: { "{c:crop} on {f:field}": "{c} auf {f}" },
  spaceBonus: {
    "{f:feature}": "{f}",
    "{a:agents}": "{a}",
    "{s:steps}": "{s}",
    "{c:coins}": "{c}",
  },
  paid: { "{p:player} {n:number}": "{p} {n}" },
  lastPoints: { "{n:number} for {s:source}": "{n} für {s}" },
  fieldName: { "{f:field}": "{f}" },
  beginning: {
    "{p:player} begins with the worker of the round track": "{p} beginnt mit dem Arbeiter der Rundenleiste",
    "{p:player} begins and gains 1 coin": "{p} beginnt und bekommt 1 Münze",
    "{p:player} begins, a step further along the harbor": "{p} beginnt und geht im Hafen 1 Schritt weiter",
    "{p:player} begins and scores 1 point": "{p} beginnt und bekommt 1 Punkt",
    "{p:player} begins": "{p} beginnt",
    "{p:player} begins; no coin is left to gain": "{p} beginnt; eine Münze ist nicht mehr da",
  },
  sentence: {
    "{p:player} takes the phase tile {s:phase}.": "{p} nimmt das Phasenplättchen {s}.",
    "{p:player} pays a coin and never minds the card.": "{p} zahlt eine Münze und beachtet die Karte nicht.",
    "{p:player} pays a coin and looks through the pile of cards.":
      "{p} zahlt eine Münze und sieht den Kartenstapel durch.",
    "{p:player} pays a coin and looks through the pile of {s:size} tiles.":
      "{p} zahlt eine Münze und sieht den Stapel der Ernteplättchen mit {s.dat} durch.",
    "{p:player} takes no more riverboats this round.": "{p} nimmt in dieser Runde kein Flussschiff mehr.",
    "{p:player} takes no estate feature.": "{p} verzichtet auf den Ausbau.",
    "{p:player} leaves what the riverboat still brings.": "{p} verzichtet auf den Rest, den das Flussschiff bringt.",
    "{p:player} sends nobody to New Orleans.": "{p} schickt niemanden nach New Orleans.",
    "{p:player} takes no bonus.": "{p} verzichtet auf den Bonus.",
    "{p:player} places no more surveyors.": "{p} stellt keinen Landvermesser mehr.",
    "{p:player} takes {f:feature}.": "{p} nimmt {f.acc}.",
    "{p:player} gains {g:gain}.": "{p} bekommt {g.acc}.",
    "{p:player} moves the harbor master {s:steps}.": "{p} zieht den Hafenmeister {s.acc} weiter.",
    "{p:player} sends {w:workers} to New Orleans.": "{p} schickt {w.acc} nach New Orleans.",
    "{p:player} builds {t:feature} on {f:field}.": "{p} baut {t.acc} auf {f}.",
    "{p:player} puts a worker on {f:field}, {s:suit}.": "{p} setzt einen Arbeiter auf {f}, {s}.",
    "{p:player} puts the worker of the round track on {f:field}, {s:suit}.":
      "{p} setzt den Arbeiter der Rundenleiste auf {f}, {s}.",
    "{p:player} surveys {t:feature} on {f:field}: {n:points}.": "{p} wertet {t.acc} auf {f}: {n}.",
    "{p:player} surveys the card {c:card}: {n:points}.": "{p} wertet die Karte „{c}“: {n}.",
    "{p:player} takes {t:cropTile}.": "{p} nimmt das Ernteplättchen {t}.",
    "{p:player} takes {t:cropTile} from the pile.": "{p} nimmt das Ernteplättchen {t} aus dem Stapel.",
    "{p:player} plants {l:planted*}.": "{p} pflanzt {l.acc}.",
    "{p:player} plants {l:planted*}: {n:points}.": "{p} pflanzt {l.acc}: {n}.",
    "{p:player} ships {l:load} on riverboat {b:boatKind}, for a coin from the pile.":
      "{p} verschifft {l.acc} auf Flussschiff {b}, für eine Münze vom Stapel.",
    "{p:player} ships {l:load} on riverboat {b:boatKind}.": "{p} verschifft {l.acc} auf Flussschiff {b}.",
    "{p:player} takes the card {c:card}, from the pile.": "{p} nimmt die Karte „{c}“ aus dem Stapel.",
    "{p:player} takes the card {c:card}, with {b:spaceBonus}.": "{p} nimmt die Karte „{c}“ mit {b.dat}.",
    "{p:player} is the first player.": "Startspieler: {p}.",
    "A tile {t:cropTile} is laid open.": "Das Ernteplättchen {t} wird aufgedeckt.",
    "Player {n:number} draws the mat {a:mat}, and goes by {b:mat}.":
      "Spieler {n} zieht den Plan {a} und heißt nun {b}.",
    "Card {n:number} of {m:number}: {c:colour}.": "Karte {n} von {m}: {c}.",
    "The card {c:card} lies open ({s:scores}), with it {b:spaceBonus}.": "Die Karte „{c}“ liegt offen ({s}), dazu {b}.",
    "No open crop tile fits: the supply board is filled again.":
      "Kein offenes Ernteplättchen passt: Die Vorratstafel wird neu gefüllt.",
    "Nothing fits {p:player}: 1 worker on {f:fieldName*} must go home.":
      "Nichts passt für {p.acc}: 1 Arbeiter auf {f} muss nach Hause.",
    "Nothing fits {p:player}: {w:workers} on {f:fieldName*} must go home.":
      "Nichts passt für {p.acc}: {w} auf {f} müssen nach Hause.",
    "Nine harvested: {p:player} may take an estate feature.": "Neun geerntet: {p} darf einen Ausbau nehmen.",
    "Phase {n:number}, {s:phase}: {b:beginning}.": "Phase {n}, {s}: {b}.",
    "Surveyors and agents score: {p:paid*}.": "Landvermesser und Agenten bringen Punkte: {p}.",
    "Round {n:number}: {p:player} is first to choose a phase tile.": "Runde {n}: {p} wählt zuerst ein Phasenplättchen.",
    "At the end {p:player} scores nothing more.": "Am Ende bekommt {p} keine weiteren Punkte.",
    "At the end {p:player} scores {l:lastPoints*}.": "Am Ende bekommt {p} {l}.",
    "The game is over. {s:standing*}.": "Das Spiel ist zu Ende. {s}.",
  },
};
