"""The game at a terminal: a river of hexagons, typed words or arrow keys, bots in the other seats."""

from paddlewheel.terminal.play import play_in_terminal

__all__ = ["play_in_terminal"]
