"""The command line in another language: results, errors and files of every command."""

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.main import get_command

import paddlewheel as pw
from paddlewheel import terminal
from paddlewheel.cli import app, main
from paddlewheel.cli.language import LANGUAGE
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


def test_help_of_a_command(run: Run) -> None:
    said = run("serve", "--help", "--language", "de")
    assert said.startswith("Aufruf: paddlewheel serve")
    assert "Optionen:" in said
    assert re.search(r"--port <Zahl> +0 nimmt einen, der frei ist\.  \[Vorgabe: 8000\]", said)
    assert re.search(r"--database <Text> +sqlite.*\[Umgebungsvariable:\s+PADDLEWHEEL_DATABASE\]", said, re.DOTALL)
    assert re.search(r"--help +Zeigt diese Hilfe\.", said)
    said = run("ladder", "--help")
    assert re.search(r"Usage: .*\[default: 100\].*--load <file> .*--help +Show this", said, re.DOTALL)


def test_help_lists_the_commands(run: Run) -> None:
    said = run("--help", "--language", "de")
    assert "Ohne Befehl: im Browser spielen." in said
    assert re.search(r"Befehle:.* play +Im Terminal gegen Bots spielen\..* rooms +Die Räume", said, re.DOTALL)
    assert re.search(r" expire +Die Räume löschen", run("rooms", "--help", "--language", "de"))


def every_command() -> Iterator[tuple[str, ...]]:
    for name, command in get_command(app).commands.items():  # type: ignore[attr-defined]
        yield (name,)
        yield from ((name, part) for part in getattr(command, "commands", {}))


@pytest.mark.parametrize("command", [(), *every_command()], ids=" ".join)
def test_nothing_of_help_is_left_in_english(run: Run, command: tuple[str, ...]) -> None:
    english, german = (run(*command, "--help", "--language", language) for language in ("en", "de"))
    assert "cli-" not in english + german  # the ids themselves
    words = {"the", "of", "and", "without", "usage", "options", "default", "example", "exit"}
    assert words.isdisjoint(re.findall(r"[a-z]+", german.lower()))


@pytest.mark.parametrize(
    ("arguments", "english", "german"),
    [
        (("compare", "pilot"), "Missing argument champion.", "Es fehlt das Argument champion."),
        (("rooms", "expire"), "Missing option --days.", "Es fehlt die Option --days."),
        (("rooms",), "Missing command.", "Es fehlt ein Befehl."),
        (("ply",), "No such command: ply (there is play", "Diesen Befehl gibt es nicht: ply (es gibt play"),
        (("quit",), "No such command: quit", "Diesen Befehl gibt es nicht: quit"),
        (("play", "--player"), "No such option: --player", "Diese Option gibt es nicht: --player"),
        (("play", "--wind"), "No such option: --wind", "Diese Option gibt es nicht: --wind"),
        (("play", "riverboat", "now"), "Unexpected arguments: now", "Damit lässt sich nichts anfangen: now"),
        (("play", "--seed"), "Option --seed needs a value.", "Die Option --seed braucht einen Wert."),
        (("verify", "--json=1"), "Option --json takes no value.", "Die Option --json hat keinen Wert."),
        (("play", "--seed", "x"), "it has to be a whole number", "Der Wert von --seed muss eine ganze Zahl sein."),
        (("rooms", "expire", "--days", "x"), "it has to be a number", "Der Wert von --days muss eine Zahl sein."),
    ],
)
def test_usage_errors(run: Run, arguments: tuple[str, ...], english: str, german: str) -> None:
    assert f"Fehler: {german}" in run(*arguments, "--language", "de", code=2)
    said = run(*arguments, code=2)
    assert "Error: " in said
    assert english in said


def test_a_usage_error_says_where_help_is(run: Run) -> None:
    said = run("compare", "--language", "de", code=2)
    assert said.startswith("Aufruf: paddlewheel compare")
    assert "`paddlewheel compare --help` zeigt die Hilfe." in said
