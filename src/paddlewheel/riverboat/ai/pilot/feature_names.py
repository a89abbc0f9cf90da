"""Names of the features of a seat, in the order of their columns."""

NAMES = (
    "one",
    # majorities
    "agents bonus",
    "agents ahead",
    "agents behind",
    "harbor as it stands",
    "harbor ahead",
    "harbor behind",
    # resources
    "coins",
    "workers",
    "workers short",
    "workers to place",
    "agents",
    "staff",
    # harbor
    "steps",
    "capacity reached",
    "capacity near",
    "capacity far",
    "riverboats",
    # surveyors and their targets
    "surveyors",
    "surveyors usable",
    "best now",
    "best later",
    "targets",
    "barns",
    "barn value",
    "barn room",
    "wells",
    "well value",
    "well room",
    "cards",
    "card value",
    "card harvested",
    "card workers",
    "card crop types",
    "card agents",
    "card coins",
    "card three-hex tiles",
    "card barns",
    "card wells",
    "card barns and wells",
    "card outskirts",
    "card riverboats",
    "card gift of agents",
    "card gift of steps",
    # colours
    "colours covered",
    "colours lacking 1",
    "colours lacking 2",
    "colours lacking 3",
    "colours lacking 4",
    "empty fields",
    # harvest
    "workers on crops",
    "most workers 1",
    "most workers 2",
    "most workers 3",
    "most workers 4",
    "most workers 5",
    "most workers 6",
    "most workers 7",
    "most workers 8",
    "second workers 2",
    "second workers 3",
    "second workers 4",
    "second workers 5",
    "second workers 6",
    "second workers 7",
    "third workers",
    "nine in sight",
    "eight in sight",
    "seven in sight",
    "six in sight",
    "harvest in sight",
    "crop types",
    "boat 1 in sight",
    "boat 2 in sight",
    "boat 3 in sight",
    "boat 4 in sight",
    "boat 5 in sight",
    "boat 6 in sight",
    "boat 7 in sight",
    # fields
    "bare workers",
    "bare pairs",
    "bare triangles",
    "bare beside crops",
    "crop pairs",
    "largest group without well",
    "second group without well",
    "best barn place",
    "second barn place",
    "promising barn place",
    # phases
    "cultivation tile",
    "planting tile",
    "shipping tile",
    "opportunity tile",
    "scoring tile",
    "first tile",
    "next first player",
)
FEATURES = len(NAMES)
COLUMN_OF = {name: index for index, name in enumerate(NAMES)}
SCRATCH_COLUMNS = 24  # columns after the features, used only while computing them
ROW_SIZE = FEATURES + SCRATCH_COLUMNS

# Columns by name; where a group of columns is indexed, the first of them.
ONE = COLUMN_OF["one"]
AGENTS_BONUS = COLUMN_OF["agents bonus"]
AGENTS_AHEAD = COLUMN_OF["agents ahead"]
AGENTS_BEHIND = COLUMN_OF["agents behind"]
HARBOR_NOW = COLUMN_OF["harbor as it stands"]
HARBOR_AHEAD = COLUMN_OF["harbor ahead"]
HARBOR_BEHIND = COLUMN_OF["harbor behind"]
COINS = COLUMN_OF["coins"]
WORKERS = COLUMN_OF["workers"]
WORKERS_SHORT = COLUMN_OF["workers short"]
WORKERS_TO_PLACE = COLUMN_OF["workers to place"]
AGENTS = COLUMN_OF["agents"]
STAFF = COLUMN_OF["staff"]
STEPS = COLUMN_OF["steps"]
CAPACITY_REACHED = COLUMN_OF["capacity reached"]
CAPACITY_NEAR = COLUMN_OF["capacity near"]
CAPACITY_FAR = COLUMN_OF["capacity far"]
RIVERBOATS = COLUMN_OF["riverboats"]
SURVEYORS = COLUMN_OF["surveyors"]
SURVEYORS_USABLE = COLUMN_OF["surveyors usable"]
BEST_NOW = COLUMN_OF["best now"]
BEST_LATER = COLUMN_OF["best later"]
TARGETS = COLUMN_OF["targets"]
BARNS = COLUMN_OF["barns"]
BARN_VALUE = COLUMN_OF["barn value"]
BARN_ROOM = COLUMN_OF["barn room"]
WELLS = COLUMN_OF["wells"]
WELL_VALUE = COLUMN_OF["well value"]
WELL_ROOM = COLUMN_OF["well room"]
CARDS = COLUMN_OF["cards"]
CARD_VALUE = COLUMN_OF["card value"]
CARD_HARVESTED = COLUMN_OF["card harvested"]
CARD_WORKERS = COLUMN_OF["card workers"]
CARD_GIFT_OF_AGENTS = COLUMN_OF["card gift of agents"]
CARD_GIFT_OF_STEPS = COLUMN_OF["card gift of steps"]
COVERED = COLUMN_OF["colours covered"]
EMPTY_FIELDS = COLUMN_OF["empty fields"]
ON_CROPS = COLUMN_OF["workers on crops"]
MOST_WORKERS = COLUMN_OF["most workers 1"]
SECOND_WORKERS = COLUMN_OF["second workers 2"]
THIRD_WORKERS = COLUMN_OF["third workers"]
IN_SIGHT = COLUMN_OF["nine in sight"]
HARVEST_IN_SIGHT = COLUMN_OF["harvest in sight"]
CROP_TYPES = COLUMN_OF["crop types"]
BOAT_IN_SIGHT = COLUMN_OF["boat 1 in sight"]
BARE = COLUMN_OF["bare workers"]
BARE_PAIRS = COLUMN_OF["bare pairs"]
BARE_TRIANGLES = COLUMN_OF["bare triangles"]
BARE_BESIDE_CROPS = COLUMN_OF["bare beside crops"]
CROP_PAIRS = COLUMN_OF["crop pairs"]
LARGEST_GROUP = COLUMN_OF["largest group without well"]
SECOND_GROUP = COLUMN_OF["second group without well"]
BEST_BARN_PLACE = COLUMN_OF["best barn place"]
SECOND_BARN_PLACE = COLUMN_OF["second barn place"]
PROMISING_BARN_PLACE = COLUMN_OF["promising barn place"]
PHASE_TILES = COLUMN_OF["cultivation tile"]
FIRST_TILE = COLUMN_OF["first tile"]
NEXT_FIRST_PLAYER = COLUMN_OF["next first player"]

RIVALRY_END = COINS  # features that opponents can change come before it
