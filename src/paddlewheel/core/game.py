"""What a game is to everyone who does not know its rules: bots, lab, environments, server, command line.

A `Position` is one moment of one game. A `Game` answers questions about positions and steps them in place. Whatever is
drawn or rolled is an action too, taken by CHANCE; no position knows what chance will do next.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from paddlewheel.core.batch.api import Fleet
from paddlewheel.core.batch.observation import Field
from paddlewheel.core.events import Event
from paddlewheel.core.metrics import Deckhands, Watcher
from paddlewheel.core.rng import Stream
from paddlewheel.core.search.budget import Search
from paddlewheel.core.variants import Variant

CHANCE = -1  # the actor of a draw or a roll
NOBODY = -2  # the actor when the game is over


@dataclass(frozen=True)
class Plan:
    """One distinct outcome of the turn (or decision) now under way, with the cheapest way to reach it."""

    actions: tuple[int, ...]
    outcome: Mapping[str, Any]


@dataclass(frozen=True)
class Longest:
    """No game has more than these."""

    decisions: int  # of players, forced ones included
    draws: int  # of chance


class Position(ABC):
    """One moment of one game. Changed in place by `step`; take a `copy` to keep it."""

    game: "Game"
    options: Any
    records: Any  # the position itself: a one-element record array

    @abstractmethod
    def __init__(self, game: "Game", options: Any, records: Any) -> None: ...

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled without what every position of a table shares."""
        return type(self), (self.game, self.options, self.records)

    @property
    @abstractmethod
    def actor(self) -> int:
        """The seat that decides now (0, 1, ...), or CHANCE, or NOBODY."""

    @abstractmethod
    def copy(self) -> "Position": ...

    @abstractmethod
    def legal_actions(self) -> list[int]:
        """The ids the actor may choose from, ascending; for CHANCE, what may be drawn."""

    @abstractmethod
    def chance_outcomes(self) -> list[tuple[int, int]]:
        """What chance may draw, ascending, with integer weights; empty unless the actor is CHANCE."""

    @abstractmethod
    def draw(self, stream: list[Stream]) -> int:
        """Sample one chance outcome without listing them. Takes exactly one number from the stream."""

    @abstractmethod
    def refusal(self, action: int) -> str:
        """The id of the clause that refuses this action now, or an empty string if it is legal."""

    @abstractmethod
    def step(self, action: int) -> None:
        """Carry out an action that is legal. Nothing is checked."""

    @abstractmethod
    def result(self) -> list[int]:
        """The place of each seat, 1 for the winner; equal places are shared and none is left out after them.

        At any time, not only at the end.
        """

    @abstractmethod
    def scores(self) -> list[float]:
        """What each seat's result is worth, larger is better."""

    @abstractmethod
    def rewards(self) -> list[float]:
        """The same for learners, from -1 to 1 and 0 in all: see `core.ranking.rewards`."""

    @abstractmethod
    def observation(self, seat: int) -> Any:
        """What this seat sees, as a row of small numbers: see `Game.fields`."""

    @property
    @abstractmethod
    def rounds(self) -> int:
        """Rounds begun so far."""

    @property
    @abstractmethod
    def begins_turn(self) -> bool:
        """Is this the first decision of somebody's turn?"""

    @property
    @abstractmethod
    def is_capped(self) -> bool:
        """Was the game ended by the guard against endless play?"""

    @property
    @abstractmethod
    def likeness(self) -> Hashable:
        """Equal for moments that differ in nothing that matters but how long the game has lasted."""

    @abstractmethod
    def seen_by(self, seat: int) -> "Position":
        """A copy with everything blanked that this seat cannot know."""

    @abstractmethod
    def hides_from(self, seat: int) -> bool:
        """Is there anything in it that this seat cannot know?"""

    @abstractmethod
    def sealed(self) -> dict[int, int]:
        """What has been decided but is not open yet: a seat and its last action."""

    @abstractmethod
    def imagine(self, stream: list[Stream]) -> "Position":
        """A copy with what `seen_by` blanked filled in, as one honest possibility."""

    @abstractmethod
    def plans(self) -> list[Plan]:
        """Every distinct way to finish the decision under way, each once."""

    @abstractmethod
    def compact_plans(self) -> dict[str, Any]:
        """The same in short, as plain data: see `core.notation.plan_tree`."""

    @abstractmethod
    def count_plans(self) -> int:
        """How many plans there are, without making them: the compiled search alone."""

    @abstractmethod
    def plan(self, index: int) -> tuple[int, ...]:
        """The actions of one of them, by its place in `plans`."""

    @abstractmethod
    def favourite(self, luck: int = 0) -> tuple[int, ...]:
        """The actions whose outcome looks best at a glance, without looking ahead: the bot `mate`.

        With `luck`, 32 random bits, any that look nearly as good.
        """

    @abstractmethod
    def piloted(self, luck: int = 0, restless: bool = False) -> tuple[int, ...]:
        """The actions whose outcome has the best forecast, without searching on: the bot `pilot`.

        With `luck`, any that are nearly as good; if `restless`, any that are not much worse.
        """

    @abstractmethod
    def forecast(self) -> list[float]:
        """The share of the victory each seat's side may hope for, as the pilot sees it; those of all sides sum to 1."""

    @abstractmethod
    def lookahead(self, luck: int = 0) -> Search:
        """The bot `captain`: whole turns, two deep over chance, others moved by the pilot. An iteration is one luck."""

    @abstractmethod
    def tree_search(self, luck: int = 0, rollout: int = 0) -> Search:
        """The bot `commodore`: a Monte Carlo tree search with the pilot's forecast at its leaves.

        With `rollout`, so many random actions lie between a leaf and its forecast.
        """

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What this seat may see, as plain data: the table, the prompt, and every action with its price and meaning."""
        return self.views([seat])[seat]

    @abstractmethod
    def views(self, seats: Sequence[int | None]) -> dict[int | None, dict[str, Any]]:
        """The views of several seats at once; they share their parts, so change none. None is a spectator."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]: ...

    @abstractmethod
    def to_text(self) -> str:
        """One line that `Game.position_from_text` reads back."""


class Game(ABC):
    """A game: how to set it up, and how its actions and positions are written."""

    name: str
    title: str
    actions: int  # ids run from 0 to actions - 1, chance included
    player_actions: int  # those below are players', the others chance's

    @abstractmethod
    def __reduce__(self) -> str:
        """Pickled by the name of the one game there is of it."""

    @abstractmethod
    def options(self, edition: str | None, players: int | None, variants: Mapping[str, Any]) -> Any:
        """Checked options, or a SetupError that says why this set-up cannot be."""

    @abstractmethod
    def options_to_json(self, options: Any) -> dict[str, Any]: ...

    @abstractmethod
    def options_from_json(self, data: Mapping[str, Any]) -> Any: ...

    @abstractmethod
    def new_position(self, options: Any) -> Position:
        """The table before the first draw."""

    @abstractmethod
    def has_secrets(self, options: Any) -> bool:
        """Can there be a moment that hides something from a seat?"""

    @abstractmethod
    def longest(self, options: Any) -> Longest:
        """How long a game can last at most, by the numbers of its table."""

    @abstractmethod
    def warm_up(self, options: Any) -> None:
        """Load, or compile, everything a game with these options needs."""

    @abstractmethod
    def deckhands(self, options: Any) -> Deckhands:
        """Whole random games inside the compiled code."""

    @abstractmethod
    def fields(self) -> tuple[Field, ...]:
        """What an observation is made of, the same for all options."""

    @abstractmethod
    def fleet(self, options: Any, count: int, threads: int) -> Fleet:
        """Many games that are stepped together inside the compiled code."""

    @abstractmethod
    def watcher(self) -> Watcher:
        """Somebody who looks on at one game and counts what it was like."""

    @abstractmethod
    def sides(self, options: Any) -> Sequence[int]:
        """The side of each seat: its own, or its team's."""

    @abstractmethod
    def data_fingerprint(self) -> str:
        """A hash of the data files: a record made with other tiles says so."""

    @abstractmethod
    def is_chance_action(self, action: int) -> bool: ...

    @abstractmethod
    def action_text(self, action: int) -> str: ...

    @abstractmethod
    def parse_action(self, text: str) -> int: ...

    @abstractmethod
    def events(self, before: Any, after: Any, action: int) -> list[Event]:
        """What happened between two positions that one action, a player's or chance's, lies between."""

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
        """What a table may choose beside the edition."""
