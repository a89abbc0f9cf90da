"""Positions whose state is a record and whose rules are compiled: what the games' classes have in common."""

from abc import abstractmethod
from threading import local
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar, cast

import numpy as np

from paddlewheel.core.game import CHANCE, NOBODY, Game, Position
from paddlewheel.core.jit import questions
from paddlewheel.core.jit.decorators import PLAIN
from paddlewheel.core.jit.record_view import record_view
from paddlewheel.core.jit.records import blank, buffer, duplicate, plain_record
from paddlewheel.core.rng import Stream


class DeclaredRecord(Protocol):
    actor: int


Record = TypeVar("Record", bound=DeclaredRecord)
Tables = TypeVar("Tables")


class CallBuffers(local):
    """Thread-local buffers for calls of the compiled rules; they hold nothing between two calls."""

    def __init__(self, max_legal_actions: int) -> None:
        self.found = buffer(max_legal_actions)
        self.stream = blank(Stream)


class CompiledPosition(Position, Generic[Record, Tables]):
    """A position with a record of the class `declared`. Seats have their own numbers in it, chance the last but one."""

    declared: ClassVar[type]
    buffers: ClassVar[CallBuffers]
    chance_actor: ClassVar[int]  # in the record
    no_actor: ClassVar[int]

    def __init__(self, game: Game, options: Any, records: Any = None, tables: Any = None) -> None:
        self.game = game
        self.options = options
        self.tables = self.tables_for(options) if tables is None else tables
        self.records = blank(self.declared) if records is None else records
        self._constants: Any = None
        self._frozen_record: Any = None
        self._answers: dict[tuple[int, int, int], int] = {}  # of the rules, while the position is frozen
        self._viewed: Any = None  # the array that `_view` is of: it may be replaced by another
        self._view: Any = None
        if records is None:
            self._ask(questions.SET_UP)

    @staticmethod
    @abstractmethod
    def tables_for(options: Any) -> Any:
        """The tables of these options, shared by all positions."""

    @staticmethod
    @abstractmethod
    def constants_for(options: Any) -> Any:
        """The same in plain Python numbers."""

    @staticmethod
    @abstractmethod
    def clause_name(number: int) -> str: ...

    @abstractmethod
    def _ask(self, question: int, first: int = 0, second: int = 0, stream: Any = None) -> int:
        """Call the compiled rules with a code of the game's `kernels.entry`."""

    def _ask_once(self, question: int, first: int, second: int = 0) -> int:
        """Ask what does not change the position; a frozen one keeps the answer."""
        if self._frozen_record is None:
            return self._ask(question, first, second)
        asked = question, first, second
        answer = self._answers.get(asked)
        if answer is None:
            answer = self._answers[asked] = self._ask(question, first, second)
        return answer

    @property
    def record(self) -> Record:
        """The fields of the state, in plain numbers. They change with the position, unless it is frozen."""
        frozen: Record | None = self._frozen_record
        if frozen is not None:
            return frozen
        if self._viewed is not self.records:
            self._viewed, self._view = self.records, record_view(self.declared, self.records)
        view: Record = self._view
        return view

    @property
    def constants(self) -> Tables:
        """What never changes in the game, in plain numbers."""
        if self._constants is None:
            self._constants = self.constants_for(self.options)
        return cast(Tables, self._constants)

    def freeze(self) -> None:
        """Copy `record`, which reads faster then; no `step` is possible afterwards."""
        self._frozen_record = self.plain_record()

    def frozen(self) -> Self:
        return super().frozen() if self._frozen_record is None else self

    def plain_record(self) -> Record:
        """A copy of the fields, with lists for arrays."""
        return cast(Record, self._frozen_record or plain_record(self.declared, self.records[0]))

    @property
    def actor(self) -> int:
        is_plain = PLAIN or self._frozen_record is not None
        actor = self.record.actor if is_plain else self.records["actor"].item()  # an attribute of an array is slow
        if actor == self.chance_actor:
            return CHANCE
        return NOBODY if actor == self.no_actor else actor

    def copy(self) -> Self:
        fresh = type(self)(self.game, self.options, _copied(self.records), self.tables)
        fresh._constants = self._constants
        return fresh

    def legal_actions(self) -> list[int]:
        question = questions.CHANCE_OUTCOMES if self.actor == CHANCE else questions.LEGAL
        found = self.buffers.found[: self._ask(question)]
        return list(found) if PLAIN else found.tolist()

    def draw(self, stream: list[Stream]) -> int:
        return self._ask(questions.DRAW, stream=stream)

    def refusal(self, action: int) -> str:
        clause = self._ask(questions.REFUSAL, action)
        return self.clause_name(clause) if clause else ""

    def step(self, action: int) -> None:
        self._ask(questions.STEP, action)


def _copied(records: Any) -> Any:
    """A copy of one record: by way of bytes, which takes a tenth of the time of numpy's copy of a structured array."""
    return duplicate(records) if PLAIN else np.frombuffer(bytearray(records.tobytes()), records.dtype)
