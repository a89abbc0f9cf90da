"""How a game came to its end."""

from typing import Any

from paddlewheel.mississippi_queen import state

GUARD = "guard"  # MQ-END-5
DEAD = "dead race"  # MQ-END-6
LAST_AFLOAT = "last side afloat"  # MQ-END-7
FIRST_IN_PORT = "first in port"  # MQ-END-3 and -4
ALL_BUT_ONE = "all but one in port"  # MQ-END-3


# Riverboat: four rounds always, and a winner or several
ONE_WINNER = "one winner"
SHARED = "shared victory"  # RB-END-6


def ending_of(position: Any) -> str:
    return _race_ending(position) if position.game.name == "mississippi-queen" else _season_ending(position)


def _season_ending(position: Any) -> str:
    return ONE_WINNER if position.result().count(1) == 1 else SHARED


def _race_ending(position: Any) -> str:
    race, tables = position.record, position.tables[0]
    racers = [boat for boat in range(race.boats) if boat != race.rose]
    racing = {
        int(tables.side[race.owner[boat]]) for boat in racers if race.condition[boat] not in (state.IN_PORT, state.OUT)
    }
    if position.is_capped:
        return GUARD
    if race.in_port and (tables.ends_at_first_docking or tables.shared_sides):
        return FIRST_IN_PORT
    if len(racing) > 1:
        return DEAD
    out = any(race.condition[boat] == state.OUT for boat in racers)
    return LAST_AFLOAT if out and not race.in_port else ALL_BUT_ONE
