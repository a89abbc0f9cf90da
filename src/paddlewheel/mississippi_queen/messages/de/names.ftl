# Namen und Mengen. .acc, .dat: Akkusativ, Dativ, wo sie anders lauten.

# Schiffe nach ihren Farben; .label: neben einem Bild, .short: in einer schmalen Spalte.
mq-boat-white = Weiß
mq-boat-orange = Orange
mq-boat-blue = Blau
mq-boat-green = Grün
mq-boat-pink = Rosa
mq-boat-red = Rot
mq-boat-yellow = Gelb
mq-boat-violet = Violett
mq-boat-grey = Grau
mq-boat-beige = Beige
mq-boat-brown = Braun
mq-boat-black = die Black Rose
    .dat = der Black Rose
    .label = Black Rose
    .short = Rose

mq-player = { LIST($boats, "and") }
mq-player-number = Spieler { $number }

mq-heading-N = N
mq-heading-NE = NO
mq-heading-SE = SO
mq-heading-S = S
mq-heading-SW = SW
mq-heading-NW = NW

mq-direction-left = links
mq-direction-ahead = geradeaus
mq-direction-right = rechts

mq-condition-sailing = in Fahrt
mq-condition-loses-turn = setzt aus
mq-condition-aground = in Reparatur
mq-condition-cast-off = legt gleich ab
mq-condition-poled-off = freigestakt
mq-condition-in-port = im Hafen
mq-condition-out = ausgeschieden
mq-condition-ashore = wartet an Land

# Der Platz in der Reihenfolge der Ankunft.
mq-berth = { $berth }.

# Wo ein Schiff ist; .acc: wohin es kommt.
mq-space = auf { $place }
mq-land-behind-dock = auf dem Land hinter Startplatz { $dock }
    .acc = auf das Land hinter Startplatz { $dock }

# Was es dort antrifft.
mq-spot-finish = ein Landungssteg im Ziel
mq-spot-water = offenes Wasser
mq-spot-land = Land
mq-spot-depot = ein Kohlendepot
mq-spot-driftwood = Treibholz
mq-spot-sandbank = eine Sandbank
mq-spot-start-dock = ein Startplatz
mq-dock = { $passengers ->
    [0] eine leere Anlegestelle
    [one] eine Anlegestelle, an der { mq-passengers } wartet
   *[other] eine Anlegestelle, an der { mq-passengers } warten
}
mq-passengers = { $passengers ->
    [one] { $passengers } Fahrgast
   *[other] { $passengers } Fahrgäste
}
    .dat = { $passengers ->
    [one] { $passengers } Fahrgast
   *[other] { $passengers } Fahrgästen
}

# Wohin ein Plättchen gelegt wird, und was darauf ist.
mq-side-left = nach links
mq-side-ahead = geradeaus
mq-side-right = nach rechts
mq-side-ring = im Ring
mq-found-dock = { $passengers ->
    [0] eine leere Anlegestelle
   *[other] eine Anlegestelle mit { mq-passengers.dat }
}
mq-found-depots = { $number ->
    [one] { $number } Kohlendepot
   *[other] { $number } Kohlendepots
}
mq-found-driftwood = Treibholz
mq-found-sandbanks = { $number ->
    [one] { $number } Sandbank
   *[other] { $number } Sandbänke
}

# Kohle und Bewegungspunkte, etwa einer Aktion.
mq-coal = { $number } Kohle
mq-gains-coal = bringt { $number } Kohle
mq-points = { $number ->
    [one] { $number } Bewegungspunkt
   *[other] { $number } Bewegungspunkte
}
mq-free = umsonst
mq-price = { LIST($parts) }
