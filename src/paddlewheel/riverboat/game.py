"""Riverboat as a `Game` and a `Position` of `core.game`."""

import hashlib
from collections.abc import Hashable, Mapping, Sequence
from threading import local
from typing import Any

import numpy as np

from paddlewheel.core import game as core_game
from paddlewheel.core.batch.api import BatchEngine
from paddlewheel.core.batch.observation import ObservationField
from paddlewheel.core.events import Event
from paddlewheel.core.jit.decorators import PLAIN
from paddlewheel.core.jit.records import blank, duplicate, plain_record
from paddlewheel.core.metrics import GameObserver, RandomGames
from paddlewheel.core.ranking import places, rewards, shares
from paddlewheel.core.rng import CHANCE_STREAM, Stream, new_stream
from paddlewheel.core.search.budget import Search
from paddlewheel.core.variants import Variant
from paddlewheel.riverboat import state
from paddlewheel.riverboat.actions import ACTIONS, CHANCE_ACTIONS, action_text, parse_action
from paddlewheel.riverboat.clauses import clause_name
from paddlewheel.riverboat.components import DATA_FILES, read_data
from paddlewheel.riverboat.kernels import entry
from paddlewheel.riverboat.kernels.random_games import MAX_LEGAL_ACTIONS
from paddlewheel.riverboat.knobs import as_variant, knobs
from paddlewheel.riverboat.options import EDITION, PLAYER_COUNTS, RiverboatOptions, choose_options, tables_for


class _Scratch(local):
    """Thread-local buffers for calls of the compiled rules; they hold nothing between two calls."""

    def __init__(self) -> None:
        self.found: Any = [0] * MAX_LEGAL_ACTIONS if PLAIN else np.zeros(MAX_LEGAL_ACTIONS, np.int64)
        self.stream = blank(Stream)


THREAD_SCRATCH = _Scratch()


class RiverboatPosition(core_game.Position):
    """Position of a game. `record` gives access to every field of `state.RiverboatState`."""

    options: RiverboatOptions

    def __init__(self, game: core_game.Game, options: RiverboatOptions, records: Any, tables: Any = None) -> None:
        self.game = game
        self.options = options
        self.tables = tables_for(options) if tables is None else tables
        self.records = records
        self._frozen_record: Any = None

    @property
    def record(self) -> Any:
        return self.records[0] if self._frozen_record is None else self._frozen_record

    def freeze_record(self) -> None:
        """Turn `record` into plain Python numbers, which read much faster; no `step` is possible afterwards."""
        self._frozen_record = plain_record(state.RiverboatState, self.records[0])

    def ask(self, question: int, first: int = 0, second: int = 0, stream: Any = None) -> int:
        """Call the compiled rules with one of the question codes of `kernels.entry`."""
        streams = THREAD_SCRATCH.stream if stream is None else stream
        return int(entry.call_rules(question, self.records, self.tables, THREAD_SCRATCH.found, streams, first, second))

    @property
    def actor(self) -> int:
        actor = int(self.record.actor if PLAIN else self.records["actor"].item())  # a record attribute is slow
        if actor == state.CHANCE:
            return core_game.CHANCE
        return core_game.NOBODY if actor == state.NOBODY else actor

    def copy(self) -> "RiverboatPosition":
        return RiverboatPosition(self.game, self.options, duplicate(self.records), self.tables)

    def legal_actions(self) -> list[int]:
        question = entry.CHANCE_OUTCOMES if self.actor == core_game.CHANCE else entry.LEGAL
        found = THREAD_SCRATCH.found[: self.ask(question)]
        return list(found) if PLAIN else found.tolist()

    def chance_outcomes(self) -> list[tuple[int, int]]:
        if self.actor != core_game.CHANCE:
            return []
        return [(action, self.ask(entry.WEIGHT, action)) for action in self.legal_actions()]

    def draw(self, stream: Any) -> int:
        return self.ask(entry.DRAW, stream=stream)

    def refusal(self, action: int) -> str:
        clause = self.ask(entry.REFUSAL, action)
        return clause_name(clause) if clause else ""

    def step(self, action: int) -> None:
        self.ask(entry.STEP, action)

    def result(self) -> list[int]:
        return places([int(points) for points in self.record.points[: self.options.players]])

    def scores(self) -> list[float]:
        return shares(self.result(), self.game.sides(self.options))

    def rewards(self) -> list[float]:
        return rewards(self.result(), self.game.sides(self.options))

    def observation(self, seat: int) -> Any:
        from paddlewheel.riverboat.kernels.batch import POSITION_ENCODER

        return POSITION_ENCODER.look(self, seat)

    @property
    def rounds(self) -> int:
        return int(self.record.round_number)

    @property
    def begins_turn(self) -> bool:
        return self.ask(entry.BEGINS_TURN) == 1

    @property
    def is_capped(self) -> bool:
        """Never: a game has four rounds."""
        return False

    @property
    def repetition_key(self) -> Hashable:
        """Progress of the game; positions of one game never repeat, so this is sufficient."""
        season = self.record
        return (*map(int, season.points), *map(int, season.standing), self.rounds, int(season.phase), int(season.turn))

    def seen_by(self, seat: int) -> "RiverboatPosition":
        """A plain copy: all information is open, and positions hold no pile order."""
        return self.copy()

    def hides_information_from(self, seat: int) -> bool:
        return False

    def sealed_actions(self) -> dict[int, int]:
        return {}

    def imagine(self, stream: Any) -> "RiverboatPosition":
        return self.copy()

    def plans(self) -> list[core_game.Plan]:
        from paddlewheel.riverboat.planning.api import plans

        return plans(self)

    def compact_plans(self) -> dict[str, Any]:
        from paddlewheel.riverboat.planning.api import compact_plans

        return compact_plans(self)

    def count_plans(self) -> int:
        from paddlewheel.riverboat.planning.api import count_plans

        return count_plans(self)

    def plan(self, index: int) -> tuple[int, ...]:
        from paddlewheel.riverboat.planning.api import plan

        return plan(self, index)

    def greedy_actions(self, luck: int = 0) -> tuple[int, ...]:
        from paddlewheel.riverboat.planning.api import greedy_actions

        return greedy_actions(self, luck)

    def pilot_actions(self, luck: int = 0, restless: bool = False) -> tuple[int, ...]:
        from paddlewheel.riverboat.ai.pilot.api import pilot_actions

        return pilot_actions(self, luck)

    def win_shares(self) -> list[float]:
        from paddlewheel.riverboat.ai.pilot.api import win_shares

        return win_shares(self)

    def lookahead(self, luck: int = 0) -> Search:
        from paddlewheel.riverboat.ai.lookahead import RiverboatLookahead

        return RiverboatLookahead(self, luck)

    def tree_search(self, luck: int = 0, rollout: int = 0) -> Search:
        from paddlewheel.riverboat.ai.tree_search import RiverboatTreeSearch

        return RiverboatTreeSearch(self, luck, rollout)

    def views(self, seats: Sequence[int | None]) -> dict[int | None, dict[str, Any]]:
        from paddlewheel.riverboat.view import views

        return views(self, seats)

    def to_json(self) -> dict[str, Any]:
        from paddlewheel.riverboat.notation import position_to_json

        return position_to_json(self)

    def to_text(self) -> str:
        from paddlewheel.riverboat.notation import position_to_text

        return position_to_text(self)


class Riverboat(core_game.Game):
    name = "riverboat"
    title = "Riverboat"
    actions = ACTIONS
    player_actions = CHANCE_ACTIONS

    def __reduce__(self) -> str:
        return "RIVERBOAT"

    def options(
        self, edition: str | None = None, players: int | None = None, variants: Mapping[str, Any] | None = None
    ) -> RiverboatOptions:
        return choose_options(edition, players, {} if variants is None else variants)

    def options_to_json(self, options: RiverboatOptions) -> dict[str, Any]:
        return {"edition": EDITION, "players": options.players, "variants": dict(options.knobs)}

    def options_from_json(self, data: Mapping[str, Any]) -> RiverboatOptions:
        return self.options(data.get("edition"), data.get("players"), data.get("variants", {}))

    def new_position(self, options: RiverboatOptions) -> RiverboatPosition:
        position = RiverboatPosition(self, options, blank(state.RiverboatState))
        position.ask(entry.SET_UP)
        return position

    def has_imperfect_information(self, options: RiverboatOptions) -> bool:
        return False

    def length_limits(self, options: RiverboatOptions) -> core_game.GameLengthLimits:
        from paddlewheel.riverboat.longest import length_limits

        return length_limits(tables_for(options)[0])

    def warm_up(self, options: RiverboatOptions) -> None:
        position = self.new_position(options)
        self.random_games(options).play(0, 0, 1)
        stream = new_stream(0, 0, CHANCE_STREAM)
        while position.actor == core_game.CHANCE:
            position.step(position.draw(stream))
        position.observation(0)
        position.greedy_actions()
        position.pilot_actions()
        position.win_shares()
        position.lookahead().grow(1)
        position.tree_search().grow(1)

    def random_games(self, options: RiverboatOptions) -> RandomGames:
        from paddlewheel.riverboat.kernels.random_games import RiverboatRandomGames

        return RiverboatRandomGames(options)

    def fields(self) -> tuple[ObservationField, ...]:
        from paddlewheel.riverboat.observation.fields import FIELDS

        return FIELDS

    def batch_engine(self, options: RiverboatOptions, count: int, threads: int) -> BatchEngine:
        from paddlewheel.riverboat.kernels.batch import RiverboatBatch

        return RiverboatBatch(tables_for(options), count, threads)

    def observer(self) -> GameObserver:
        from paddlewheel.riverboat.metrics import RiverboatObserver

        return RiverboatObserver()

    def sides(self, options: RiverboatOptions) -> Sequence[int]:
        return range(options.players)

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

    def events(self, before: RiverboatPosition, after: RiverboatPosition, action: int) -> list[Event]:
        from paddlewheel.riverboat.view import events_between

        return events_between(before, after, action)

    def position_from_json(self, data: Mapping[str, Any]) -> RiverboatPosition:
        from paddlewheel.riverboat.notation import position_from_json

        return position_from_json(self, data)

    def position_from_text(self, text: str) -> RiverboatPosition:
        from paddlewheel.riverboat.notation import position_from_text

        return position_from_text(self, text)

    def editions(self) -> Sequence[str]:
        return (EDITION,)

    def player_counts(self, edition: str) -> range:
        return PLAYER_COUNTS

    def variants(self, edition: str) -> Sequence[Variant]:
        return [as_variant(knob, tuple(PLAYER_COUNTS)) for knob in knobs().values()]


RIVERBOAT = Riverboat()
