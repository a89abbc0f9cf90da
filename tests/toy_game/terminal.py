"""Skiffs in the terminal: the river as a line of letters."""

from paddlewheel.core.events import Event
from paddlewheel.core.terminal import theme
from paddlewheel.core.terminal.canvas import Canvas
from paddlewheel.core.terminal.controls import Controls, Table
from paddlewheel.core.terminal.game_ui import GameUI, LogEntry, Option, Scene, Words
from paddlewheel.core.terminal.log import paint_log
from tests.toy_game.rules import FIRST, LENGTH, TEXTS, SkiffsPosition
from tests.toy_game.view import meaning, name, prompt


class SkiffsUI(GameUI):
    example = "SK-ROW-1"
    known = TEXTS[:FIRST]

    def player(self, position: SkiffsPosition, seat: int) -> Words:
        return name(seat)

    def prompt(self, position: SkiffsPosition, seat: int | None) -> Words:
        return prompt(position, seat)

    def welcome(self, position: SkiffsPosition) -> Words:
        return "Be the first at the end of the river."

    def facts(self, position: SkiffsPosition) -> list[Words]:
        return [f"round {position.rounds}"]

    def hint(self, position: SkiffsPosition) -> Words:
        return "arrows and Enter"

    def entry(self, before: SkiffsPosition, event: Event, action: int) -> LogEntry | None:
        return LogEntry(event.message)

    def option(self, position: SkiffsPosition, action: int) -> Option:
        return Option(TEXTS[action], "", meaning(position, action), "SK-ROW-1")

    def candidates(self, position: SkiffsPosition) -> list[int]:
        return list(range(FIRST))

    def controls(self, table: Table) -> Controls:
        return Controls(table)

    def body(self, scene: Scene, width: int, height: int) -> Canvas:
        canvas, position = Canvas(width, height), scene.position
        for seat, place in enumerate(position.skiffs()):
            row = "".join(chr(ord("A") + seat) if place == space else "~" for space in range(LENGTH + 1))
            canvas.put(2, 1 + seat, row, theme.BOLD if seat == position.actor else theme.PLAIN)
        paint_log(canvas, 5, height - 5, scene.log)
        return canvas


GAME_UI = SkiffsUI()
