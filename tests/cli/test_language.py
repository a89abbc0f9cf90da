"""The command line in another language: results, errors and files of every command."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import paddlewheel as pw
from paddlewheel import terminal
from paddlewheel.cli import main
from paddlewheel.cli.common import LANGUAGE
from paddlewheel.core.matches.match import Match
from paddlewheel.core.matches.records import to_text
from paddlewheel.core.messages import ENGLISH
from paddlewheel.core.messages.language import LOCALE_VARIABLES

Run = Callable[..., str]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Run]:
    """Run a command line and return all that it prints, in lines that are not wrapped."""
    for name in LOCALE_VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "300")

    def run(*arguments: str, code: int = 0) -> str:
        monkeypatch.setattr(sys, "argv", ["paddlewheel", *arguments])
        with pytest.raises(SystemExit) as ended:
            main()
        assert ended.value.code == code
        printed = capsys.readouterr()
        return printed.out + printed.err

    yield run
    LANGUAGE.set(ENGLISH)  # other tests of this process call commands without `main`


@pytest.fixture
def record(tmp_path: Path) -> str:
    file = tmp_path / "game.json"
    file.write_text(to_text(pw.new_game("riverboat", players=2, seed=1).save()))
    return str(file)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("rules", "MQ-PUSH-6"), "Regeln von 2019"),
        (("rules", "RB-TIP-1"), "Rat, keine Regel"),
        (("rules", "--game", "riverboat"), "Kapitel"),
        (("rules", "--differ", "classic-1997,2019"), "Was anders eingestellt ist"),
        (("simulate", "--games", "1"), "mittlere Punkte"),
        (("perft", "--game", "riverboat", "--players", "2"), "verschiedene Ausgänge"),
    ],
)
def test_results(run: Run, arguments: tuple[str, ...], says: str) -> None:
    assert says in run(*arguments, "--language", "de")
    assert says not in run(*arguments)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("play", "chess"), "es gibt kein Spiel 'chess'"),
        (("play", "--humans", "9"), "4 können spielen, also geht --humans von 0 bis 4, nicht 9"),
        (("play", "--load", "nowhere.json"), "nowhere.json lässt sich nicht lesen"),
        (("rules", "MQ-PUSH-99"), "es gibt keine Regel"),
        (("rules", "--differ", "2019"), "--differ braucht zwei Ausgaben"),
        (("simulate", "--games", "0"), "ein Lauf hat mindestens 1 Spiel, nicht 0"),
        (("simulate", "--bots", "pirate"), "es gibt keinen Bot 'pirate'"),
        (("ladder", "--players", "two"), "die Zahl der Spieler ist eine Zahl"),
        (("study", "--vary", "coins"), "'coins' sagt nicht, was sich ändern soll"),
        (("serve", "--log", "loud"), "--log ist eines von debug, info, warning, error"),
        (("backup", "copy.db", "--database", "nonsense"), "'nonsense' ist keine Datenbank"),
        (("rooms", "expire", "--days", "-1"), "--days ist eine Zahl von 0 bis 36500, nicht -1"),
    ],
)
def test_errors(run: Run, arguments: tuple[str, ...], says: str) -> None:
    assert f"paddlewheel: {says}" in run(*arguments, "--language", "de", code=1)


def test_a_saved_game(run: Run, record: str) -> None:
    assert "Aktionen verlaufen wie aufgezeichnet" in run("replay", record, "--check", "--language", "de")
    assert "actions replay as recorded" in run("replay", record, "--check")
    log = run("replay", record, "--language", "de")
    assert "Neue Karten" in log
    assert "Wähle ein Phasenplättchen" in log or "wählt ein Phasenplättchen" in log or "Phasenplättchen" in log
    text = Path(record).read_text()
    Path(record).write_text(text.replace('"version":1', '"version":99').replace('"version": 1', '"version": 99'))
    refused = run("replay", record, "--check", "--language", "de", code=1)
    assert f"paddlewheel: {record}: version: Diese Aufzeichnung hat die Fassung 99" in refused


def test_a_game_in_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def play(match: Match, humans: set[int], bots: object, language: str) -> int:
        print(f"{match.game.name} in {language}")
        return 0

    monkeypatch.setattr(terminal, "play_in_terminal", play)
    assert "riverboat in de" in run("play", "riverboat", "--language", "de")
    assert "riverboat in en" in run("play", "riverboat")


def test_the_language_of_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "ein Lauf hat" in run("simulate", "--games", "0", code=1)
    assert "a run has" in run("simulate", "--games", "0", "--language=en", code=1)
    assert "die Sprache 'xx' gibt es nicht" in run("simulate", "--language", "xx", code=1).replace("Die", "die")
    monkeypatch.setenv("LC_ALL", "C")
    assert "a run has" in run("simulate", "--games", "0", code=1)


def test_help_names_the_option(run: Run) -> None:
    assert "--language TEXT  hat jeder Befehl" in run("play", "--help", "--language", "de")
