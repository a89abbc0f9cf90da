"""Implementation of the terminal interface for Riverboat."""

from collections.abc import Mapping
from typing import ClassVar

from paddlewheel.core.events import Event
from paddlewheel.core.messages import Message
from paddlewheel.core.terminal.canvas import Canvas
from paddlewheel.core.terminal.controls import Controls, Table
from paddlewheel.core.terminal.game_ui import GameUI, LogEntry, Option, Scene, SheetPainter, Words
from paddlewheel.riverboat import state
from paddlewheel.riverboat.actions import PLAYER_TEXTS, action_text, decode
from paddlewheel.riverboat.game import RiverboatPosition
from paddlewheel.riverboat.messages.names import phase
from paddlewheel.riverboat.state import PHASE_NAMES
from paddlewheel.riverboat.tables import ROUNDS
from paddlewheel.riverboat.terminal import messages, sheets
from paddlewheel.riverboat.terminal.body import body
from paddlewheel.riverboat.terminal.candidates import candidates, obstacle
from paddlewheel.riverboat.terminal.controls import RiverboatControls
from paddlewheel.riverboat.terminal.log import log_entry
from paddlewheel.riverboat.terminal.marks import is_on_mat
from paddlewheel.riverboat.terminal.symbols import LEGEND
from paddlewheel.riverboat.terminal.text_picture import text_picture
from paddlewheel.riverboat.view.actions.clauses import clause
from paddlewheel.riverboat.view.actions.meanings import meaning
from paddlewheel.riverboat.view.actions.prices import price
from paddlewheel.riverboat.view.cards import space_of
from paddlewheel.riverboat.view.naming import player
from paddlewheel.riverboat.view.prompts import prompt


def ranked_actions(position: RiverboatPosition) -> list[int]:
    """The legal actions in the order of the list."""
    return sorted(position.legal_actions(), key=lambda action: (*_rank(position, action), action))


def _rank(position: RiverboatPosition, action: int) -> tuple[int, int]:
    record, tables, meant = position.record, position.constants, decode(action)
    match meant.verb:
        case "pass":
            return (9, 0)
        case "search" | "search cards":
            return (8, 0)
        case "ship":
            return (1 if meant.from_pile else 0, -tables.capacity[meant.argument])
        case "survey" | "survey card":
            return (0, -price(position, action).score)
        case "take":
            return (0, -tables.hexes[meant.argument])
        case "card":
            return (0, space_of(record, meant.argument) or 0)
        case _:
            return (0, 0)


class RiverboatUI(GameUI):
    action_synonyms: ClassVar[Mapping[str, str]] = {
        "done": "pass",
        "stop": "pass",
        "plant": "take",
        "boat": "ship",
        "buy": "search",
        "coins": "gain",
        "pay": "coin",
    }
    sheets: ClassVar[Mapping[str, SheetPainter]] = {"boards": sheets.boards, "mats": sheets.mats, "score": sheets.score}
    key_help = (*map(messages.key_help, ("arrows", "example", "table")), messages.symbols(LEGEND))
    example = "RB-SHIP-6"

    def player(self, position: RiverboatPosition, seat: int) -> Message:
        return player(position.record, seat)

    def prompt(self, position: RiverboatPosition, seat: int | None) -> Message:
        return prompt(position, seat)

    def welcome(self, position: RiverboatPosition) -> Message:
        return messages.welcome()

    def facts(self, position: RiverboatPosition) -> list[Words]:
        record = position.record
        if record.round_number == 0:
            return [messages.before_start()]
        is_phase = record.phase < state.PHASE_COUNT
        now = phase(PHASE_NAMES[record.phase]) if is_phase else messages.choosing_phases()
        return [messages.round_(record.round_number, ROUNDS), now]

    def hint(self, position: RiverboatPosition) -> Message:
        if position.record.decision == state.LAY_DECISION:
            return messages.hint("lay")
        return messages.hint("mat" if is_on_mat(position) else "list")

    def entry(self, before: RiverboatPosition, event: Event, action: int) -> LogEntry | None:
        return log_entry(before, event, action)

    @property
    def known(self) -> tuple[str, ...]:
        return PLAYER_TEXTS

    def choices(self, position: RiverboatPosition) -> list[int]:
        return ranked_actions(position)

    def option(self, position: RiverboatPosition, action: int) -> Option:
        cost = price(position, action).message() or ""
        return Option(action_text(action), cost, meaning(position, action), clause(position, action))

    def candidates(self, position: RiverboatPosition) -> list[int]:
        return candidates(position)

    def obstacle(self, position: RiverboatPosition, action: int, clause: str) -> Message | None:
        return obstacle(position, action)

    def numbered(self, position: RiverboatPosition) -> bool:
        return not is_on_mat(position)

    def controls(self, table: Table) -> Controls:
        return RiverboatControls(table)

    def text_picture(self, scene: Scene, width: int) -> Canvas:
        return text_picture(scene, width)

    def body(self, scene: Scene, width: int, height: int) -> Canvas:
        return body(self, scene, width, height)


GAME_UI = RiverboatUI()
