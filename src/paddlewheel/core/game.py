"""The `Game` and `Position` interfaces: play. What a game offers beside it is in `core.capabilities`.

Draws and rolls are actions as well, taken by the actor CHANCE. A position holds no random state, so it cannot reveal
future draws.
"""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from importlib.resources import files
from pkgutil import resolve_name
from typing import Any, ClassVar, Self

from paddlewheel.core.capabilities import GameModule
from paddlewheel.core.ranking import rewards, shares
from paddlewheel.core.rng import Stream, random_below_in
from paddlewheel.core.variants import Variant

CHANCE = -1  # the actor of a draw or a roll
NOBODY = -2  # the actor when the game is over


class Position(ABC):
    """A game state. `step` changes it in place; take a `copy` to keep it."""

    game: "Game"
    options: Any
    records: Any  # the state: a one-element record array

    @abstractmethod
    def __init__(self, game: "Game", options: Any, records: Any) -> None: ...

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle without the tables that all positions with the same options share."""
        return type(self), (self.game, self.options, self.records)

    def freeze(self) -> None:  # noqa: B027 - optional
        """Promise that no `step` follows; a position may then read its state faster."""

    def frozen(self) -> Self:
        """This position if it is frozen, else a frozen copy."""
        frozen = self.copy()
        frozen.freeze()
        return frozen

    @property
    @abstractmethod
    def actor(self) -> int:
        """The seat to decide (0, 1, ...), CHANCE, or NOBODY when the game is over."""

    @abstractmethod
    def copy(self) -> Self: ...

    @abstractmethod
    def legal_actions(self) -> list[int]:
        """Ids of the actor's legal actions, ascending; for CHANCE, the possible draws."""

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """Possible draws in ascending order with integer weights; empty unless the actor is CHANCE."""
        return [(action, 1) for action in self.legal_actions()] if self.actor == CHANCE else []

    def draw(self, stream: list[Stream]) -> int:
        """Sample one chance outcome. Consumes exactly one number of the stream."""
        outcomes = self.chance_outcomes()
        left = random_below_in(stream, sum(weight for _, weight in outcomes))
        for action, weight in outcomes:
            if left < weight:
                return action
            left -= weight
        raise ValueError("chance does not decide here")

    @abstractmethod
    def refusal(self, action: int) -> str:
        """The id of the rule clause that forbids this action now, or an empty string if it is legal."""

    @abstractmethod
    def step(self, action: int) -> None:
        """Apply a legal action. Legality is not checked."""

    @abstractmethod
    def result(self) -> list[int]:
        """The place of each seat, 1 for the winner, with dense ranking of ties. Available before the end as well."""

    def scores(self) -> list[float]:
        """The score of each seat, larger is better."""
        return shares(self.result(), self.game.sides(self.options))

    def rewards(self) -> list[float]:
        """Zero-sum rewards from -1 to 1 for reinforcement learning: see `core.ranking.rewards`."""
        return rewards(self.result(), self.game.sides(self.options))

    @property
    @abstractmethod
    def rounds(self) -> int:
        """Number of rounds started."""

    @property
    @abstractmethod
    def begins_turn(self) -> bool:
        """Whether this is the first decision of a turn."""

    @property
    def is_capped(self) -> bool:
        """Whether the game was ended by the limit on its length."""
        return False

    @property
    @abstractmethod
    def repetition_key(self) -> Hashable:
        """Key for repetition detection: equal for positions that differ only in how long the game has lasted."""

    # An end by agreement: a game that cannot end so needs none of these.

    agreed_end_clause: ClassVar[str] = ""

    def seats_to_agree(self) -> list[int]:
        """The seats that have to agree before the game ends here; empty where it cannot end by agreement."""
        return []

    def end_by_agreement(self) -> None:
        """End the game as it stands; only where `seats_to_agree` names somebody."""
        raise NotImplementedError

    # Hidden information: a game without any needs none of these.

    def seen_by(self, seat: int) -> Self:
        """A copy without the information that is hidden from this seat."""
        return self.copy()

    def hides_information_from(self, seat: int) -> bool:
        """Whether the position contains information that is hidden from this seat."""
        return False

    def sealed_actions(self) -> dict[int, int]:
        """Actions that were taken but are not revealed yet, by seat."""
        return {}

    def imagine(self, stream: list[Stream]) -> Self:
        """A determinization: a copy with the information `seen_by` removed sampled from what is possible."""
        return self.copy()


class Game(ABC):
    """The rules of a game: options, actions, and the initial position."""

    name: str
    title: str
    actions: int  # ids run from 0 to actions - 1, chance included
    player_actions: int  # ids below are players' actions, the others chance's
    data_files: ClassVar[Sequence[str]] = ()  # in the folder `data` of the package
    module: ClassVar[GameModule]  # the registration, with what the game offers beside its rules

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by reference: each game is a singleton."""
        return resolve_name, (self.module.reference("game"),)

    @abstractmethod
    def options(self, edition: str | None, players: int | None, variants: Mapping[str, Any]) -> Any:
        """Validated options; raises SetupError if the set-up is impossible."""

    @abstractmethod
    def options_to_json(self, options: Any) -> dict[str, Any]: ...

    def options_from_json(self, data: Mapping[str, Any]) -> Any:
        return self.options(data.get("edition"), data.get("players"), data.get("variants", {}))

    @abstractmethod
    def new_position(self, options: Any) -> Position:
        """The initial position, before the first draw."""

    def has_imperfect_information(self, options: Any) -> bool:
        """Whether any position can hide information from a seat."""
        return False

    def sides(self, options: Any) -> Sequence[int]:
        """The side of each seat: its team, or itself."""
        return range(options.players)

    def data_fingerprint(self) -> str:
        """A hash of the data files, stored in records to detect changed tiles."""
        folder, digest = files(self.module.package).joinpath("data"), hashlib.sha256()
        for name in self.data_files:
            digest.update(folder.joinpath(name).read_text(encoding="utf-8").encode())
        return digest.hexdigest()[:16]

    def is_chance_action(self, action: int) -> bool:
        return action >= self.player_actions

    @abstractmethod
    def action_text(self, action: int) -> str: ...

    @abstractmethod
    def parse_action(self, text: str) -> int: ...

    @abstractmethod
    def editions(self) -> Sequence[str]: ...

    @abstractmethod
    def player_counts(self, edition: str) -> range: ...

    @abstractmethod
    def variants(self, edition: str) -> Sequence[Variant]:
        """The optional rules of an edition."""
