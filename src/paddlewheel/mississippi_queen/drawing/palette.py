"""A printed game on a wooden table: paper and river colours."""

PAPER, INK = "#efe3c6", "#2a2118"
WATER_DEEP, WATER_LIGHT, FOAM = "#3f7f86", "#5aa3a0", "#d5ebe2"
SAND, WET_SAND, LEAF, MEADOW, WOOD = "#ecd9a3", "#cfb67c", "#7f9c55", "#b9bd84", "#8a5f3c"
TREES = ("#5c7d3c", "#6d8f48", "#4f6f36")
BRASS, WARNING, COAL = "#c9973f", "#b23a2e", "#1f1b18"
DOCKS = {"blue dock": "#35619c", "red dock": "#b23a2e", "depot": COAL}

# hull, letter
BOATS = {
    "white": ("#f4efe4", INK),
    "orange": ("#e08a2c", INK),
    "blue": ("#3a66ad", "#ffffff"),
    "green": ("#3f7f45", "#ffffff"),
    "pink": ("#e59ab6", INK),
    "red": ("#b23a2e", "#ffffff"),
    "yellow": ("#e9c83f", INK),
    "violet": ("#7a5299", "#ffffff"),
    "rose": ("#211d1f", "#e8718d"),
}
SERIF = "Georgia, 'Times New Roman', serif"
