"""Players, weakest to strongest. A new bot is one class and one line in BOTS."""

from paddlewheel.bots.bot import Bot
from paddlewheel.bots.deckhand import Deckhand
from paddlewheel.bots.mate import Mate
from paddlewheel.core.errors import SetupError

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (Deckhand, Mate)}

__all__ = ["BOTS", "Bot", "find_bot"]


def find_bot(name: str) -> type[Bot]:
    if name not in BOTS:
        raise SetupError(f"there is no bot {name!r}; choose from {', '.join(BOTS)}")
    return BOTS[name]
