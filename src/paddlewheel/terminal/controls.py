"""Keys: arrows steer or move a choice, digits set a speed, Enter confirms, everything else is typed."""

from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import FACE, GO_AHEAD, PORT, PUSH, SPEED, STARBOARD
from paddlewheel.mississippi_queen.view.prices import pointed_boat, pushed_boat
from paddlewheel.terminal.explain import FACINGS
from paddlewheel.terminal.keys import (
    BACKSPACE,
    DOWN,
    END_OF_INPUT,
    ENTER,
    ESCAPE,
    LEFT,
    RIGHT,
    UP,
)
from paddlewheel.terminal.session import Session

ARROW_KEYS = {UP: 1, RIGHT: 1, DOWN: -1, LEFT: -1}
WIPE_LINE = "\x15"


class Controls:
    def __init__(self, session: Session) -> None:
        self.session = session
        self.typed = ""
        self._pushing = False  # choosing where to push
        self._index: int | None = None
        self._moment = -1  # length of the log the choice belongs to

    @property
    def choices(self) -> list[int]:
        """What the arrow keys choose from now; nothing while they steer."""
        position = self.session.position
        if not self.session.is_human_asked:
            return []
        legal = position.legal_actions()
        if position.record.phase != state.MOVE_PHASE:
            return legal
        return [action for action in legal if PUSH <= action < FACE] if self._pushing else []

    @property
    def chosen(self) -> int | None:
        self._forget_old_choice()
        choices = self.choices
        if not choices:
            return None
        if self._index is None:
            self._index = self._first(choices)
        return choices[self._index % len(choices)]

    def _forget_old_choice(self) -> None:
        moment = len(self.session.match.log)
        if moment != self._moment:
            self._moment, self._index, self._pushing = moment, None, False

    def _first(self, choices: list[int]) -> int:
        """Begin with what changes nothing: the present speed, the present heading."""
        race = self.session.position.record
        wanted = choices[0]
        if race.phase == state.SPEED_PHASE:
            wanted = SPEED + int(race.speed[int(race.boat)]) - 1
        elif race.phase in FACINGS:
            wanted = FACE + int(race.bow[pointed_boat(self.session.position)])
        return choices.index(wanted) if wanted in choices else 0

    def press(self, key: str) -> None:
        self._forget_old_choice()
        if key == ENTER:
            self._enter()
        elif key == ESCAPE:
            self.typed, self._pushing, self.session.page = "", False, None
        elif key == BACKSPACE:
            self.typed = self.typed[:-1]
        elif key == WIPE_LINE:
            self.typed = ""
        elif key == END_OF_INPUT:
            self.session.over = self.session.over or not self.typed
        elif key in ARROW_KEYS:
            self._arrow(key)
        elif len(key) == 1 and key.isprintable():
            self._character(key)

    def _enter(self) -> None:
        line, self.typed = self.typed, ""
        chosen = self.chosen
        if not line.strip() and chosen is not None and not self.session.page:
            self.session.choose(chosen)
        else:
            self.session.submit(line)

    def _character(self, key: str) -> None:
        if self.typed or not self._acts_at_once(key):
            self.typed += key

    def _acts_at_once(self, key: str) -> bool:
        if key == "?":
            self.session.submit(key)
        elif key == " " and self.session.page:
            self.session.turn_page()
        elif key.isdecimal() and self._asks_for_speed():
            self.session.submit(f"speed {key}")
        else:
            return False
        return True

    def _asks_for_speed(self) -> bool:
        return self.session.is_human_asked and bool(self.session.position.record.phase == state.SPEED_PHASE)

    def _arrow(self, key: str) -> None:
        if self.session.page:
            self.session.turn_page()
        elif self.typed or not self.session.is_human_asked:
            return
        elif self.chosen is not None:
            self._choose_next(ARROW_KEYS[key])
        else:
            self._steer(key)

    def _choose_next(self, step: int) -> None:
        choices = self.choices
        index = (self._index or 0) + step
        clamped = self._asks_for_speed()
        self._index = max(0, min(index, len(choices) - 1)) if clamped else index % len(choices)

    def _steer(self, key: str) -> None:
        if key == DOWN:
            self.session.say("A boat never goes backward; left and right turn it.", trouble=True)
        elif key == UP:
            self._go()
        else:
            self.session.choose(PORT if key == LEFT else STARBOARD)

    def _go(self) -> None:
        """Ahead; where a boat lies in the way, push it."""
        position = self.session.position
        boat = pushed_boat(position)
        if boat == state.NONE:
            self.session.choose(GO_AHEAD)
            return
        pushes = [action for action in position.legal_actions() if PUSH <= action < FACE]
        if len(pushes) > 1:
            self._pushing = True
            self.session.say("Push it which way? Left and right choose, Enter pushes, Esc lets it be.")
        else:
            self.session.choose(pushes[0] if pushes else PUSH + int(position.record.bow[int(position.record.boat)]))
