"""A file with a bot that can be told to kill its own process."""

MORTAL = """
import os, signal
from pathlib import Path
from paddlewheel.bots import register
from paddlewheel.bots.deckhand import Deckhand

@register
class Mortal(Deckhand):
    name = "mortal"
    manner = "is killed in its ninth game, while a file says so"

    def __init__(self, game_number, *others):
        super().__init__(game_number, *others)
        order = Path(os.environ["ORDER"])
        if game_number == 8 and order.exists():
            if order.read_text() == "once":
                order.unlink()
            os.kill(os.getpid(), signal.SIGKILL)
"""
