"""Messages around clauses and advice when they are printed."""

from paddlewheel.core.messages import MessageGroup

book = MessageGroup("rulebook")


@book
def rules_of(sources: tuple[str, ...]) -> None: ...


@book
def not_in_the_rulebooks() -> None: ...


@book
def advice() -> None: ...


@book
def advice_from(source: str) -> None: ...


@book
def see(clauses: str) -> None: ...


@book
def clause() -> None: ...


@book
def clauses() -> None: ...


@book
def clause_range(first: str, last: str) -> None: ...


@book
def chapter() -> None: ...


@book
def about() -> None: ...


@book
def all_advice() -> None: ...


@book
def ruling() -> None:
    """The word that begins what the rulebooks leave open."""
