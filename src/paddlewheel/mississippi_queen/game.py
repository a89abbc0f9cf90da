"""Mississippi Queen: implementation of the `Game` and `Position` interfaces of `core.game`."""

import hashlib
from collections.abc import Hashable, Mapping, Sequence
from threading import local
from typing import Any

import numpy as np

from paddlewheel.core import game as core_game
from paddlewheel.core.batch.api import BatchEngine
from paddlewheel.core.batch.observation import ObservationField
from paddlewheel.core.errors import SetupError
from paddlewheel.core.events import Event
from paddlewheel.core.jit.decorators import PLAIN
from paddlewheel.core.jit.records import blank, duplicate, plain_record
from paddlewheel.core.metrics import GameObserver, RandomGames
from paddlewheel.core.ranking import places, rewards, shares
from paddlewheel.core.rng import CHANCE_STREAM, Stream, new_stream, random_below_in
from paddlewheel.core.search.budget import Search
from paddlewheel.core.variants import Variant
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import ACTIONS, CHANCE_ACTIONS, VOTE, action_text, parse_action
from paddlewheel.mississippi_queen.clauses import clause_name
from paddlewheel.mississippi_queen.editions import (
    MississippiQueenOptions,
    edition_names,
    player_counts,
    resolve,
    tables_for,
)
from paddlewheel.mississippi_queen.kernels import entry
from paddlewheel.mississippi_queen.messages import setup
from paddlewheel.mississippi_queen.tables import read_data

DATA_FILES = ("tiles.toml", "editions.toml", "passengers.toml", "start.toml")
DEFAULT_EDITION = "2019"
SEALED_VOTE = 4  # a vote cast but not revealed
NO_SEAT = -1  # a spectator


class _Scratch(local):
    """Thread-local scratch buffers for calls of the compiled rules; no state is kept between calls."""

    def __init__(self) -> None:
        self.work = blank(state.SearchStacks)
        self.found: Any = [0] * 64 if PLAIN else np.zeros(64, np.int64)
        self.stream = blank(Stream)


THREAD_SCRATCH = _Scratch()


class MississippiQueenPosition(core_game.Position):
    """A position of Mississippi Queen. `record` gives access to every field of `state.Race`."""

    options: MississippiQueenOptions

    def __init__(
        self, game: core_game.Game, options: MississippiQueenOptions, records: Any, tables: Any = None
    ) -> None:
        self.game = game
        self.options = options
        self.tables = tables_for(options) if tables is None else tables
        self.records = records
        self._frozen_record: Any = None

    @property
    def record(self) -> Any:
        return self.records[0] if self._frozen_record is None else self._frozen_record

    def freeze_record(self) -> None:
        """Replace `record` by plain Python numbers, which are read faster. Do not step it afterwards."""
        self._frozen_record = plain_record(state.Race, self.records[0])

    def ask(self, question: int, first: int = 0, second: int = 0, stream: Any = None) -> int:
        """Call the compiled rules with one of the question codes of `kernels.entry`."""
        streams = THREAD_SCRATCH.stream if stream is None else stream
        return int(
            entry.call_rules(
                question, self.records, self.tables, THREAD_SCRATCH.work, THREAD_SCRATCH.found, streams, first, second
            )
        )

    @property
    def actor(self) -> int:
        actor = int(self.record.actor if PLAIN else self.records["actor"].item())  # numpy attribute access is slow
        if actor == state.CHANCE:
            return core_game.CHANCE
        return core_game.NOBODY if actor == state.NOBODY else actor

    def copy(self) -> "MississippiQueenPosition":
        return MississippiQueenPosition(self.game, self.options, duplicate(self.records), self.tables)

    def legal_actions(self) -> list[int]:
        question = entry.CHANCE_OUTCOMES if self.actor == core_game.CHANCE else entry.LEGAL
        found = THREAD_SCRATCH.found[: self.ask(question)]
        return list(found) if PLAIN else found.tolist()

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return [(action, 1) for action in self.legal_actions()] if self.actor == core_game.CHANCE else []

    def draw(self, stream: Any) -> int:
        return self.ask(entry.DRAW, stream=stream)

    def refusal(self, action: int) -> str:
        clause = self.ask(entry.REFUSAL, action)
        return clause_name(clause) if clause else ""

    def step(self, action: int) -> None:
        self.ask(entry.STEP, action)

    def result(self) -> list[int]:
        return places([self.ask(entry.SIDE_MERIT, seat) for seat in range(self.options.players)])

    def scores(self) -> list[float]:
        return shares(self.result(), self.game.sides(self.options))

    def rewards(self) -> list[float]:
        return rewards(self.result(), self.game.sides(self.options))

    def observation(self, seat: int) -> Any:
        from paddlewheel.mississippi_queen.kernels.batch import POSITION_ENCODER

        return POSITION_ENCODER.look(self, seat)

    @property
    def rounds(self) -> int:
        return int(self.record.round_number)

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
        return (int(race.boat), int(race.decision), int(race.laid), tuple(tuple(map(int, boat)) for boat in boats))

    def seen_by(self, seat: int) -> "MississippiQueenPosition":
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
        return {seat: VOTE - 1 + int(self.record.votes[seat]) for seat in self._sealed_for(NO_SEAT)}

    def imagine(self, stream: Any) -> "MississippiQueenPosition":
        imagined = self.copy()
        for seat in range(self.options.players):
            if imagined.record.votes[seat] == SEALED_VOTE:
                imagined.record.votes[seat] = 1 + random_below_in(stream, 3)
        return imagined

    def plans(self) -> list[core_game.Plan]:
        from paddlewheel.mississippi_queen.planning.api import plans

        return plans(self)

    def compact_plans(self) -> dict[str, Any]:
        from paddlewheel.mississippi_queen.planning.compact import compact_plans

        return compact_plans(self)

    def count_plans(self) -> int:
        from paddlewheel.mississippi_queen.planning.api import count_plans

        return count_plans(self)

    def plan(self, index: int) -> tuple[int, ...]:
        from paddlewheel.mississippi_queen.planning.api import plan

        return plan(self, index)

    def greedy_actions(self, luck: int = 0) -> tuple[int, ...]:
        from paddlewheel.mississippi_queen.ai.greedy_decisions import greedy_actions

        return greedy_actions(self, luck)

    def pilot_actions(self, luck: int = 0, restless: bool = False) -> tuple[int, ...]:
        from paddlewheel.mississippi_queen.ai.pilot.api import pilot_actions

        return pilot_actions(self, luck, restless)

    def win_shares(self) -> list[float]:
        from paddlewheel.mississippi_queen.ai.pilot.api import win_shares

        return win_shares(self)

    def lookahead(self, luck: int = 0) -> Search:
        from paddlewheel.mississippi_queen.ai.pilot.api import MississippiQueenLookahead

        return MississippiQueenLookahead(self, luck)

    def tree_search(self, luck: int = 0, rollout: int = 0) -> Search:
        from paddlewheel.mississippi_queen.ai.pilot.api import MississippiQueenTreeSearch

        return MississippiQueenTreeSearch(self, luck, rollout)

    def views(self, seats: Sequence[int | None]) -> dict[int | None, dict[str, Any]]:
        from paddlewheel.mississippi_queen.view import views

        return views(self, seats)

    def to_json(self) -> dict[str, Any]:
        from paddlewheel.mississippi_queen.notation import position_to_json

        return position_to_json(self)

    def to_text(self) -> str:
        from paddlewheel.mississippi_queen.notation import position_to_text

        return position_to_text(self)


class MississippiQueen(core_game.Game):
    name = "mississippi-queen"
    title = "Mississippi Queen"
    actions = ACTIONS
    player_actions = CHANCE_ACTIONS

    def __reduce__(self) -> str:
        return "MISSISSIPPI_QUEEN"

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

    def options_from_json(self, data: Mapping[str, Any]) -> MississippiQueenOptions:
        return self.options(data.get("edition"), data.get("players"), data.get("variants", {}))

    def new_position(self, options: MississippiQueenOptions) -> MississippiQueenPosition:
        position = MississippiQueenPosition(self, options, blank(state.Race))
        position.ask(entry.SET_UP)
        return position

    def has_imperfect_information(self, options: MississippiQueenOptions) -> bool:
        return bool(tables_for(options)[0].vote_on_direction)

    def length_limits(self, options: MississippiQueenOptions) -> core_game.GameLengthLimits:
        from paddlewheel.mississippi_queen.longest import length_limits

        return length_limits(tables_for(options)[0])

    def warm_up(self, options: MississippiQueenOptions) -> None:
        position = self.new_position(options)
        self.random_games(options).play(0, 0, 1)
        while position.actor == core_game.CHANCE:
            position.step(position.draw(new_stream(0, 0, CHANCE_STREAM)))
        while position.rounds == 0:
            position.step(position.legal_actions()[0])
        position.observation(0)
        position.greedy_actions()
        position.pilot_actions()
        position.lookahead().grow(1)
        position.tree_search().grow(1)

    def random_games(self, options: MississippiQueenOptions) -> RandomGames:
        from paddlewheel.mississippi_queen.kernels.random_games import MississippiQueenRandomGames

        return MississippiQueenRandomGames(options)

    def fields(self) -> tuple[ObservationField, ...]:
        from paddlewheel.mississippi_queen.observation.fields import FIELDS

        return FIELDS

    def batch_engine(self, options: MississippiQueenOptions, count: int, threads: int) -> BatchEngine:
        from paddlewheel.mississippi_queen.kernels.batch import MississippiQueenBatch

        return MississippiQueenBatch(tables_for(options), count, threads)

    def observer(self) -> GameObserver:
        from paddlewheel.mississippi_queen.metrics import MississippiQueenObserver

        return MississippiQueenObserver()

    def sides(self, options: MississippiQueenOptions) -> Sequence[int]:
        return [int(side) for side in tables_for(options)[0].side[: options.players]]

    def data_fingerprint(self) -> str:
        digest = hashlib.sha256()
        for name in DATA_FILES:
            digest.update(read_data(name).encode())
        return digest.hexdigest()[:16]

    def is_chance_action(self, action: int) -> bool:
        return action >= CHANCE_ACTIONS

    def action_text(self, action: int) -> str:
        return action_text(action)

    def parse_action(self, text: str) -> int:
        return parse_action(text)

    def events(self, before: MississippiQueenPosition, after: MississippiQueenPosition, action: int) -> list[Event]:
        from paddlewheel.mississippi_queen.view import events_between

        return events_between(before, after, action)

    def position_from_json(self, data: Mapping[str, Any]) -> MississippiQueenPosition:
        from paddlewheel.mississippi_queen.notation import position_from_json

        return position_from_json(self, data)

    def position_from_text(self, text: str) -> MississippiQueenPosition:
        from paddlewheel.mississippi_queen.notation import position_from_text

        return position_from_text(self, text)

    def editions(self) -> Sequence[str]:
        return edition_names()

    def player_counts(self, edition: str) -> range:
        return player_counts(edition)

    def variants(self, edition: str) -> Sequence[Variant]:
        from paddlewheel.mississippi_queen.variants import variants_of

        return variants_of(edition)


MISSISSIPPI_QUEEN = MississippiQueen()
