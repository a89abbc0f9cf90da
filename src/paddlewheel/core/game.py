"""The `Game` and `Position` interfaces that bots, lab, environments, server and command line program against.

Draws and rolls are actions as well, taken by the actor CHANCE. A position holds no random state, so it cannot reveal
future draws.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from paddlewheel.core.batch.api import BatchEngine
from paddlewheel.core.batch.observation import ObservationField
from paddlewheel.core.events import Event
from paddlewheel.core.metrics import GameObserver, RandomGames
from paddlewheel.core.rng import Stream
from paddlewheel.core.search.budget import Search
from paddlewheel.core.variants import Variant

CHANCE = -1  # the actor of a draw or a roll
NOBODY = -2  # the actor when the game is over


@dataclass(frozen=True)
class Plan:
    """One distinct outcome of the current turn (or decision), with the cheapest actions that reach it."""

    actions: tuple[int, ...]
    outcome: Mapping[str, Any]


@dataclass(frozen=True)
class GameLengthLimits:
    """Upper bounds on the length of a game."""

    decisions: int  # by players, including forced ones
    draws: int  # by chance


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

    @property
    @abstractmethod
    def actor(self) -> int:
        """The seat to decide (0, 1, ...), CHANCE, or NOBODY when the game is over."""

    @abstractmethod
    def copy(self) -> "Position": ...

    @abstractmethod
    def legal_actions(self) -> list[int]:
        """Ids of the actor's legal actions, ascending; for CHANCE, the possible draws."""

    @abstractmethod
    def chance_outcomes(self) -> list[tuple[int, int]]:
        """Possible draws in ascending order with integer weights; empty unless the actor is CHANCE."""

    @abstractmethod
    def draw(self, stream: list[Stream]) -> int:
        """Sample one chance outcome without listing all. Consumes exactly one number of the stream."""

    @abstractmethod
    def refusal(self, action: int) -> str:
        """The id of the rule clause that forbids this action now, or an empty string if it is legal."""

    @abstractmethod
    def step(self, action: int) -> None:
        """Apply a legal action. Legality is not checked."""

    @abstractmethod
    def result(self) -> list[int]:
        """The place of each seat, 1 for the winner, with dense ranking of ties. Available before the end as well."""

    @abstractmethod
    def scores(self) -> list[float]:
        """The score of each seat, larger is better."""

    @abstractmethod
    def rewards(self) -> list[float]:
        """Zero-sum rewards from -1 to 1 for reinforcement learning: see `core.ranking.rewards`."""

    @abstractmethod
    def observation(self, seat: int) -> Any:
        """The observation of a seat as a row of bytes: see `Game.fields`."""

    @property
    @abstractmethod
    def rounds(self) -> int:
        """Number of rounds started."""

    @property
    @abstractmethod
    def begins_turn(self) -> bool:
        """Whether this is the first decision of a turn."""

    @property
    @abstractmethod
    def is_capped(self) -> bool:
        """Whether the game was ended by the limit on its length."""

    @property
    @abstractmethod
    def repetition_key(self) -> Hashable:
        """Key for repetition detection: equal for positions that differ only in how long the game has lasted."""

    @abstractmethod
    def seen_by(self, seat: int) -> "Position":
        """A copy without the information that is hidden from this seat."""

    @abstractmethod
    def hides_information_from(self, seat: int) -> bool:
        """Whether the position contains information that is hidden from this seat."""

    @abstractmethod
    def sealed_actions(self) -> dict[int, int]:
        """Actions that were taken but are not revealed yet, by seat."""

    @abstractmethod
    def imagine(self, stream: list[Stream]) -> "Position":
        """A determinization: a copy with the information `seen_by` removed sampled from what is possible."""

    @abstractmethod
    def plans(self) -> list[Plan]:
        """Every distinct outcome of the current decision, each once."""

    @abstractmethod
    def compact_plans(self) -> dict[str, Any]:
        """The plans as a compact tree of plain data: see `core.notation.plan_tree`."""

    @abstractmethod
    def count_plans(self) -> int:
        """The number of plans, by the compiled search alone, without building `ResolvedOptions` objects."""

    @abstractmethod
    def plan(self, index: int) -> tuple[int, ...]:
        """The actions of the plan at this index of `plans`."""

    @abstractmethod
    def greedy_actions(self, luck: int = 0) -> tuple[int, ...]:
        """Actions of the plan with the best heuristic value, without lookahead: the bot `mate`.

        With `luck` (32 random bits), chosen at random among plans of nearly equal value.
        """

    @abstractmethod
    def pilot_actions(self, luck: int = 0, restless: bool = False) -> tuple[int, ...]:
        """Actions of the plan with the best predicted result, without further search: the bot `pilot`.

        With `luck`, chosen among plans that are nearly as good; with `restless`, among worse ones too, to break cycles.
        """

    @abstractmethod
    def win_shares(self) -> list[float]:
        """The pilot's estimate of each seat's win probability, as its side's share; the sides' shares sum to 1."""

    @abstractmethod
    def lookahead(self, luck: int = 0) -> Search:
        """The search of the bot `captain`: two turns deep, opponents play as `pilot`; a sample per iteration."""

    @abstractmethod
    def tree_search(self, luck: int = 0, rollout: int = 0) -> Search:
        """The search of the bot `commodore`: Monte Carlo tree search, leaves valued by `win_shares`.

        `rollout` is the number of random actions played from a leaf before it is valued.
        """

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The view of a seat as plain data: the board, the prompt, and every action with its price and meaning."""
        return self.views([seat])[seat]

    @abstractmethod
    def views(self, seats: Sequence[int | None]) -> dict[int | None, dict[str, Any]]:
        """The views of several seats; None is a spectator. Views share parts, so do not modify them."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]: ...

    @abstractmethod
    def to_text(self) -> str:
        """One-line notation, read back by `Game.position_from_text`."""


class Game(ABC):
    """A game: options, setup, notation of actions and positions, batches, and metrics."""

    name: str
    title: str
    actions: int  # ids run from 0 to actions - 1, chance included
    player_actions: int  # ids below are players' actions, the others chance's

    @abstractmethod
    def __reduce__(self) -> str:
        """Pickle by reference: each game is a singleton."""

    @abstractmethod
    def options(self, edition: str | None, players: int | None, variants: Mapping[str, Any]) -> Any:
        """Validated options; raises SetupError if the set-up is impossible."""

    @abstractmethod
    def options_to_json(self, options: Any) -> dict[str, Any]: ...

    @abstractmethod
    def options_from_json(self, data: Mapping[str, Any]) -> Any: ...

    @abstractmethod
    def new_position(self, options: Any) -> Position:
        """The initial position, before the first draw."""

    @abstractmethod
    def has_imperfect_information(self, options: Any) -> bool:
        """Whether any position can hide information from a seat."""

    @abstractmethod
    def length_limits(self, options: Any) -> GameLengthLimits:
        """Upper bounds on the length of a game with these options."""

    @abstractmethod
    def warm_up(self, options: Any) -> None:
        """Load or compile all code that a game with these options needs."""

    @abstractmethod
    def random_games(self, options: Any) -> RandomGames:
        """Playouts of whole random games in compiled code."""

    @abstractmethod
    def fields(self) -> tuple[ObservationField, ...]:
        """The layout of an observation, the same for all options."""

    @abstractmethod
    def batch_engine(self, options: Any, count: int, threads: int) -> BatchEngine:
        """An engine that steps many games together in compiled code."""

    @abstractmethod
    def observer(self) -> GameObserver:
        """An observer that computes the metrics of one game."""

    @abstractmethod
    def sides(self, options: Any) -> Sequence[int]:
        """The side of each seat: its team, or itself."""

    @abstractmethod
    def data_fingerprint(self) -> str:
        """A hash of the data files, stored in records to detect changed tiles."""

    @abstractmethod
    def is_chance_action(self, action: int) -> bool: ...

    @abstractmethod
    def action_text(self, action: int) -> str: ...

    @abstractmethod
    def parse_action(self, text: str) -> int: ...

    @abstractmethod
    def events(self, before: Any, after: Any, action: int) -> list[Event]:
        """The events of one action, given the positions before and after it."""

    @abstractmethod
    def position_from_json(self, data: Mapping[str, Any]) -> Position: ...

    @abstractmethod
    def position_from_text(self, text: str) -> Position: ...

    @abstractmethod
    def editions(self) -> Sequence[str]: ...

    @abstractmethod
    def player_counts(self, edition: str) -> range: ...

    @abstractmethod
    def variants(self, edition: str) -> Sequence[Variant]:
        """The optional rules of an edition."""
