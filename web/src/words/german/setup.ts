/** What the start page offers: games, editions, variants, numbers to change, and bots. */

import type { Book } from "../phrases";

export const SETUP: Book = {
  sentence: {
    "Mississippi Queen": "Mississippi Queen",
    Riverboat: "Riverboat",
    "Mississippi Queen 1997, introductory game": "Mississippi Queen 1997, Einführungsspiel",
    "Mississippi Queen 1997, passenger game": "Mississippi Queen 1997, Fahrgastspiel",
    "Mississippi Queen with The Black Rose, 1998": "Mississippi Queen mit The Black Rose, 1998",
    "Mississippi Queen 2019, basic rules": "Mississippi Queen 2019, Grundregeln",
    "Mississippi Queen 2019, advanced rules": "Mississippi Queen 2019, Regeln für Fortgeschrittene",
    "The Black Rose, a boat without an owner, takes part; whoever is last moves her.":
      "Die Black Rose, ein Schiff ohne Besitzer, fährt mit; wer Letzter ist, steuert sie.",
    "Four players race two against two, six race three against three or as three pairs (2-2, 3-3, 2-2-2).":
      "Vier Spieler fahren zwei gegen zwei, sechs drei gegen drei oder als drei Paare (2-2, 3-3, 2-2-2).",
    "Three players have two boats each, as two players always do.":
      "Drei Spieler haben je zwei Schiffe, wie zwei Spieler immer.",
    "The supply holds just two passengers for each player.": "Der Vorrat enthält nur zwei Fahrgäste je Spieler.",
    "A river of another length, counted in tiles with the start tile.":
      "Ein Fluss von anderer Länge, gezählt in Plättchen mit dem Startplättchen.",
    "Other special tiles than the edition's own: none, all, or those named.":
      "Andere Sonderplättchen als die der Ausgabe: keine, alle oder die genannten.",
    "With 6 to 8 players the river begins with two branches that join again.":
      "Mit 6 bis 8 Spielern beginnt der Fluss mit zwei Armen, die sich wieder vereinen.",
    "No pushing in the finish spaces, nor one space before them.":
      "Kein Schieben auf den Zielfeldern und ein Feld davor.",
    "Players vote on the direction of the next tile instead of rolling.":
      "Über die Richtung des nächsten Plättchens wird abgestimmt statt gewürfelt.",
    "Workers a player begins with.": "Arbeiter, mit denen ein Spieler beginnt.",
    "Coins a player begins with.": "Münzen, mit denen ein Spieler beginnt.",
    "Surveyors a player begins with.": "Landvermesser, mit denen ein Spieler beginnt.",
    "Coins there are in all.": "Münzen, die es insgesamt gibt.",
    "Surveyors there are in all.": "Landvermesser, die es insgesamt gibt.",
    "Barns there are in all.": "Scheunen, die es insgesamt gibt.",
    "Wells there are in all.": "Brunnen, die es insgesamt gibt.",
    "Cultivation cards of each colour.": "Bestellkarten jeder Farbe.",
    "Cultivation cards of every colour.": "Bestellkarten, die für alle Farben gelten (Joker).",
    "Cultivation cards revealed in a round.": "Bestellkarten, die in einer Runde aufgedeckt werden.",
    "Riverboats a player may fill in each of the four rounds.":
      "Flussschiffe, die ein Spieler in jeder der vier Runden füllen darf.",
    "Surveyors a player may place in each of the four rounds.":
      "Landvermesser, die ein Spieler in jeder der vier Runden stellen darf.",
    "Where the harbor master starts, with 2, 3 and 4 players.": "Wo der Hafenmeister mit 2, 3 und 4 Spielern beginnt.",
    "The last step of the harbor master.": "Der letzte Schritt des Hafenmeisters.",
    "Workers harvested from one crop that bring its bonus.":
      "Arbeiter, die von einer Frucht heimkommen müssen, damit es deren Bonus gibt.",
    "Points of a barn for each field around it with the crop it scores.":
      "Punkte einer Scheune für jede Frucht der gewerteten Art ringsum.",
    "Points of a barn at most.": "Punkte, die eine Scheune höchstens bringt.",
    "Points of a well for each field of its group.": "Punkte eines Brunnens für jedes Feld seiner Gruppe.",
    "Points at the end for a colour whose fields are all covered.":
      "Punkte am Ende für eine Farbe, deren Felder alle bedeckt sind.",
    "Points at the end for a barn, well or surveyor that never scored.":
      "Punkte am Ende für jede Scheune, jeden Brunnen und jeden Landvermesser ohne Wertung.",
    "Points at the end for the most agents, the second most, the third and the fourth.":
      "Punkte am Ende für die meisten Agenten, die zweitmeisten, die drittmeisten und die viertmeisten.",
    "Spaces of the supply board for crop tiles of one, two and three hexes.":
      "Plätze der Vorratstafel für Ernteplättchen mit einem, zwei und drei Sechsecken.",
    "Points for laying a crop tile of one, two and three hexes.":
      "Punkte für das Legen eines Ernteplättchens mit einem, zwei und drei Sechsecken.",
    "How many riverboats there are of each kind.": "Wie viele Flussschiffe es von jeder Art gibt.",
    "Steps of the harbor master that go with the card of the third space.":
      "Schritte des Hafenmeisters, die zur Karte auf dem dritten Platz gehören.",
    "plays any legal action at random": "spielt irgendeine erlaubte Aktion, rein zufällig",
    "takes the best-looking outcome of the turn and thinks no further":
      "nimmt, was in diesem Zug am besten aussieht, und denkt nicht weiter",
    "reckons how every outcome of the turn would go on, and takes the one that gets there first":
      "schätzt, wie es nach jedem möglichen Zug weitergeht, und nimmt den, der am schnellsten ans Ziel führt",
    "plays its best turns through in its head: what the others will do, and what it can do then":
      "spielt seine besten Züge im Kopf durch: was die anderen tun werden und was es dann tun kann",
    "weighs hundreds of ways the next turns may go, each player wanting the best for itself":
      "wägt Hunderte Verläufe der nächsten Züge ab, in denen jeder das Beste für sich will",
  },
};
