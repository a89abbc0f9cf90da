"""A game as people see it: presentation only, in ordinary Python. It asks the rules and never decides anything.

view(position, seat)            what a seat may see, with the prompt and the worth of every action
events(before, after, action)   what happened in a step, in words
"""

from paddlewheel.riverboat.view.events import events
from paddlewheel.riverboat.view.seen import view

__all__ = ["events", "view"]
