"""Examples for the rules play, and show the clause they stand beside."""

from typing import Any

import pytest

from paddlewheel.core.messages import languages
from paddlewheel.core.notation.positions import position_from_text
from paddlewheel.core.presentation import view_of
from paddlewheel.examples import examples
from paddlewheel.games import GAMES
from paddlewheel.rulebooks import RULEBOOKS

LEAST = {"mississippi-queen": 28, "riverboat": 8}
SHOWN_OTHERWISE = {  # what shows these clauses is not an event that names them
    *("MQ-MOV-6", "MQ-MOV-12", "MQ-ORD-4", "MQ-PAS-3", "MQ-PUSH-4", "MQ-ROSE-1"),
    *("RB-PLA-3",),
}
ROWS = [(game, row) for game, book in RULEBOOKS.items() for row in book.examples]


def name_of(value: Any) -> str:
    return str(value["clause"]) if isinstance(value, dict) else str(value)


@pytest.mark.parametrize(("game", "row"), ROWS, ids=name_of)
def test_an_example_is_of_a_clause_that_holds_in_its_edition(game: str, row: dict[str, Any]) -> None:
    book, position = RULEBOOKS[game], position_from_text(GAMES[game], row["position"])
    assert book.is_part_of(book.by_id[row["clause"]], view_of(position)["edition"])
    assert {"en", "de"} <= set(row["title"]) <= set(languages())
    assert all(title.endswith(".") for title in row["title"].values())


@pytest.mark.parametrize(("game", "least"), LEAST.items())
def test_examples_play_and_something_changes(game: str, least: int) -> None:
    found = examples(RULEBOOKS[game], "en")
    assert len(found) >= least
    assert len({row["clause"] for row in found}) == len(found)
    for row in found:
        assert row["events"]
        assert row["before"] != row["after"]
        named = {event["clause"] for event in row["events"]}
        assert row["clause"] in named | SHOWN_OTHERWISE, f"{row['clause']}: {named}"


def test_examples_come_in_the_order_of_the_rulebook_and_in_both_languages() -> None:
    for book in RULEBOOKS.values():
        english, german = examples(book, "en"), examples(book, "de")
        clauses = [row["clause"] for row in english]
        assert clauses == sorted(clauses, key=list(book.by_id).index) == [row["clause"] for row in german]
        assert all(one["title"] != other["title"] for one, other in zip(english, german, strict=True))
        assert all(one["after"] == other["after"] for one, other in zip(english, german, strict=True))
