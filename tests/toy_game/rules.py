"""The rules of Skiffs, in plain Python on a record."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Self

from paddlewheel.core.errors import NotationError, SetupError
from paddlewheel.core.game import CHANCE, NOBODY, Game, Position
from paddlewheel.core.jit.record_view import record_view
from paddlewheel.core.jit.records import blank, duplicate
from paddlewheel.core.messages.errors import plain
from paddlewheel.core.ranking import places
from paddlewheel.core.rulebook import Rulebook
from paddlewheel.core.variants import Variant
from tests.toy_game import MODULE

LENGTH, MOST = 12, 3  # spaces of the river; spaces rowed at once
EDITION, PLAYER_COUNTS = "2024", range(2, 4)
TEXTS = ("row 1", "row 2", "row 3", "first 1", "first 2", "first 3")  # of all actions; chance draws who is first
FIRST = 3  # + seat


class SkiffsState:
    actor: int
    round_number: int
    starter: int
    place: Annotated[list[int], PLAYER_COUNTS[-1]]


@dataclass(frozen=True)
class SkiffsOptions:
    players: int = 2


class SkiffsPosition(Position):
    options: SkiffsOptions

    def __init__(self, game: Game, options: SkiffsOptions, records: Any = None) -> None:
        self.game, self.options = game, options
        self.records = blank(SkiffsState) if records is None else records
        if records is None:
            self.record.actor = CHANCE

    @property
    def record(self) -> SkiffsState:
        return record_view(SkiffsState, self.records)

    @property
    def actor(self) -> int:
        return self.record.actor

    def copy(self) -> Self:
        return type(self)(self.game, self.options, duplicate(self.records))

    def legal_actions(self) -> list[int]:
        return [action for action in range(len(TEXTS)) if not self.refusal(action)]

    def refusal(self, action: int) -> str:
        if (action >= FIRST) != (self.actor == CHANCE) or not 0 <= action < FIRST + self.options.players:
            return "SK-ROW-1"
        target = self.target(action)
        return "SK-ROW-2" if self.actor == NOBODY or (target < LENGTH and target in self.skiffs()) else ""

    def target(self, action: int) -> int:
        return LENGTH if self.actor < 0 else min(LENGTH, self.record.place[self.actor] + 1 + action)

    def skiffs(self) -> list[int]:
        """The space of each skiff."""
        return list(self.record.place[: self.options.players])

    def step(self, action: int) -> None:
        race = self.record
        if action >= FIRST:
            race.actor = race.starter = action - FIRST
            race.round_number = 1
            return
        race.place[race.actor] = self.target(action)
        if race.place[race.actor] == LENGTH:
            race.actor = NOBODY
            return
        race.actor = (race.actor + 1) % self.options.players
        race.round_number += race.actor == race.starter

    def result(self) -> list[int]:
        return places(self.skiffs())

    @property
    def rounds(self) -> int:
        return self.record.round_number

    @property
    def begins_turn(self) -> bool:
        return self.actor >= 0

    @property
    def repetition_key(self) -> Hashable:
        return (self.actor, *self.skiffs())


class Skiffs(Game):
    name, title = MODULE.name, "Skiffs"
    actions, player_actions = len(TEXTS), FIRST
    module = MODULE

    def options(self, edition: str | None, players: int | None, variants: Mapping[str, Any]) -> SkiffsOptions:
        if edition not in (None, EDITION) or players not in (None, *PLAYER_COUNTS) or variants:
            raise SetupError(plain("Skiffs is for 2 or 3 players, without variants"))
        return SkiffsOptions(players or 2)

    def options_to_json(self, options: SkiffsOptions) -> dict[str, Any]:
        return {"edition": EDITION, "players": options.players, "variants": {}}

    def new_position(self, options: SkiffsOptions) -> SkiffsPosition:
        return SkiffsPosition(self, options)

    def action_text(self, action: int) -> str:
        return TEXTS[action]

    def parse_action(self, text: str) -> int:
        if text not in TEXTS:
            raise NotationError(plain(f"{text!r} is not an action; actions are {', '.join(TEXTS)}"))
        return TEXTS.index(text)

    def editions(self) -> Sequence[str]:
        return (EDITION,)

    def player_counts(self, edition: str) -> range:
        return PLAYER_COUNTS

    def variants(self, edition: str) -> Sequence[Variant]:
        return ()


SKIFFS = Skiffs()
RULEBOOK = Rulebook(MODULE.name, "Skiffs", "SK", MODULE.package, [EDITION])
