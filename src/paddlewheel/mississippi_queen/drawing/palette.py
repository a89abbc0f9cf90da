"""A printed game on a wooden table: paper and river colours."""

PAPER, INK = "#efe3c6", "#2a2118"
WATER_DEEP, WATER_LIGHT, FOAM = "#3f7f86", "#5aa3a0", "#d5ebe2"
SAND, WET_SAND, LEAF, MEADOW, WOOD = "#ecd9a3", "#cfb67c", "#7f9c55", "#b9bd84", "#8a5f3c"
TREES = ("#5c7d3c", "#6d8f48", "#4f6f36")
BRASS, WARNING, COAL = "#c9973f", "#b23a2e", "#1f1b18"
SERIF = "Georgia, 'Times New Roman', serif"
