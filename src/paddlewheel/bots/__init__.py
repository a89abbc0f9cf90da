"""Bot registry, weakest to strongest. Add a bot with `register(MyBot)`."""

from paddlewheel.bots.base import Bot
from paddlewheel.bots.levels import Captain, Commodore, Deckhand, Mate, Pilot
from paddlewheel.core.errors import SetupError
from paddlewheel.core.game import Game
from paddlewheel.core.messages.errors import setup
from paddlewheel.core.search.budget import Budget, parse_budget

BOTS: dict[str, type[Bot]] = {}

__all__ = ["BOTS", "Bot", "bot_up_to", "bots_for", "find_bot", "make_bot", "register"]


def register(bot: type[Bot]) -> type[Bot]:
    BOTS[bot.name] = bot
    return bot


for _bot in (Deckhand, Mate, Pilot, Captain, Commodore):
    register(_bot)


def find_bot(text: str, game: Game | None = None) -> tuple[type[Bot], Budget]:
    """Parse a bot name with an optional budget: `commodore`, `commodore:400` (iterations) or `commodore:1s`.

    With a game, check that it offers what the bot needs.
    """
    name, colon, budget = text.partition(":")
    if name not in BOTS:
        raise SetupError(setup.no_bot(repr(name), tuple(BOTS)))
    for capability in BOTS[name].needs:
        if game is not None and not game.module.offers(capability):
            raise SetupError(setup.bot_not_playing(name, game.title, capability))
    if not colon:
        return BOTS[name], BOTS[name].usual
    wanted = parse_budget(budget)
    if not (wanted.searches or BOTS[name].plays_without_search):
        raise SetupError(setup.no_budget())
    return BOTS[name], wanted


def bots_for(game: Game) -> list[str]:
    """The bots that play a game, weakest to strongest."""
    return [name for name, bot in BOTS.items() if all(map(game.module.offers, bot.needs))]


def bot_up_to(name: str, game: Game) -> str:
    """This bot, or the strongest weaker one if the game lacks what it needs."""
    names = list(BOTS)
    return [other for other in bots_for(game) if names.index(other) <= names.index(name)][-1]


def make_bot(text: str, game_number: int, seed: int, seat: int) -> Bot:
    bot, budget = find_bot(text)
    return bot(game_number, seed, seat, budget)
