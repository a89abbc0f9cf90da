"""Parse and validate a position from JSON."""

from typing import TYPE_CHECKING, Any

from paddlewheel.core.notation.position import read_head, read_options
from paddlewheel.riverboat import state
from paddlewheel.riverboat.notation.complete import complete
from paddlewheel.riverboat.notation.names import FIELDS, RENAMED_FIELDS
from paddlewheel.riverboat.notation.read_moment import read_moment
from paddlewheel.riverboat.notation.read_players import read_players
from paddlewheel.riverboat.notation.read_table import read_table
from paddlewheel.riverboat.notation.read_turn import read_turn
from paddlewheel.riverboat.notation.supplies import fill_supplies
from paddlewheel.riverboat.notation.validate.cards import check_cards, check_shown
from paddlewheel.riverboat.notation.validate.mats import check_mats
from paddlewheel.riverboat.notation.validate.points import check_points
from paddlewheel.riverboat.notation.validate.progress import check_progress
from paddlewheel.riverboat.notation.validate.round import check_opening, check_round
from paddlewheel.riverboat.notation.validate.turn import check_turn

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import Riverboat, RiverboatPosition


def position_from_json(game: "Riverboat", data: Any) -> "RiverboatPosition":
    fields = read_head(game, data, FIELDS, RENAMED_FIELDS)
    fresh = game.new_position(read_options(game, fields.value("options"), state.MAX_PLAYERS))
    position = fresh.copy()
    read_moment(position, fields)
    laid = read_table(position, fields)
    read_players(position, fields)
    check_mats(position)
    check_round(position)
    read_turn(position, fields)
    complete(position)
    fill_supplies(position, laid)
    check_cards(position)
    check_shown(position, fields.value("card") is not None)
    check_progress(position)
    check_points(position, laid)
    check_opening(position, fresh)
    check_turn(position)
    return position
