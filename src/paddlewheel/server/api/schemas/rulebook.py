"""Types of the rulebooks' responses."""

from typing import TYPE_CHECKING, Any

from typing_extensions import TypedDict

from paddlewheel.server.api.schemas.game_types import GameName, extended, list_of

if TYPE_CHECKING:
    Examples = list[dict[str, Any]]


class EditionTitle(TypedDict):
    """An edition and its title."""

    name: str
    title: str


class ChapterTitle(TypedDict):
    """A chapter of the rulebook and its title."""

    key: str
    title: str


class ClauseDifference(TypedDict):
    """Text of a clause that is specific to some editions, and when it applies in them."""

    editions: list[str]
    text: str
    when: str


class RulebookClause(TypedDict):
    """A clause as it reads in one edition; `here`: it is part of it; `examples`: how many there are."""

    id: str
    chapter: str
    title: str
    paragraphs: list[str]
    here: bool
    remark: str
    ruling: bool
    sources: list[str]
    elsewhere: list[ClauseDifference]
    examples: int


class RulebookAdvice(TypedDict):
    """A tip for players, shown beside the first of its clauses. `here`: it is relevant in this edition."""

    id: str
    title: str
    paragraphs: list[str]
    clauses: list[str]
    here: bool
    remark: str
    sources: list[str]


class RulebookTerm(TypedDict):
    """A term of the rulebook, its synonyms and its meaning."""

    word: str
    also: list[str]
    meaning: str


class KnobRow(TypedDict):
    """A setting of the editions; `values` are in the order of the editions."""

    name: str
    title: str
    says: str
    values: list[str]
    clauses: list[str]


class RulebookResponse(TypedDict):
    """The rulebook of one edition, with the differences in the others."""

    game: GameName
    title: str
    edition: str
    language: str
    editions: list[EditionTitle]
    chapters: list[ChapterTitle]
    clauses: list[RulebookClause]
    advice: list[RulebookAdvice]
    terms: list[RulebookTerm]
    knobs: list[KnobRow]


class ExampleFields(TypedDict):
    """Fields of the examples of both games."""

    clause: str
    edition: str
    title: str
    actions: list[str]


if not TYPE_CHECKING:

    def _example(title, types):
        says = "A position played by the engine, as a spectator sees it."
        fields = {"before": types.view, "after": types.view, "events": list[types.event]}
        return extended(f"{title}Example", says, ExampleFields, **fields)

    Examples = list_of(_example)


class ExamplesResponse(TypedDict):
    """The examples of a clause or of a game."""

    examples: Examples
