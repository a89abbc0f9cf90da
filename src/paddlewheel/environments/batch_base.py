"""Base class of the CPU and GPU batches: arrays, construction by game name, and argument checks."""

from collections.abc import Iterable, Mapping
from typing import Any, Self

from paddlewheel.core.batch.api import new_batch_arrays
from paddlewheel.core.batch.observation import field_offsets
from paddlewheel.core.batch.observe_one import fields_of
from paddlewheel.core.errors import IllegalAction, SetupError
from paddlewheel.core.game import Game
from paddlewheel.core.messages.errors import plain, plain_not
from paddlewheel.core.validation import checked_int
from paddlewheel.core.variants import named_variants
from paddlewheel.games import find_game


class BatchBase:
    """Arrays with one row per game, of numpy or a compatible library."""

    def __init__(self, game: Game, options: Any, count: int, library: Any) -> None:
        count = checked_int(count, 1, plain_not("a batch has at least one game"))
        self.game, self.options, self.count = game, options, count
        self.players = int(options.players)
        self._library, self._rows = library, library.arange(count)
        self._arrays = new_batch_arrays(
            count, self.players, game.player_actions, field_offsets(fields_of(game))[""], library
        )
        self._mask, self._actor = library.zeros_like(self._arrays.mask), library.zeros_like(self._arrays.actor)

    def _show(self) -> None:
        """Copy mask and actor, so that callers may write into the copies without affecting the legality check."""
        self._mask[...], self._actor[...] = self._arrays.mask, self._arrays.actor

    @classmethod
    def of(
        cls,
        game: str,
        count: int,
        *,
        edition: str | None = None,
        players: int | None = None,
        variants: Mapping[str, Any] | Iterable[str] = (),
        **settings: Any,
    ) -> Self:
        """Construct a batch from the arguments of `paddlewheel.new_game`."""
        found = find_game(game)
        return cls(found, found.options(edition, players, named_variants(variants)), count, **settings)

    @property
    def actor(self) -> Any:
        """The acting seat of each game, or -2 where it is over."""
        return self._actor

    @property
    def mask(self) -> Any:
        """1 for each legal action; a copy that may be written into. All 0 where a game is over."""
        return self._mask

    @property
    def observation(self) -> Any:
        """The acting seat's observation; `core.batch.observe_one.fields_of` describes its layout."""
        return self._arrays.observation

    @property
    def rewards(self) -> Any:
        """Rewards of all seats in games that ended with the last step; 0 elsewhere."""
        return self._arrays.rewards

    @property
    def terminated(self) -> Any:
        """Which games ended with the last step."""
        return self._arrays.terminated

    @property
    def numbers(self) -> Any:
        """The number of each game, unique within the batch."""
        return self._arrays.numbers

    def _check(self, chosen: Any) -> None:
        """Raise an error if any action is illegal."""
        legal = self._legal(chosen)
        if not legal.all():
            raise self._illegal(int(legal.argmin()))

    def _legal(self, chosen: Any) -> Any:
        """Which actions are legal; in finished games all are."""
        mask = self._arrays.mask
        known = (chosen >= 0) & (chosen < mask.shape[1])
        return known & (mask[self._rows, self._library.where(known, chosen, 0)] == 1) | (self._arrays.actor < 0)

    def _seats(self, seats: Any) -> Any:
        """Check seats: one per game, or one for all."""
        found = self.whole_numbers("seats", seats, (), (self.count,))
        wrong = found[(found < 0) | (found >= self.players)]
        if wrong.size:
            raise SetupError(plain(f"seats go from 0 to {self.players - 1} here, not {int(wrong[0])}"))
        return found

    def whole_numbers(self, what: str, given: Any, *shapes: tuple[int, ...]) -> Any:
        """Check an integer array of one of these shapes; numpy alone would truncate and broadcast."""
        try:
            found = self._library.asarray(given)
        except ValueError:  # rows of unequal length
            raise self._misshapen(what, repr(given)) from None
        if found.dtype.kind not in "iu" or found.shape not in shapes:
            raise self._misshapen(what, f"an array of shape {found.shape} and type {found.dtype}")
        return found

    def flags(self, what: str, given: Any) -> Any:
        """Check a boolean mask with one flag per game; a list of indexes is refused."""
        found = self._library.asarray(given)
        if found.dtype.kind != "b" or found.shape != (self.count,):
            held = f"an array of shape {found.shape} and type {found.dtype}"
            raise SetupError(plain(f"{what} are one flag a game, here {self.count}, not {held}"))
        return found

    def _misshapen(self, what: str, given: str) -> SetupError:
        return SetupError(plain(f"{what} are one whole number a game, here {self.count}, not {given}"))

    def _illegal(self, at: int, clause: str = "") -> IllegalAction:
        action, text = int(self._arrays.actions[at]), self.game.action_text
        allowed = [int(other) for other in self._library.flatnonzero(self._arrays.mask[at])]
        legal = ", ".join(f"{other} ({text(other)})" for other in allowed)
        here = f"here ({clause})" if clause else "here"
        return IllegalAction(
            plain(f"game {at} of the batch: action {action} is not legal {here}; legal is: {legal}"), clause
        )
