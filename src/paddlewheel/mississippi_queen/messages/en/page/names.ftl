# Headings and kinds of spaces.

mq-page-heading-N = north
mq-page-heading-NE = north-east
mq-page-heading-SE = south-east
mq-page-heading-S = south
mq-page-heading-SW = south-west
mq-page-heading-NW = north-west
mq-page-kind-bank = the bank
mq-page-kind-land = land
mq-page-kind-water = open water
mq-page-kind-depot = the coal depot
mq-page-kind-driftwood = driftwood
mq-page-kind-sandbank = a sandbank
mq-page-kind-start-dock = a start dock
mq-page-kind-landing = the finish
mq-page-kind-blue-dock = the blue dock
mq-page-kind-brown-dock = the brown dock
mq-page-kind-red-dock = the red dock
