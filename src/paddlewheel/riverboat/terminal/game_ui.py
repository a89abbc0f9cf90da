"""Implementation of the terminal interface for Riverboat."""

from collections.abc import Mapping
from typing import ClassVar

from paddlewheel.core.events import Event
from paddlewheel.core.messages import text
from paddlewheel.core.terminal.canvas import Canvas
from paddlewheel.core.terminal.controls import Controls, Table
from paddlewheel.core.terminal.game_ui import GameUI, LogEntry, Option, Scene, SheetPainter, Words
from paddlewheel.riverboat import state
from paddlewheel.riverboat.actions import PLAYER_TEXTS, action_text, decode
from paddlewheel.riverboat.game import RiverboatPosition
from paddlewheel.riverboat.state import PHASE_NAMES
from paddlewheel.riverboat.tables import ROUNDS
from paddlewheel.riverboat.terminal import sheets
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
    season, tables, meant = position.record, position.constants, decode(action)
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
            return (0, space_of(season, meant.argument) or 0)
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
    key_help = (
        "Arrow keys move over the mat, or through the list; Enter takes what is chosen; space turns a tile.",
        "For example: c4 (the field), 3 (the third of the list), ship 4 wheat, coin, pass.",
        "The table: points, coins, workers, surveyors at home, agents, riverboats, step of the harbor master.",
        f"Crops by two letters (Tu, Wh, Co, Po, Pu), colours by suit. {LEGEND}.",
    )
    example = "RB-SHIP-6"

    def player(self, position: RiverboatPosition, seat: int) -> str:
        return text(player(position.record, seat))

    def prompt(self, position: RiverboatPosition, seat: int | None) -> str:
        return text(prompt(position, seat))

    def welcome(self, position: RiverboatPosition) -> str:
        return "Four rounds of five phases; the most points win. The bar says what to do next."

    def facts(self, position: RiverboatPosition) -> list[Words]:
        season = position.record
        if season.round_number == 0:
            return ["before the first round"]
        facts: list[Words] = [f"round {season.round_number} of {ROUNDS}"]
        facts.append(PHASE_NAMES[season.phase] if season.phase < state.PHASE_COUNT else "choosing phase tiles")
        return facts

    def hint(self, position: RiverboatPosition) -> str:
        if position.record.decision == state.LAY_DECISION:
            return "arrows, space, Enter"
        return "arrows and Enter choose" if is_on_mat(position) else "↑ ↓ and Enter, or its number"

    def entry(self, before: RiverboatPosition, event: Event, action: int) -> LogEntry | None:
        return log_entry(before, event, action)

    @property
    def known(self) -> tuple[str, ...]:
        return PLAYER_TEXTS

    def choices(self, position: RiverboatPosition) -> list[int]:
        return ranked_actions(position)

    def option(self, position: RiverboatPosition, action: int) -> Option:
        cost = price(position, action).message()
        shown = text(cost) if cost else ""
        return Option(action_text(action), shown, text(meaning(position, action)), clause(position, action))

    def candidates(self, position: RiverboatPosition) -> list[int]:
        return candidates(position)

    def obstacle(self, position: RiverboatPosition, action: int, clause: str) -> str:
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
