"""Implementation of the terminal interface for Mississippi Queen."""

from collections.abc import Mapping
from typing import ClassVar

from paddlewheel.core.events import Event
from paddlewheel.core.messages import Message
from paddlewheel.core.terminal.canvas import Canvas
from paddlewheel.core.terminal.controls import Controls, Table
from paddlewheel.core.terminal.game_ui import GameUI, LogEntry, Option, Scene, Words
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import GO_AHEAD, PLAYER_TEXTS, PORT, STARBOARD, STOP, action_text, decode
from paddlewheel.mississippi_queen.game import MississippiQueenPosition
from paddlewheel.mississippi_queen.terminal import messages
from paddlewheel.mississippi_queen.terminal.boats import paint_boats
from paddlewheel.mississippi_queen.terminal.body import body
from paddlewheel.mississippi_queen.terminal.candidates import candidates, is_relevant, obstacle
from paddlewheel.mississippi_queen.terminal.controls import MississippiQueenControls
from paddlewheel.mississippi_queen.terminal.river import RiverScene, paint_river
from paddlewheel.mississippi_queen.view import ROUTINE_EVENTS
from paddlewheel.mississippi_queen.view.actions.clauses import clause
from paddlewheel.mississippi_queen.view.actions.meanings import meaning
from paddlewheel.mississippi_queen.view.actions.prices import price
from paddlewheel.mississippi_queen.view.focus import focus_boat
from paddlewheel.mississippi_queen.view.naming import display_name, player
from paddlewheel.mississippi_queen.view.prompts import prompt

PANEL_COLUMNS = 37  # columns
ROWS = 36


def text_picture(scene: Scene, width: int) -> Canvas:
    canvas, side = Canvas(width, ROWS), Canvas(PANEL_COLUMNS, ROWS)
    boat = focus_boat(scene.position)
    paint_boats(side, scene, boat)
    canvas.paste(paint_river(RiverScene(scene, boat), width - PANEL_COLUMNS, ROWS), 0, 0)
    canvas.paste(side, width - PANEL_COLUMNS, 0)
    return canvas


ACTION_KEYS = {GO_AHEAD: "↑", PORT: "←", STARBOARD: "→", STOP: "⏎"}
HINTS = {state.SPEED_DECISION: "speed", state.MOVE_DECISION: "move"}
MINOR_EVENT_KINDS = ("faced", "voted", "boxed")


class MississippiQueenUI(GameUI):
    action_synonyms: ClassVar[Mapping[str, str]] = {
        "left": "port",
        "right": "starboard",
        "up": "ahead",
        "forward": "ahead",
        "go": "ahead",
        "end": "stop",
        "done": "stop",
    }
    key_help = (messages.key_help("arrows"), messages.key_help("digits"), messages.key_help("example"))
    example = "MQ-MOV-8"

    def player(self, position: MississippiQueenPosition, seat: int) -> Message:
        return player(position.record, seat)

    def prompt(self, position: MississippiQueenPosition, seat: int | None) -> Message:
        return prompt(position, seat)

    def welcome(self, position: MississippiQueenPosition) -> Message:
        return messages.welcome(position.constants.passengers_to_win)

    def facts(self, position: MississippiQueenPosition) -> list[Words]:
        race, tables = position.record, position.constants
        when = messages.round_(race.round_number) if race.round_number else messages.before_start()
        tiles = messages.tiles(race.laid, tables.length + tables.branching_river)
        facts: list[Words] = [when, messages.finish_laid() if race.finish else tiles]
        return [*facts, messages.supply(race.supply)] if tables.supply else facts

    def hint(self, position: MississippiQueenPosition) -> Message:
        return messages.hint(HINTS.get(position.record.decision, "choose"))

    def entry(self, before: MississippiQueenPosition, event: Event, action: int) -> LogEntry | None:
        if event.kind == "followed":
            return None
        if event.kind not in ROUTINE_EVENTS:
            return LogEntry(event.message, important=event.kind not in MINOR_EVENT_KINDS, chapter=event.kind == "round")
        race = before.record
        line = (race.round_number, race.turn, event.who)
        return LogEntry(action_text(action), False, line=line, heading=messages.turn_of(display_name(race, race.boat)))

    @property
    def known(self) -> tuple[str, ...]:
        return PLAYER_TEXTS

    def option(self, position: MississippiQueenPosition, action: int) -> Option:
        cost = price(position, action).message()
        return Option(action_text(action), cost, meaning(position, action), clause(position, action))

    def candidates(self, position: MississippiQueenPosition) -> list[int]:
        return candidates(position)

    def is_relevant(self, position: MississippiQueenPosition, action: int) -> bool:
        return is_relevant(position, action)

    def obstacle(self, position: MississippiQueenPosition, action: int, clause: str) -> Message | None:
        return obstacle(position, action, clause)

    def on_enter(self, position: MississippiQueenPosition) -> int | None:
        return STOP if position.record.decision == state.MOVE_DECISION else None

    def reveal_reason(self) -> Message:
        return messages.votes_shown()

    def key(self, action: int, index: int) -> str:
        verb, number, *_ = decode(action)
        return ACTION_KEYS.get(action, str(number) if verb == "speed" else " ")

    def controls(self, table: Table) -> Controls:
        return MississippiQueenControls(table)

    def text_picture(self, scene: Scene, width: int) -> Canvas:
        return text_picture(scene, width)

    def body(self, scene: Scene, width: int, height: int) -> Canvas:
        return body(self, scene, width, height)


GAME_UI = MississippiQueenUI()
