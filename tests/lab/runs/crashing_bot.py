"""A file with a bot that can be told to kill its own process, or to wait."""

MORTAL = """
import os, signal, time
from pathlib import Path
from paddlewheel.bots import register
from paddlewheel.bots.levels import Deckhand

@register
class Mortal(Deckhand):
    name = "mortal"
    manner = "is killed in its ninth game, or waits in its hundredth, while a file says so"

    def __init__(self, game_number, *others):
        super().__init__(game_number, *others)
        order = Path(os.environ["ORDER"])
        word = order.read_text() if game_number in (8, 99) and order.exists() else ""
        if game_number == 8 and word in ("once", "always"):
            if word == "once":
                order.unlink()
            os.kill(os.getpid(), signal.SIGKILL)
        while game_number == 99 and word == "wait":
            time.sleep(0.01)
"""
