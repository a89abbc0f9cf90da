"""The rules of Mississippi Queen as a `Game` and a `Position` of `core.game`."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Self

from paddlewheel.core import game as core_game
from paddlewheel.core.compiled_position import CallBuffers, CompiledPosition
from paddlewheel.core.errors import SetupError
from paddlewheel.core.jit.questions import SET_UP
from paddlewheel.core.jit.records import blank
from paddlewheel.core.ranking import places
from paddlewheel.core.rng import Stream, random_below_in
from paddlewheel.core.variants import Variant
from paddlewheel.mississippi_queen import MODULE, state
from paddlewheel.mississippi_queen.actions import (
    ACTIONS,
    CHANCE_ACTIONS,
    MAX_LEGAL_ACTIONS,
    VOTE,
    action_text,
    parse_action,
)
from paddlewheel.mississippi_queen.clauses import clause_name
from paddlewheel.mississippi_queen.constants import constants_for
from paddlewheel.mississippi_queen.editions import (
    MississippiQueenOptions,
    edition_names,
    player_counts,
    resolve,
    tables_for,
)
from paddlewheel.mississippi_queen.kernels import entry
from paddlewheel.mississippi_queen.messages import setup
from paddlewheel.mississippi_queen.state import Race
from paddlewheel.mississippi_queen.tables import MississippiQueenTables
from paddlewheel.mississippi_queen.variants import variants_of

DEFAULT_EDITION = "2019"
SEALED_VOTE = 4  # a vote cast but not revealed
NO_SEAT = -1  # a spectator


class MississippiQueenBuffers(CallBuffers):
    """Buffers, and the stacks of the rule searches."""

    def __init__(self) -> None:
        super().__init__(MAX_LEGAL_ACTIONS)
        self.work = blank(state.SearchStacks)


class MississippiQueenPosition(CompiledPosition[Race, MississippiQueenTables]):
    """A position of Mississippi Queen. `record` gives access to every field of `state.Race`."""

    options: MississippiQueenOptions
    declared = Race
    buffers = MississippiQueenBuffers()
    chance_actor, no_actor = state.CHANCE, state.NOBODY
    tables_for = staticmethod(tables_for)
    constants_for = staticmethod(constants_for)
    clause_name = staticmethod(clause_name)

    def _ask(self, question: int, first: int = 0, second: int = 0, stream: Any = None) -> int:
        buffers = self.buffers
        streams = buffers.stream if stream is None else stream
        return int(
            entry.call_rules(question, self.records, self.tables, buffers.work, buffers.found, streams, first, second)
        )

    def result(self) -> list[int]:
        return places([self._ask(entry.SIDE_MERIT, seat) for seat in range(self.options.players)])

    # Questions to the rules, for views, notation and tests.

    def neighbour(self, space: int, heading: int) -> int:
        """The space beside a space, or `state.BANK` or `state.OPEN_END`."""
        return self._ask_once(entry.NEIGHBOUR, space, heading)

    def standing(self, boat: int) -> int:
        """A number that orders the boats: the leader's is the highest."""
        return self._ask(entry.STANDING, boat)

    def progress(self, space: int) -> int:
        """A number that grows towards the finish."""
        return self._ask(entry.PROGRESS, space)

    def may_lie(self, direction: int) -> bool:
        """Whether the next tile can be laid in this direction."""
        return self._ask(entry.MAY_LIE, direction) == 1

    def may_board(self, boat: int) -> bool:
        """Whether a passenger can board this boat where it is."""
        return self._ask(entry.MAY_BOARD, boat) == 1

    def is_dead(self) -> bool:
        """Whether no boat can win any more."""
        return self._ask(entry.IS_DEAD) == 1

    def docking_ends_race(self, boat: int) -> bool:
        """Whether the race is over with this boat in port."""
        return self._ask(entry.DOCKING_ENDS_RACE, boat) == 1

    # Parts of the rules, to build a position without playing it.

    def set_up(self) -> None:
        self._ask(SET_UP)

    def lay(self, tile: int, direction: int) -> None:
        self._ask(entry.LAY, tile, direction)

    def lay_branch(self, tile: int) -> None:
        self._ask(entry.LAY_BRANCH, tile)

    def lay_finish(self, direction: int) -> None:
        self._ask(entry.LAY_FINISH, direction)

    def remove_vacated(self) -> None:
        """Remove the tiles behind the last boat."""
        self._ask(entry.REMOVE_VACATED)

    def set_order(self) -> None:
        self._ask(entry.SET_ORDER)

    def begin_turn(self, boat: int) -> bool:
        """Begin the turn of a boat; False if it has none."""
        return self._ask(entry.BEGIN_TURN, boat) == 1

    def next_turn(self) -> None:
        self._ask(entry.NEXT_TURN)

    def end_turn(self) -> None:
        """End the turn of the current boat, and go on to the next decision."""
        self._ask(entry.END_TURN)

    # MQ-END-9

    agreed_end_clause = "MQ-END-9"

    def seats_to_agree(self) -> list[int]:
        """The seats with a boat still racing, once another has docked."""
        race = self.record
        if race.in_port == 0 or race.decision == state.OVER_DECISION:
            return []
        ashore = (state.IN_PORT, state.OUT)
        boats = range(race.boats)
        return sorted({race.owner[boat] for boat in boats if boat != race.rose and race.condition[boat] not in ashore})

    def end_by_agreement(self) -> None:
        self.record.decision, self.record.actor = state.OVER_DECISION, state.NOBODY  # as `rules.end.finish_race` does

    @property
    def rounds(self) -> int:
        return self.record.round_number

    @property
    def begins_turn(self) -> bool:
        return bool(self.record.decision == state.SPEED_DECISION)

    @property
    def is_capped(self) -> bool:
        return bool(self.record.decision == state.OVER_DECISION and self.record.turn >= self.record.in_order)

    @property
    def repetition_key(self) -> Hashable:
        race = self.record
        boats = zip(race.place, race.bow, race.speed, race.coal, race.condition, strict=True)
        return (race.boat, race.decision, race.laid, tuple(boats))

    def seen_by(self, seat: int) -> Self:
        """Copy with sealed votes hidden. Only votes are secret: that a seat has voted is public."""
        seen = self.copy()
        for other in self._sealed_for(seat):
            seen.record.votes[other] = SEALED_VOTE
        return seen

    def hides_information_from(self, seat: int) -> bool:
        return bool(self._sealed_for(seat))

    def _sealed_for(self, seat: int) -> list[int]:
        """Other seats with a sealed vote."""
        if self.record.decision != state.VOTE_DECISION:
            return []
        return [other for other in range(self.options.players) if other != seat and self.record.votes[other]]

    def sealed_actions(self) -> dict[int, int]:
        return {seat: VOTE - 1 + self.record.votes[seat] for seat in self._sealed_for(NO_SEAT)}

    def imagine(self, stream: list[Stream]) -> Self:
        imagined = self.copy()
        for seat in range(self.options.players):
            if imagined.record.votes[seat] == SEALED_VOTE:
                imagined.record.votes[seat] = 1 + random_below_in(stream, 3)
        return imagined


class MississippiQueen(core_game.Game):
    name = "mississippi-queen"
    title = "Mississippi Queen"
    actions = ACTIONS
    player_actions = CHANCE_ACTIONS
    data_files = ("tiles.toml", "editions.toml", "passengers.toml", "start.toml")
    module = MODULE

    def options(
        self, edition: str | None = None, players: int | None = None, variants: Mapping[str, Any] | None = None
    ) -> MississippiQueenOptions:
        if not isinstance(edition, str | None) or not isinstance(variants, Mapping | None):
            raise SetupError(setup.options_malformed(repr(edition), repr(variants)))
        options = MississippiQueenOptions(
            edition or DEFAULT_EDITION, 4 if players is None else players, dict(variants or {})
        )
        resolve(options)
        return options

    def options_to_json(self, options: MississippiQueenOptions) -> dict[str, Any]:
        return {"edition": options.edition, "players": options.players, "variants": dict(options.variants)}

    def new_position(self, options: MississippiQueenOptions) -> MississippiQueenPosition:
        return MississippiQueenPosition(self, options)

    def has_imperfect_information(self, options: MississippiQueenOptions) -> bool:
        return bool(constants_for(options).vote_on_direction)

    def sides(self, options: MississippiQueenOptions) -> Sequence[int]:
        return constants_for(options).side[: options.players]

    def action_text(self, action: int) -> str:
        return action_text(action)

    def parse_action(self, text: str) -> int:
        return parse_action(text)

    def editions(self) -> Sequence[str]:
        return edition_names()

    def player_counts(self, edition: str) -> range:
        return player_counts(edition)

    def variants(self, edition: str) -> Sequence[Variant]:
        return variants_of(edition)


MISSISSIPPI_QUEEN = MississippiQueen()
