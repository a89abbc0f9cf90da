"""Every preset with every player count, and the variants each can be combined with."""

from typing import Any

from paddlewheel.mississippi_queen.editions import MississippiQueenOptions, edition_names, player_counts

EVERY_COUNT = [
    MississippiQueenOptions(edition, players) for edition in edition_names() for players in player_counts(edition)
]

VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("intro-1997", 4, {"vote_on_direction": True, "no_push_near_finish": True, "river_length": 8}),
    ("classic-1997", 4, {"teams": "2-2", "exact_passengers": True}),
    ("classic-1997", 3, {"two_boats_each": True, "vote_on_direction": True}),
    ("black-rose-1998", 8, {"branching_river": True}),
    ("black-rose-1998", 7, {"branching_river": True, "black_rose": False}),
    ("black-rose-1998", 3, {"two_boats_each": True}),
    ("black-rose-1998", 6, {"teams": "2-2-2", "vote_on_direction": True, "b_tiles": "B3-1+B3-2"}),
    ("2019", 5, {"black_rose": True}),
    ("2019", 2, {"black_rose": True, "b_tiles": "B1+B2"}),
    ("2019", 6, {"teams": "3-3", "branching_river": True}),
    ("2019-advanced", 5, {"black_rose": True, "river_length": 18, "no_push_near_finish": True}),
    ("2019-advanced", 3, {"two_boats_each": True, "exact_passengers": True, "vote_on_direction": True}),
    ("2019-advanced", 4, {"teams": "2-2", "black_rose": True, "river_length": 15}),
]
EVERY_SETUP = EVERY_COUNT + [MississippiQueenOptions(*row) for row in VARIANTS]


def name_of(options: MississippiQueenOptions) -> str:
    variants = ",".join(f"{name}={value}" for name, value in options.variants.items())
    return f"{options.edition}-{options.players}" + (f"-{variants}" if variants else "")
