"""Order of the options: largest effect first, then actions that cost a coin, passing last."""

from paddlewheel.riverboat.actions import decode
from paddlewheel.riverboat.game import RiverboatPosition
from paddlewheel.riverboat.view.actions.prices import price
from paddlewheel.riverboat.view.cards import space_of


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
