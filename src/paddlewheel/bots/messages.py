"""Messages of the built-in bots: how each of them plays."""

from paddlewheel.core.messages import MessageGroup

LEVELS = ("deckhand", "mate", "pilot", "captain", "commodore", "admiral")  # weakest first
manner = MessageGroup("bot").each("manner", LEVELS)
