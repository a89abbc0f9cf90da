"""Configuration of a Gymnasium environment: game options, opponents, and the handling of illegal actions."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from paddlewheel.bots import find_bot
from paddlewheel.core.batch.observation import scale
from paddlewheel.core.batch.observe_one import fields_of
from paddlewheel.core.errors import SetupError
from paddlewheel.core.game import Game
from paddlewheel.core.messages.errors import plain, plain_not
from paddlewheel.core.rng import new_stream, random_below_in
from paddlewheel.core.validation import checked_int
from paddlewheel.core.variants import named_variants
from paddlewheel.games import find_game

ATOMIC = "atomic"
WHOLE_TURNS = (
    "whole turns are actions in PettingZoo, with actions='turns', and in paddlewheel.environments.turn_actions"
)
SELF = "self"
RANDOM = "random"
STAY, END, RAISE = "stay", "end", "raise"
SEAT_STREAM = 11  # follows the streams of a batch


@dataclass(frozen=True)
class EnvConfig:
    game: Game
    options: Any
    opponents: tuple[str, ...]  # in seat order after the learner; empty if the learner plays all seats
    seat: int | None  # the learner's; None for a random one per game
    illegal: str
    penalty: float
    max_episode_steps: int | None
    scaled: bool  # float32 observations of about 0 to 1 instead of bytes

    @property
    def players(self) -> int:
        return int(self.options.players)

    def told(self, observation: Any) -> Any:
        """A copy of one or more observations, scaled if configured."""
        return observation * scales(self.game) if self.scaled else observation.copy()

    @property
    def only_deckhands(self) -> bool:
        """Whether all opponents are deckhands, which play inside the compiled code."""
        return {name.partition(":")[0] for name in self.opponents} == {"deckhand"}

    def learner(self, seed: int, number: int) -> int:
        """The seat of the learner in game `number` of a seed."""
        return random_below_in(new_stream(number, seed, SEAT_STREAM), self.players) if self.seat is None else self.seat

    def bots(self, learner: int) -> dict[int, str]:
        """Bot names of the other seats."""
        return {(learner + 1 + index) % self.players: name for index, name in enumerate(self.opponents)}


@cache
def scales(game: Game) -> Any:
    return scale(fields_of(game))


@dataclass(frozen=True)
class EnvSettings:
    """Arguments of an environment; edition, players and variants as in `paddlewheel.new_game`.

    `opponents`: bots, one name for all seats or one per seat, in seat order after the learner: "pilot",
    "commodore:400", "captain:200ms". With "self" the learner plays all seats; observation and reward are those of the
    acting seat, which `info["seat"]` names at the end of a game.
    `seat`: the learner's seat; "random" draws one per game.

    `illegal`: effect of an illegal action. "stay": the game is unchanged and the reward is -`penalty`; "end": the game
    ends with reward -1; "raise": IllegalAction. `info["illegal"]` has the clause of the rules that refused it.
    `scaled`: observations are float32, each number divided by its usual maximum; otherwise bytes.
    """

    game: str
    edition: str | None = None
    players: int | None = None
    variants: Mapping[str, Any] | Iterable[str] = ()
    opponents: str | Iterable[str] = "deckhand"
    seat: int | str = 0
    illegal: str = STAY
    penalty: float = 0.01
    max_episode_steps: int | None = None
    scaled: bool = False
    actions: str = ATOMIC


def make_config(asked: EnvSettings) -> EnvConfig:
    """Validate the arguments of an environment."""
    if asked.actions != ATOMIC:
        raise SetupError(plain(f"actions are {ATOMIC!r} in Gymnasium, not {asked.actions!r}; {WHOLE_TURNS}"))
    game = find_game(asked.game)
    options = game.options(asked.edition, asked.players, named_variants(asked.variants))
    opponents, seat = _opponents(asked.opponents, game, options.players), _seat(asked.seat, options.players)
    if not opponents and seat != 0:
        raise SetupError(
            plain(f"with opponents={SELF!r} the learner has every seat: leave seat out, not {asked.seat!r}")
        )
    if asked.illegal not in (STAY, END, RAISE):
        raise SetupError(plain(f"illegal is {STAY!r}, {END!r} or {RAISE!r}, not {asked.illegal!r}"))
    penalty, steps = asked.penalty, asked.max_episode_steps
    if not isinstance(penalty, (int, float)) or not 0 <= penalty <= 1:
        raise SetupError(plain(f"the penalty for an illegal action goes from 0 to 1, not {penalty!r}"))
    if steps is not None:
        steps = checked_int(steps, 1, plain_not("a game is cut off after 1 step at the earliest"))
    return EnvConfig(game, options, opponents, seat, asked.illegal, penalty, steps, bool(asked.scaled))


def _opponents(wanted: str | Iterable[str], game: Game, players: int) -> tuple[str, ...]:
    if wanted == SELF:
        return ()
    names = (wanted,) * (players - 1) if isinstance(wanted, str) else tuple(wanted or ())
    if len(names) != players - 1:
        raise SetupError(plain(f"{players} players are the learner and {players - 1} opponents, not {len(names)}"))
    for name in names:
        find_bot(name, game)
    return names


def _seat(wanted: int | str, players: int) -> int | None:
    if isinstance(wanted, str) and wanted == RANDOM:
        return None
    return checked_int(
        wanted, 0, plain_not(f"a seat is a number from 0 to {players - 1} here, or {RANDOM!r}"), players - 1
    )
