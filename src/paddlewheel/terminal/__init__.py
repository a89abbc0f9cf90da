"""Terminal interface: boards drawn with characters, input by words or arrow keys, bots in the other seats."""

from paddlewheel.terminal.app import play_in_terminal

__all__ = ["play_in_terminal"]
