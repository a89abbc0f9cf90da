# Richtungen und Arten von Feldern.

mq-page-heading-N = Norden
mq-page-heading-NE = Nordosten
mq-page-heading-SE = Südosten
mq-page-heading-S = Süden
mq-page-heading-SW = Südwesten
mq-page-heading-NW = Nordwesten
mq-page-kind-bank = das Ufer
mq-page-kind-land = Land
mq-page-kind-water = offenes Wasser
mq-page-kind-depot = das Kohlendepot
mq-page-kind-driftwood = Treibholz
mq-page-kind-sandbank = eine Sandbank
mq-page-kind-start-dock = ein Startplatz
mq-page-kind-landing = das Ziel
mq-page-kind-blue-dock = die blaue Anlegestelle
mq-page-kind-brown-dock = die braune Anlegestelle
mq-page-kind-red-dock = die rote Anlegestelle
