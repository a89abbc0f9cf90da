"""What stands beside the river: the boats in race order, what may be done at what price, and what happened."""

import textwrap
from typing import Any

from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import GO_AHEAD, PORT, STARBOARD, STOP, action_text
from paddlewheel.mississippi_queen.game import RacePosition
from paddlewheel.mississippi_queen.names import boat_name
from paddlewheel.mississippi_queen.view.prices import meaning, price
from paddlewheel.mississippi_queen.view.words import ORDINALS, letter
from paddlewheel.terminal import palette
from paddlewheel.terminal.canvas import Canvas
from paddlewheel.terminal.logbook import Line
from paddlewheel.terminal.terrain import ARROWS

WIDE = 46
CONDITIONS = ("", "skips", "repair", "freed", "poled", "", "out")
KEYS = {GO_AHEAD: "↑", PORT: "←", STARBOARD: "→", STOP: "⏎"}


def race_order(position: RacePosition) -> list[int]:
    """Boats of this round in their order, then those that have left the race."""
    race = position.record
    order = (
        [int(boat) for boat in race.order[: int(race.in_order)]]
        if race.in_order == race.boats or race.round_number
        else []
    )
    rest = [boat for boat in range(int(race.boats)) if boat not in order]
    return order + sorted(rest, key=lambda boat: int(race.berth[boat]) or 99)


def paint_boats(canvas: Canvas, position: RacePosition, boat_in_question: int) -> int:
    """The table of boats from the top of the canvas down; returns how many rows it took."""
    wide = canvas.width >= WIDE
    heading = "   boat        speed      coal   aboard tile" if wide else "   boat       spd coal aboard tile"
    canvas.put(0, 0, heading, palette.HEADING)
    boats = race_order(position)
    for row, boat in enumerate(boats, start=1):
        _paint_boat(canvas, row, position, boat, boat == boat_in_question)
    return 1 + len(boats)


def _paint_boat(canvas: Canvas, row: int, position: RacePosition, boat: int, asked: bool) -> None:
    race = position.record
    name = boat_name(race, boat)
    canvas.put(0, row, "▸" if asked else " ", palette.KEY)
    canvas.put(2, row, f" {letter(race, boat)}{_bow(race, boat)}", palette.boat_style(name))
    canvas.put(6, row, name.capitalize(), palette.BOLD if asked else palette.PLAIN)
    speed, coal = int(race.speed[boat]), int(race.coal[boat])
    aboard = "" if boat == race.rose else "●" * int(race.passengers[boat]) + "○" * (2 - int(race.passengers[boat]))
    shown_coal = "∞" if boat == race.rose and boat != race.boat else str(coal)
    if canvas.width >= WIDE:
        canvas.put(14, row, f"{speed} {'▮' * speed:<6}", palette.PLAIN)
        canvas.put(24, row, f"{shown_coal} {'■' * coal:<7}" if shown_coal != "∞" else "∞", palette.PLAIN)
        canvas.put(34, row, aboard, palette.PLAIN)
        canvas.put(40, row, _whereabouts(race, boat), palette.PLAIN)
    else:
        canvas.put(15, row, str(speed), palette.PLAIN)
        canvas.put(19, row, shown_coal, palette.PLAIN)
        canvas.put(24, row, aboard, palette.PLAIN)
        canvas.put(29, row, _whereabouts(race, boat)[:6], palette.PLAIN)


def _bow(race: Any, boat: int) -> str:
    return ARROWS[int(race.bow[boat])] if race.place[boat] < state.BANK else " "


def _whereabouts(race: Any, boat: int) -> str:
    condition, place = int(race.condition[boat]), int(race.place[boat])
    if condition == state.IN_PORT:
        return ORDINALS[int(race.berth[boat])]
    if CONDITIONS[condition]:
        return CONDITIONS[condition]
    return str(1 + place // 20) if place < state.BANK else "ashore" if place < state.DOCKED else ""


def paint_options(canvas: Canvas, top: int, rows: int, position: RacePosition, chosen: int | None) -> int:
    """Every legal action with its price; returns how many rows it took."""
    legal = position.legal_actions()
    columns = 1 if len(legal) <= rows else 2
    if len(legal) > 2 * rows:
        return _paint_names(canvas, top, rows, legal)
    per_column = -(-len(legal) // columns)
    for index, action in enumerate(legal):
        x = index // per_column * (canvas.width // columns)
        _paint_option(canvas, x, top + index % per_column, canvas.width // columns, position, action, action == chosen)
    return per_column


def _paint_option(
    canvas: Canvas, x: int, y: int, width: int, position: RacePosition, action: int, chosen: bool
) -> None:
    key = KEYS.get(action, action_text(action)[-1] if action < PORT else " ")
    canvas.put(x, y, "▸" if chosen else " ", palette.KEY)
    canvas.put(x + 1, y, key, palette.KEY)
    canvas.put(x + 3, y, f"{action_text(action):<9}", palette.CHOSEN if chosen else palette.BOLD)
    if width < 28:
        return
    cost = price(position, action).text()
    canvas.put(x + 14, y, cost, palette.PLAIN)
    room = width - 32
    if room >= 12:
        canvas.put(x + 31, y, textwrap.shorten(meaning(position, action), room, placeholder="…"), palette.FAINT)


def _paint_names(canvas: Canvas, top: int, rows: int, legal: list[int]) -> int:
    lines = textwrap.wrap(", ".join(action_text(action) for action in legal), canvas.width - 1)
    for index, line in enumerate(lines[:rows]):
        canvas.put(1, top + index, line, palette.BOLD)
    return min(rows, len(lines))


def paint_log(canvas: Canvas, top: int, rows: int, lines: list[Line]) -> None:
    """The latest lines, the newest at the bottom."""
    shown: list[tuple[str, Line]] = []
    for line in lines[-rows:] if rows > 0 else []:
        wrapped = textwrap.wrap(line.text, canvas.width - 1, subsequent_indent="  ")
        shown += [(part, line) for part in wrapped]
    for index, (part, line) in enumerate(shown[-rows:] if rows > 0 else []):
        canvas.put(1, top + index, part, palette.PLAIN if line.weighty else palette.FAINT)
