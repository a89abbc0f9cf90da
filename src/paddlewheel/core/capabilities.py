"""What a game can offer beside its rules: planning, bots' knowledge, views, notation, and more.

A `GameModule` registers a game with references to its capabilities, written as for entry points (`package:object`) and
resolved when first used. A Python module with the right functions is a capability as well.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, Generic, Protocol, Self, TypeVar, overload

from paddlewheel.core.errors import SetupError
from paddlewheel.core.messages.errors import setup

if TYPE_CHECKING:  # for annotations alone: a game without these capabilities does not load them
    from paddlewheel.core.batch.api import BatchEngine
    from paddlewheel.core.batch.observation import ObservationField
    from paddlewheel.core.events import Event
    from paddlewheel.core.metrics import GameObserver, RandomGames
    from paddlewheel.core.render.picture import SvgPicture
    from paddlewheel.core.rulebook import Rulebook
    from paddlewheel.core.search.budget import Search
    from paddlewheel.core.terminal.game_ui import GameUI

Capability = TypeVar("Capability")


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


class Planner(Protocol):
    """Every distinct outcome of the current decision, each once."""

    def plans(self, position: Any) -> list[Plan]: ...

    def compact_plans(self, position: Any) -> dict[str, Any]:
        """The plans as a compact tree of plain data: see `core.notation.plan_tree`."""

    def count_plans(self, position: Any) -> int:
        """The number of plans, by the compiled search alone, without building `Plan` objects."""

    def plan(self, position: Any, index: int) -> tuple[int, ...]:
        """The actions of the plan at this index of `plans`."""


class GreedyActions(Protocol):
    def __call__(self, position: Any, luck: int = 0) -> tuple[int, ...]:
        """Actions of the plan with the best heuristic value, without lookahead.

        With `luck` (32 random bits), chosen at random among plans of nearly equal value.
        """


class Pilot(Protocol):
    """The best predicted result, without further search."""

    def pilot_actions(self, position: Any, luck: int = 0, restless: bool = False) -> tuple[int, ...]:
        """Actions of the best plan. With `luck`, chosen among plans that are nearly as good.

        With `restless`, chosen among worse ones too, to break cycles.
        """

    def win_shares(self, position: Any) -> list[float]:
        """The estimate of each seat's win probability, as its side's share; the sides' shares sum to 1."""


class Lookahead(Protocol):
    def __call__(self, position: Any, luck: int = 0) -> "Search":
        """A search two turns deep, in which opponents play as the pilot; a sample per iteration."""


class TreeSearch(Protocol):
    def __call__(self, position: Any, luck: int = 0, rollout: int = 0) -> "Search":
        """A Monte Carlo tree search with leaves valued by `win_shares`.

        `rollout` is the number of random actions played from a leaf before it is valued.
        """


class PolicyNetwork(Protocol):
    """A network trained by self-play, asked for the seat that decides."""

    @property
    def version(self) -> str:
        """The first digits of the hash of its weights."""

    def is_trained_for(self, options: Any) -> bool:
        """Whether it was trained at such a table."""

    def best_action(self, position: Any, legal: Sequence[int]) -> int:
        """The action it holds for best."""

    def drawn_action(self, position: Any, legal: Sequence[int], stream: Any) -> int:
        """An action drawn with the probabilities it gives."""


class Presenter(Protocol):
    """Positions and events as plain data for people; use `core.presentation` to call it."""

    def views(self, position: Any, seats: Sequence[int | None]) -> dict[int | None, dict[str, Any]]:
        """The views of several seats; None is a spectator. Views share parts, so do not modify them."""

    def events_between(self, before: Any, after: Any, action: int) -> "list[Event]":
        """The events of one action, given the positions before and after it."""


class StatisticsObserver(Protocol):
    """What a game was like for its players, gathered from its first position on."""

    def on_action(self, position: Any, action: int) -> None:
        """Called after every action and draw."""

    def statistics(self, position: Any) -> Any:
        """The statistics as plain data, once the game is over."""


class Notation(Protocol):
    """Positions as JSON and as one line; use `core.notation` to call it."""

    def position_to_json(self, position: Any) -> dict[str, Any]: ...

    def position_to_text(self, position: Any) -> str: ...

    def position_from_json(self, game: Any, data: Mapping[str, Any]) -> Any: ...

    def position_from_text(self, game: Any, text: str) -> Any: ...


@dataclass(frozen=True)
class WireTypes:
    """Types of a game's part of the server's messages; the page's types are generated from them."""

    view: Any
    event: Any
    plans: tuple[Any, ...]
    statistics: Any


class Encoder(Protocol):
    """Positions as numbers for learning programs."""

    @property
    def fields(self) -> "tuple[ObservationField, ...]":
        """The layout of an observation, the same for all options."""

    def observation(self, position: Any, seat: int) -> Any:
        """The observation of a seat as a row of bytes."""


class Offer(Generic[Capability]):
    """A capability as an attribute of a `GameModule`: an error if it is not offered and has no default."""

    def __init__(self, default: str = "") -> None:
        self.default = default

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, module: None, owner: type) -> Self: ...

    @overload
    def __get__(self, module: "GameModule", owner: type) -> Capability: ...

    def __get__(self, module: "GameModule | None", owner: type) -> Self | Capability:
        if module is None:
            return self
        has_default = self.default and not module.offers(self.name)
        found: Capability = resolve_name(self.default) if has_default else module.load(self.name)
        module.__dict__[self.name] = found  # found there from now on, because this descriptor has no `__set__`
        return found


class GameModule:
    """The registration of a game. References of capabilities are relative to its package."""

    planner: "Offer[Planner]" = Offer("paddlewheel.core.action_plans:")
    greedy: "Offer[GreedyActions]" = Offer()
    pilot: "Offer[Pilot]" = Offer()
    lookahead: "Offer[Lookahead]" = Offer()
    tree_search: "Offer[TreeSearch]" = Offer()
    network: "Offer[PolicyNetwork]" = Offer()
    presenter: "Offer[Presenter]" = Offer()
    wire_types: "Offer[WireTypes]" = Offer()
    notation: "Offer[Notation]" = Offer()
    encoder: "Offer[Encoder]" = Offer()
    batch_engine: "Offer[Callable[[Any, int, int], BatchEngine]]" = (
        Offer()
    )  # from options, number of games and of threads
    random_games: "Offer[Callable[[Any], RandomGames]]" = Offer()  # from options
    observer: "Offer[Callable[[], GameObserver]]" = Offer()
    statistics: "Offer[Callable[[Any], StatisticsObserver]]" = Offer()  # from the first position
    length_limits: "Offer[Callable[[Any], GameLengthLimits]]" = Offer()  # from options
    terminal: "Offer[GameUI]" = Offer()
    picture: "Offer[Callable[[Any], SvgPicture]]" = Offer()
    rulebook: "Offer[Rulebook]" = Offer()

    def __init__(
        self,
        name: str,
        package: str,
        game: str,
        *,
        environment_version: int = 1,
        lessons: str = "",
        **capabilities: str,
    ) -> None:
        self.name = name
        self.package = package
        self.environment_version = environment_version  # grows when rules, observations or rewards change
        self.lessons = lessons  # a file of the package; empty without lessons
        self._references = {"game": game} | capabilities
        unknown = [name for name in capabilities if not isinstance(getattr(type(self), name, None), Offer)]
        if unknown:
            raise TypeError(f"a game has no capability {', '.join(unknown)}")

    def offers(self, capability: str) -> bool:
        """Whether the game brings this capability itself."""
        return capability in self._references

    def reference(self, capability: str) -> str:
        """The absolute name of a capability, as `pkgutil.resolve_name` reads it."""
        if capability not in self._references:
            raise SetupError(setup.no_capability(self.name, capability))
        module, _, name = self._references[capability].partition(":")
        return f"{self.package}.{module}:{name}"

    def load(self, capability: str) -> Any:
        return resolve_name(self.reference(capability))
