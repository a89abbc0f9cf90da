"""How messages become texts."""

import logging

import pytest
from fluent.runtime import FluentResource

from paddlewheel.core.messages import Message, MessageGroup, message, standings, text
from paddlewheel.core.messages.catalogue import Catalogue
from paddlewheel.riverboat.messages import meanings, names
from tests.messages.pseudo import pseudo

SOURCE = """
rose = die Black Rose
    .dat = der Black Rose
white = Weiß
gives = { START($giver) } gibt { FORM($taker, "dat") } { $coal ->
    [one] ein Stück
   *[other] { $coal } Stücke
} Kohle.
all = { START($boats) }: { LIST($boats, "and", "dat") }
"""
ROSE, WHITE = Message("rose"), Message("white")


def german(source: str = SOURCE) -> Catalogue:
    catalogue = Catalogue("de")
    catalogue._bundle.add_resource(FluentResource(source))
    return catalogue


def test_names_are_declined_and_numbers_agree() -> None:
    said = Message("gives", {"giver": ROSE, "taker": WHITE, "coal": 1})
    assert german().text(said) == "Die Black Rose gibt Weiß ein Stück Kohle."
    said = Message("gives", {"giver": WHITE, "taker": ROSE, "coal": 1200})
    assert german().text(said) == "Weiß gibt der Black Rose 1200 Stücke Kohle."


@pytest.mark.parametrize(
    ("boats", "shown"),
    [
        ((), ": "),
        ((ROSE,), "Die Black Rose: der Black Rose"),
        ((ROSE, "A", WHITE), "Die Black Rose, A, Weiß: der Black Rose, A und Weiß"),
    ],
)
def test_lists(boats: tuple[Message, ...], shown: str) -> None:
    assert german().text(Message("all", {"boats": boats})) == shown


def test_long_texts_and_lists() -> None:
    """The formatter refuses them as plain strings."""
    boats = tuple(f"lay c4 turned {number}" for number in range(300))
    assert german().text(Message("all", {"boats": boats})).endswith("lay c4 turned 298 und lay c4 turned 299")
    assert len(german().text(Message("gives", {"giver": 3000 * "a", "taker": ROSE, "coal": 1}))) > 3000
    assert len(text(Message("list-and", {"start": 3000 * "a", "item": 3000 * "b"}))) > 6000


def test_standings() -> None:
    places = standings([2, 1, 2], ["White", ROSE, "Red"])
    assert german().text(Message("standing-place", places[1].args)) == "2. White und Red"
    assert german().joined(places) == "1. die Black Rose, 2. White und Red"
    assert [text(place) for place in standings([2, 1, 2], ["White", "Green", "Red"])] == [
        "1. Green",
        "2. White and Red",
    ]


def test_a_language_without_the_message_shows_english() -> None:
    said = Message("list-and", {"start": "A", "item": "B"})
    assert text(said, "de") == "A und B"
    assert text(said, "la") == text(said) == "A and B"


def test_an_id_that_no_language_has_is_an_error() -> None:
    with pytest.raises(LookupError, match="nothing-said"):
        text(Message("nothing-said"), "de")


def test_a_missing_argument_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        german().text(Message("gives", {"giver": ROSE, "coal": 1}))
    assert "taker" in caplog.text


def test_messages_as_data() -> None:
    said = Message("all", {"boats": (ROSE, "A", 3), "by": ROSE})
    nested = {"id": "rose", "args": {}}
    assert said.as_data() == {"id": "all", "args": {"boats": [nested, "A", 3], "by": nested}}
    assert Message.from_data(said.as_data()) == said


def test_a_declared_message_takes_its_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(message, "DECLARED", {})
    group = MessageGroup("test")

    @group
    def gives_(giver: Message, coal: int) -> None: ...

    assert gives_(ROSE, coal=2) == Message("test-gives", {"giver": ROSE, "coal": 2})
    with pytest.raises(TypeError, match="test-gives"):
        gives_(ROSE)  # type: ignore[call-arg]
    boat = group.each("boat", ["rose", "old blue"])
    assert boat("old blue") == Message("test-boat-old-blue")
    with pytest.raises(ValueError, match="test-boat-rose is declared twice"):
        group.each("boat", ["rose"])


def test_the_generated_language_keeps_arguments() -> None:
    shown = german(pseudo(SOURCE).replace("gives =", "told =")).text(
        Message("told", {"giver": ROSE, "taker": ROSE, "coal": 2})
    )
    assert shown == "⟦⟦díé Bláçk Řóšé⟧ ğíbt ⟦déř Bláçk Řóšé⟧ 2 Štüçké Kóhlé.⟧"


def test_amounts_of_a_game_agree_with_their_number() -> None:
    assert text(names.load(1, names.crop("turnip"))) == "1 turnip"
    assert text(names.load(3, names.crop("turnip"))) == "3 turnips"
    assert text(names.load(3, names.crop("corn"))) == "3 corn"
    assert text(meanings.harbor_master(names.steps(1))) == "the harbor master walks 1 step"
    assert text(meanings.harbor_master(names.steps(3)), "de") == "der Hafenmeister geht 3 Schritte weiter"
