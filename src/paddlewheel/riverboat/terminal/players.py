"""Table of the players: points, supplies, agents, riverboats and harbor; below it the viewer's harvest."""

from paddlewheel.core.messages import text
from paddlewheel.core.terminal import theme
from paddlewheel.core.terminal.canvas import Canvas
from paddlewheel.riverboat.game import RiverboatPosition
from paddlewheel.riverboat.state import CROPS
from paddlewheel.riverboat.terminal.symbols import SURVEYED, crop_abbreviation
from paddlewheel.riverboat.view.naming import player
from paddlewheel.riverboat.view.seat_view import order

COLUMNS = ((10, "pts"), (14, "coin"), (19, "work"), (24, "surv"), (29, "agt"), (33, "boat"), (38, "hbr"))


def paint_players(canvas: Canvas, position: RiverboatPosition, viewer: int) -> int:
    """Paint the table at the top of the canvas; returns the number of rows used."""
    canvas.put(2, 0, "player", theme.HEADING)
    for x, heading in COLUMNS:
        canvas.put(x, 0, heading, theme.HEADING)
    seats = order(position) or list(range(position.options.players))
    for row, seat in enumerate(seats, start=1):
        _paint_player(canvas, row, position, seat, viewer)
    return 1 + len(seats)


def _paint_player(canvas: Canvas, row: int, position: RiverboatPosition, seat: int, viewer: int) -> None:
    season = position.record
    style = theme.BOLD if seat == viewer else theme.PLAIN
    canvas.put(0, row, "▸" if position.actor == seat else " ", theme.KEY)
    first = "¹" if season.first_player == seat else ""
    canvas.put(2, row, text(player(season, seat)) + first, style)
    amounts = (
        season.points,
        season.coins,
        season.workers,
        season.surveyors,
        season.agents,
        season.boat_count,
        season.harbor,
    )
    for (x, heading), amount in zip(COLUMNS, amounts, strict=True):
        canvas.put(x, row, f"{amount[seat]:>{len(heading)}}", style)


def paint_harvest(canvas: Canvas, top: int, position: RiverboatPosition, seat: int) -> int:
    """Paint the viewer's harvest of each crop; returns the number of rows used."""
    season = position.record
    canvas.put(2, top, "harvested", theme.HEADING)
    x = 12
    for crop in range(CROPS):
        rewarded = SURVEYED if season.rewarded[seat] >> crop & 1 else ""
        text = f"{crop_abbreviation(crop)} {season.harvested[CROPS * seat + crop]}{rewarded}"
        canvas.put(x, top, text, theme.PLAIN)
        x += 6
    return 1
