/** Riverboat: the actions. */

import type { Book } from "../phrases";

export const SEASON_CHOICES: Book = {
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
};
