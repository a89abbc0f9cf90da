"""Bot registry, weakest to strongest. Add a bot with `register(MyBot)`."""

from paddlewheel.bots.base import Bot
from paddlewheel.bots.levels import Captain, Commodore, Deckhand, Mate, Pilot
from paddlewheel.core.errors import SetupError
from paddlewheel.core.messages.errors import setup
from paddlewheel.core.search.budget import Budget, parse_budget

BOTS: dict[str, type[Bot]] = {}

__all__ = ["BOTS", "Bot", "find_bot", "make_bot", "register"]


def register(bot: type[Bot]) -> type[Bot]:
    BOTS[bot.name] = bot
    return bot


for _bot in (Deckhand, Mate, Pilot, Captain, Commodore):
    register(_bot)


def find_bot(text: str) -> tuple[type[Bot], Budget]:
    """Parse a bot name with an optional budget: `commodore`, `commodore:400` (iterations) or `commodore:1s`."""
    name, colon, budget = text.partition(":")
    if name not in BOTS:
        raise SetupError(setup.no_bot(repr(name), tuple(BOTS)))
    return BOTS[name], parse_budget(budget) if colon else BOTS[name].usual


def make_bot(text: str, game_number: int, seed: int, seat: int) -> Bot:
    bot, budget = find_bot(text)
    return bot(game_number, seed, seat, budget)
