"""The same game played twice, the second time with everybody so many seats further round the table.

Whatever depends on a seat's number is turned with it: lots, mats, the first player. Everything else is done alike.
"""

from collections.abc import Iterator
from typing import Any

from paddlewheel.core.game import CHANCE, NOBODY, Position
from paddlewheel.mississippi_queen import actions as race_actions
from paddlewheel.mississippi_queen import state as race_state
from paddlewheel.mississippi_queen.game import MississippiQueenPosition
from paddlewheel.riverboat import actions as season_actions
from paddlewheel.riverboat import state as season_state
from paddlewheel.riverboat.game import RiverboatPosition
from tests.tables import Table

SEATED = {"mississippi-queen": race_actions.LOT, "riverboat": season_actions.FIRST}


class Twins:
    """One game and the same one turned by some seats; `game` decides, the other one follows."""

    def __init__(self, table: Table, turned_by: int) -> None:
        self.players, self.turned_by, self.table = table.players, turned_by, table
        self.game, self.other = (table.game.new_position(table.options) for _ in range(2))

    def seat(self, seat: int) -> int:
        return (seat + self.turned_by) % self.players if seat >= 0 else seat

    def in_turn(self, values: list[Any]) -> list[Any]:
        """What each seat has, as the other game would list it."""
        return [values[(seat - self.turned_by) % self.players] for seat in range(self.players)]

    def step(self, action: int) -> None:
        """Carry an action out in both games, where both ask the same."""
        named = SEATED[self.table.game.name]
        turns = self.game.actor == CHANCE and named <= action < named + self.players
        self.game.step(action)
        self.other.step(named + self.seat(action - named) if turns else action)

    def deal_mats(self, mats: list[int]) -> None:
        """Riverboat's mats are drawn from the first seat on: everybody's own moves along."""
        for mat, moved in zip(mats, self.in_turn(mats), strict=True):
            self.game.step(season_actions.MAT + mat)
            self.other.step(season_actions.MAT + moved)

    def vote(self, votes: dict[int, int]) -> None:
        """Votes are secret and cast at once; a program asks for them from the first seat on."""
        for position, seat_in_game in ((self.game, lambda seat: seat), (self.other, self._seat_back)):
            while is_voting(position):
                position.step(votes[seat_in_game(position.actor)])

    def _seat_back(self, seat: int) -> int:
        return (seat - self.turned_by) % self.players

    def boat(self, boat: int) -> int:
        record: Any = self.game.record
        if boat >= len(record.owner) or record.owner[boat] == race_state.NONE:
            return boat  # none, or the Black Rose
        second = boat >= self.players
        return self.seat(boat - self.players * second) + self.players * second

    def asks_another_partner(self) -> bool:
        """Coal can pass to or from more than one boat, and the games do not begin with the same one."""
        if not hasattr(self.game.record, "partner"):
            return False
        mine, other = int(self.game.record.partner), int(self.other.record.partner)
        return self.boat(mine) != other


def is_voting(position: Any) -> bool:
    return isinstance(position, MississippiQueenPosition) and position.record.decision == race_state.VOTE_DECISION


def is_dealing_mats(position: Any) -> bool:
    return isinstance(position, RiverboatPosition) and position.record.decision == season_state.MAT_DECISION


def play(twins: Twins, choose: Any, luck: Any) -> Iterator[bool]:
    """Until the game is over; True before each step at which both games ask the same of the same seat."""
    while twins.game.actor != NOBODY:
        position: Position = twins.game
        if is_dealing_mats(position):
            twins.deal_mats(luck.sample(range(4), twins.players))
        elif is_voting(position):
            yield False
            votes = {seat: race_actions.VOTE + luck.randrange(3) for seat in range(twins.players)}
            twins.vote(votes)
        elif twins.asks_another_partner():
            yield False
            while twins.game.record.decision == race_state.COAL_DECISION:
                twins.step(race_actions.PASS)
        else:
            yield True
            twins.step(choose(position))
    yield True
