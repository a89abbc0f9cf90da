"""The rulebooks as the server hands them out."""

from typing import Any

import pytest

from paddlewheel.rulebooks import RULEBOOKS
from tests.server.support.server_process import Server

RACE, SEASON = "/api/rules/mississippi-queen", "/api/rules/riverboat"


def asked(server: Server, path: str, **query: str) -> Any:
    answer = server.client.get(path, params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def clause(rules: Any, name: str) -> Any:
    return next(row for row in rules["clauses"] if row["id"] == name)


@pytest.mark.parametrize("game", RULEBOOKS)
def test_every_clause_is_there_in_its_order(server_on_sqlite: Server, game: str) -> None:
    rules = asked(server_on_sqlite, f"/api/rules/{game}")
    assert [row["id"] for row in rules["clauses"]] == list(RULEBOOKS[game].by_id)
    assert {row["chapter"] for row in rules["clauses"]} == {row["key"] for row in rules["chapters"]}
    assert all(len(row["values"]) == len(rules["editions"]) for row in rules["knobs"])


def test_a_clause_reads_by_its_edition_and_says_how_it_does_elsewhere(server_on_sqlite: Server) -> None:
    new, old = (clause(asked(server_on_sqlite, RACE, edition=name), "MQ-PUSH-4") for name in ("2019", "classic-1997"))
    assert any("left behind in this turn are allowed" in text for text in new["paragraphs"])
    assert any("Nor is it pushed" in text for text in old["paragraphs"])
    assert [row["editions"] for row in new["elsewhere"]] == [["intro-1997", "classic-1997", "black-rose-1998"]]
    assert new["elsewhere"][0]["text"] in old["paragraphs"]


def test_a_clause_of_another_edition_says_so(server_on_sqlite: Server) -> None:
    rules = asked(server_on_sqlite, RACE, edition="classic-1997")
    assert (clause(rules, "MQ-MOV-9")["here"], clause(rules, "MQ-MOV-11")["here"]) == (False, True)
    assert clause(rules, "MQ-MOV-9")["remark"] == "classic-1997: not in this edition"


@pytest.mark.parametrize("game", RULEBOOKS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_advice_comes_with_the_rules(server_on_sqlite: Server, game: str, language: Any) -> None:
    rules, book = asked(server_on_sqlite, f"/api/rules/{game}", language=language), RULEBOOKS[game]
    tips = book.in_language(language).advice
    assert [(row["id"], row["title"]) for row in rules["advice"]] == [(tip.id, tip.title) for tip in tips]
    assert all({*row["clauses"]} <= {*book.by_id} for row in rules["advice"])


def test_advice_says_where_it_matters(server_on_sqlite: Server) -> None:
    rows = asked(server_on_sqlite, RACE, edition="classic-1997", language="de")["advice"]
    archipelago = next(row for row in rows if row["id"] == "MQ-TIP-8")
    assert (archipelago["here"], archipelago["remark"]) == (False, "classic-1997: nicht in dieser Ausgabe")


def test_what_is_put_together_is_german_too(server_on_sqlite: Server) -> None:
    rules = asked(server_on_sqlite, RACE, edition="classic-1997", language="de")
    assert rules["language"] == "de"
    assert clause(rules, "MQ-MOV-9")["remark"] == "classic-1997: nicht in dieser Ausgabe"
    assert clause(rules, "MQ-COAL-1")["remark"].startswith("classic-1997: nur mit der Variante")


def test_without_an_edition_it_is_the_usual_one(server_on_sqlite: Server) -> None:
    assert asked(server_on_sqlite, RACE)["edition"] == "2019"
    assert asked(server_on_sqlite, SEASON)["edition"] == "2017"


@pytest.mark.parametrize("path", [RACE, f"{RACE}/examples", SEASON, f"{SEASON}/examples"])
def test_a_reader_may_keep_it(server_on_sqlite: Server, path: str) -> None:
    first = server_on_sqlite.client.get(path)
    assert first.headers["cache-control"] == "no-cache"
    again = server_on_sqlite.client.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = server_on_sqlite.client.get(path, headers={"if-none-match": '"another"'})
    assert (other.status_code, other.content) == (200, first.content)


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/api/rules/chess", "there is no game 'chess'; choose one of mississippi-queen, riverboat"),
        ("/api/rules/chess/examples", "there is no game 'chess'"),
        (f"{RACE}?edition=1832", "there is no edition '1832' of Mississippi Queen; choose one of intro-1997"),
        (f"{RACE}?language=fr", "language"),
        (f"{RACE}/examples?clause=RB-SCO-3", "there is no clause 'RB-SCO-3' of Mississippi Queen"),
    ],
)
def test_what_is_not_there_is_said(server_on_sqlite: Server, path: str, sentence: str) -> None:
    answer = server_on_sqlite.client.get(path)
    assert answer.status_code == 422
    assert sentence in answer.json()["detail"]


def test_the_examples_of_a_clause_come_alone(server_on_sqlite: Server) -> None:
    found = asked(server_on_sqlite, f"{RACE}/examples", clause="MQ-PUSH-6", language="de")["examples"]
    counts = {row["id"]: row["examples"] for row in asked(server_on_sqlite, RACE)["clauses"]}
    assert (len(found), found[0]["clause"]) == (counts["MQ-PUSH-6"], "MQ-PUSH-6")
    assert found[0]["title"].startswith("Ein Kettenschub")
    assert len(asked(server_on_sqlite, f"{RACE}/examples")["examples"]) == sum(counts.values())
