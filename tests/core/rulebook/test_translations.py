"""The German of the rulebooks beside the English: nothing missing, nothing added, the same ids, numbers and rulings."""

import re
import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from paddlewheel.core.rulebook.lookup import search
from paddlewheel.rulebooks import RULEBOOKS

GAMES = ["mississippi_queen", "riverboat"]
RULING, FESTLEGUNG = "Ruling:", "Festlegung:"
THE_SAME_WORD = {"sandbank", "agent"}
WORDS_OF_A_KNOB = {"name", "title", "says", "values", "phrase", "none", "without"}

Row = dict[str, Any]
Words = dict[str, str]  # what a text is, and the text


def data(game: str, name: str) -> Row:
    file = files(f"paddlewheel.{game}").joinpath("data", name)
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def readings(row: Row) -> Words:
    return {
        f"{row['id']} {knob}={value}": text
        for knob, texts in row.get("readings", {}).items()
        for value, text in texts.items()
    }


def rules(game: str, name: str) -> Words:
    rows = data(game, name)
    found = {f"chapter {row['key']}": row["title"] for row in rows["chapter"]}
    for number, row in enumerate(rows["term"]):
        found |= {f"term {number} word": row["word"], f"term {number} meaning": row["meaning"]}
    for row in (*rows["clause"], *rows["advice"]):
        found |= {f"{row['id']} title": row["title"], f"{row['id']} text": row["text"], **readings(row)}
    return found


def editions(game: str) -> Words:
    return {name: row["title"] for name, row in data(game, "editions.toml").items()}


def knobs(game: str, name: str) -> Words:
    rows = data(game, name)
    found: Words = {}
    for row in rows.get("knob", []):
        words = {key: text for key, text in row.items() if key in WORDS_OF_A_KNOB and isinstance(text, str)}
        values = {f"value {value}": text for value, text in row.get("values", {}).items()}
        found |= {f"knob {row['name']} {key}": text for key, text in (words | values).items() if key != "name"}
    return found | {f"edition {name}": title for name, title in rows.get("editions", {}).items()}


def english(game: str) -> Words:
    titles = {f"edition {name}": title for name, title in editions(game).items()} if game == "mississippi_queen" else {}
    return rules(game, "rules.toml") | knobs(game, "knobs.toml") | titles


def german(game: str) -> Words:
    return rules(game, "rules.de.toml") | knobs(game, "knobs.de.toml")


def pairs(game: str) -> list[tuple[str, str, str]]:
    own = german(game)
    return [(where, text, own.get(where, "")) for where, text in english(game).items()]


def ids(text: str) -> Counter[str]:
    return Counter(re.findall(r"\b(?:MQ|RB)-[A-Z]+-\d+", text))


def numbers(text: str) -> Counter[str]:
    """
    Every number in digits, those within a name (B1, A3) included, ids not; 0,6 is 0.6.
    """
    bare = re.sub(r"\b(?:MQ|RB)-[A-Z]+-\d+", "", text)
    return Counter(re.findall(r"\d+(?:\.\d+)?", re.sub(r"(\d),(\d)", r"\1.\2", bare)))


def slots(text: str) -> Counter[str]:
    return Counter(re.findall(r"\{\w*\}", text))


def apart(game: str, look: Any) -> dict[str, tuple[Any, Any]]:
    """Where the two languages say something different to whoever looks for it."""
    return {where: (look(left), look(right)) for where, left, right in pairs(game) if look(left) != look(right)}


@pytest.mark.parametrize("game", GAMES)
class TestGerman:
    def test_has_every_text_and_no_other(self, game: str) -> None:
        assert list(german(game)) == list(english(game))

    def test_no_text_is_empty(self, game: str) -> None:
        assert [where for where, text in german(game).items() if not text.strip()] == []

    def test_only_words(self, game: str) -> None:
        rows, words = data(game, "rules.de.toml"), data(game, "knobs.de.toml")
        assert set(rows) == {"chapter", "term", "clause", "advice"}
        assert set(words) <= {"knob", "editions"}
        assert {key for row in rows["chapter"] for key in row} == {"key", "title"}
        assert {key for row in rows["term"] for key in row} == {"word", "also", "meaning"}
        assert {key for row in rows["clause"] for key in row} <= {"id", "title", "text", "readings"}
        assert {key for row in rows["advice"] for key in row} == {"id", "title", "text"}
        assert {key for row in words.get("knob", []) for key in row} <= WORDS_OF_A_KNOB

    def test_the_same_clauses_are_mentioned(self, game: str) -> None:
        assert apart(game, ids) == {}

    def test_the_same_numbers(self, game: str) -> None:
        assert apart(game, numbers) == {}

    def test_the_same_slots(self, game: str) -> None:
        assert apart(game, slots) == {}

    def test_the_same_paragraphs(self, game: str) -> None:
        assert apart(game, lambda text: text.strip().count("\n\n")) == {}

    def test_the_same_rulings_in_the_same_paragraphs(self, game: str) -> None:
        marks = {
            where: ([part.count(RULING) for part in left], [part.count(FESTLEGUNG) for part in right])
            for where, left, right in ((where, a.split("\n\n"), b.split("\n\n")) for where, a, b in pairs(game))
        }
        assert {where: counts for where, counts in marks.items() if counts[0] != counts[1]} == {}
        assert [where for where, _, right in pairs(game) if RULING in right] == []

    def test_nothing_is_left_in_english(self, game: str) -> None:
        left = {where: text for where, text, own in pairs(game) if own.strip().casefold() == text.strip().casefold()}
        words = {where: text for where, text in left.items() if text not in THE_SAME_WORD}
        assert {where: text for where, text in words.items() if re.search("[a-z]", re.sub(r"\{\w*\}", "", text))} == {}

    def test_synonyms_lead_to_one_word(self, game: str) -> None:
        terms = data(game, "rules.de.toml")["term"]
        words = [row["word"].casefold() for row in terms]
        synonyms = [also.casefold() for row in terms for also in row["also"]]
        assert len(words) == len(set(words))
        assert len(synonyms) == len(set(synonyms))
        assert not set(words) & set(synonyms)
        assert all(row["also"] for row in terms)

    def test_every_word_and_synonym_finds_a_clause(self, game: str) -> None:
        book = RULEBOOKS[game.replace("_", "-")].in_language("de")
        words = [word for term in book.terms for word in (term.word, *term.also)]
        assert [word for word in words if not search(word, book)] == []
