"""What both games' plain data have in common, described for programs: see each game's `view.shape`."""

from typing import Generic, TypeVar

from typing_extensions import TypedDict

Kind = TypeVar("Kind")
Facts = TypeVar("Facts")


# An event, as `core.telling` writes it.
class Told(TypedDict, Generic[Kind, Facts]):
    kind: Kind
    text: str
    who: str
    clause: str
    facts: Facts


class Nothing(TypedDict):
    """No facts: the sentence says it all."""


class PlanNodes(TypedDict):
    """The tree of `core.plan_tree` in columns; `action` is an index into `actions`, or -1."""

    parent: list[int]
    action: list[int]
