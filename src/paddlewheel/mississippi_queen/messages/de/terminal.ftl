# Mississippi Queen im Terminal.

mq-terminal-heading-boat = Schiff
mq-terminal-heading-speed = Tempo
mq-terminal-heading-spd = Tmp
mq-terminal-heading-coal = Kohle
mq-terminal-heading-aboard = Bord
mq-terminal-heading-tile = wo

mq-terminal-brief-loses-turn = Pause
mq-terminal-brief-aground = Repar.
mq-terminal-brief-cast-off = frei
mq-terminal-brief-poled-off = frei
mq-terminal-brief-out = aus
mq-terminal-brief-ashore = Land
mq-terminal-boat = { FORM($boat, "short") }
mq-terminal-turn-of = { START($boat) }
mq-terminal-in-port = { mq-berth }

mq-terminal-space-finish = Ziel
mq-terminal-space-goal = Ziel
mq-terminal-space-driftwood = Holz
mq-terminal-space-sandbank = Sand
mq-terminal-space-depot = Kohle
mq-terminal-space-dock = Steg
mq-terminal-space-back = zur.

mq-terminal-hint-speed = Ziffer oder ↑ ↓ und Enter: Tempo
mq-terminal-hint-move = ↑ voraus   ← → drehen   Enter Stopp
mq-terminal-hint-choose = ← → und Enter wählen
mq-terminal-keys-arrows = Pfeiltasten: hoch heißt voraus, links und rechts drehen; in einer Liste bewegen sie die Auswahl.
mq-terminal-keys-digits = Ziffern stellen das Tempo ein. Enter beendet die Fahrt oder bestätigt die Auswahl.
mq-terminal-keys-example = Zum Beispiel: s 4, ahead, p, push NE.

mq-terminal-welcome = Wer zuerst { $passengers ->
    [0] {""}
    [one] mit { $passengers } Fahrgast an Bord{" "}
   *[other] mit { $passengers } Fahrgästen an Bord{" "}
}im Ziel ist, gewinnt. Die Leiste sagt, was zu tun ist; ? erklärt es.
mq-terminal-before-start = vor dem Start
mq-terminal-round = Runde { $number }
mq-terminal-tiles = Plättchen { $laid }/{ $of }
mq-terminal-finish-laid = das Ziel liegt offen
mq-terminal-supply = Vorrat { $number }

mq-terminal-votes-shown = Die Stimmen sind aufgedeckt
mq-terminal-never-backward = Ein Schiff fährt nie rückwärts; links und rechts drehen es.
mq-terminal-push-which-way = Wohin schieben? Links und rechts wählen, Enter schiebt, Esc lässt es.
mq-terminal-river-ends = Dort endet der Fluss vorerst
mq-terminal-land-ahead = Voraus ist Land
mq-terminal-no-whole-move = Danach ließe sich die Fahrt nicht mehr vollenden
