"""The bots at the table of a learner."""

from paddlewheel.adapters.gymnasium.terms import Terms
from paddlewheel.bots import make_bot
from paddlewheel.core.contract import Position
from paddlewheel.lab.table import Table


class Crew:
    """The bots of one game."""

    def __init__(self, terms: Terms, learner: int, seed: int, number: int) -> None:
        self.number = number
        self.bots = {seat: make_bot(name, number, seed, seat) for seat, name in terms.bots(learner).items()}

    def act(self, position: Position) -> None:
        """Whoever's turn it is carries out a plan, as far as it goes."""
        Table(position, None).ask(self.bots[position.actor], self.number)
