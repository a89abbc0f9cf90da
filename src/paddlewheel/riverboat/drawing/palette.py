"""A printed game on a wooden table: paper, cloth and crops. Every colour comes with a sign, a weave or a letter."""

PAPER, CARD, INK = "#efe3c6", "#f7efdb", "#2a2118"
WATER, FOAM = "#478c92", "#d5ebe2"
MEADOW, LEAF, WOOD = "#b9bd84", "#6d9447", "#a97b4b"
BRASS, WARNING = "#c9973f", "#b23a2e"
THREAD = "#fff8e8"

CLOTH = ("#d18a7e", "#8e8a94", "#92ab68", "#82a9c4", "#dcc668")  # heart, spade, club, diamond, star
SOIL = ("#dcbfd3", "#efdfa6", "#dfe3a0", "#d3bb98", "#f0c49a")  # turnip, wheat, corn, potato, pumpkin
