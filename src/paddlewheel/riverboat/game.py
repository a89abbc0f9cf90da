"""The rules of Riverboat as a `Game` and a `Position` of `core.game`."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from paddlewheel.core import game as core_game
from paddlewheel.core.compiled_position import CallBuffers, CompiledPosition
from paddlewheel.core.jit.questions import SET_UP
from paddlewheel.core.ranking import places
from paddlewheel.core.variants import Variant
from paddlewheel.riverboat import MODULE, state
from paddlewheel.riverboat.actions import ACTIONS, CHANCE_ACTIONS, MAX_LEGAL_ACTIONS, action_text, parse_action
from paddlewheel.riverboat.clauses import clause_name
from paddlewheel.riverboat.components import DATA_FILES
from paddlewheel.riverboat.constants import constants_for
from paddlewheel.riverboat.kernels import entry
from paddlewheel.riverboat.knobs import as_variant, knobs
from paddlewheel.riverboat.options import EDITION, PLAYER_COUNTS, RiverboatOptions, choose_options, tables_for
from paddlewheel.riverboat.state import RiverboatState
from paddlewheel.riverboat.tables import RiverboatTables


class RiverboatPosition(CompiledPosition[RiverboatState, RiverboatTables]):
    """Position of a game. `record` gives access to every field of `state.RiverboatState`."""

    options: RiverboatOptions
    declared = RiverboatState
    buffers = CallBuffers(MAX_LEGAL_ACTIONS)
    chance_actor, no_actor = state.CHANCE, state.NOBODY
    tables_for = staticmethod(tables_for)
    constants_for = staticmethod(constants_for)
    clause_name = staticmethod(clause_name)

    def _ask(self, question: int, first: int = 0, second: int = 0, stream: Any = None) -> int:
        streams = self.buffers.stream if stream is None else stream
        return int(entry.call_rules(question, self.records, self.tables, self.buffers.found, streams, first, second))

    def chance_outcomes(self) -> list[tuple[int, int]]:
        if self.actor != core_game.CHANCE:
            return []
        return [(action, self._ask(entry.WEIGHT, action)) for action in self.legal_actions()]

    def result(self) -> list[int]:
        return places(self.record.points[: self.options.players])

    # Questions to the rules, for views, notation and tests.

    def card_value(self, seat: int, card: int) -> int:
        """The points that an opportunity card brings a seat now."""
        return self._ask_once(entry.CARD_VALUE, seat, card)

    def barn_value(self, seat: int, field: int) -> int:
        """The points of a barn on this field."""
        return self._ask_once(entry.BARN_VALUE, seat, field)

    def group_size(self, seat: int, field: int) -> int:
        """The number of connected fields with the crop of this field."""
        return self._ask_once(entry.GROUP_SIZE, seat, field)

    def harbor_value(self, seat: int) -> int:
        """The points of the riverboats that a seat's harbor master has reached."""
        return self._ask_once(entry.HARBOR_VALUE, seat)

    def empty_fields(self, seat: int) -> int:
        """The fields of a seat without a crop, a bit each."""
        return self._ask_once(entry.EMPTY_FIELDS, seat)

    # Parts of the rules, to build a position without playing it.

    def set_up(self) -> None:
        self._ask(SET_UP)

    def run_to_decision(self) -> None:
        """Do what happens by itself, up to the next decision."""
        self._ask(entry.RUN_TO_DECISION)

    @property
    def rounds(self) -> int:
        return self.record.round_number

    @property
    def begins_turn(self) -> bool:
        return self._ask(entry.BEGINS_TURN) == 1

    @property
    def repetition_key(self) -> Hashable:
        """Progress of the game; positions of one game never repeat, so this is sufficient."""
        record = self.record
        return (*record.points, *record.standing, self.rounds, record.phase, record.turn)


class Riverboat(core_game.Game):
    name = "riverboat"
    title = "Riverboat"
    actions = ACTIONS
    player_actions = CHANCE_ACTIONS
    data_files = DATA_FILES
    module = MODULE

    def options(
        self, edition: str | None = None, players: int | None = None, variants: Mapping[str, Any] | None = None
    ) -> RiverboatOptions:
        return choose_options(edition, players, {} if variants is None else variants)

    def options_to_json(self, options: RiverboatOptions) -> dict[str, Any]:
        return {"edition": EDITION, "players": options.players, "variants": dict(options.knobs)}

    def new_position(self, options: RiverboatOptions) -> RiverboatPosition:
        return RiverboatPosition(self, options)

    def action_text(self, action: int) -> str:
        return action_text(action)

    def parse_action(self, text: str) -> int:
        return parse_action(text)

    def editions(self) -> Sequence[str]:
        return (EDITION,)

    def player_counts(self, edition: str) -> range:
        return PLAYER_COUNTS

    def variants(self, edition: str) -> Sequence[Variant]:
        return [as_variant(knob, tuple(PLAYER_COUNTS)) for knob in knobs().values()]


RIVERBOAT = Riverboat()
