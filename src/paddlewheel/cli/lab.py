"""Commands of the lab: simulate, compare, ladder, study."""

import shlex
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from paddlewheel.cli import messages
from paddlewheel.cli.common import (
    DEFAULT_GAME,
    FAILED,
    OK,
    AsJson,
    Edition,
    Players,
    Progress,
    Variants,
    command,
    compile_if_needed,
    out,
    parse_variants,
    print_json,
    progress_bar,
)
from paddlewheel.cli.language import LANGUAGE
from paddlewheel.cli.messages.help import option
from paddlewheel.core.errors import PaddlewheelError, SetupError
from paddlewheel.core.messages import Message

if TYPE_CHECKING:
    from paddlewheel.lab.runs.checkpoint import Checkpoint, RunIdentity
    from paddlewheel.lab.runs.run_options import RunOptions

RunSeed = Annotated[int, typer.Option("--seed", help=option("run-seed"))]
Workers = Annotated[int | None, typer.Option(help=option("run-workers"))]
Ray = Annotated[str, typer.Option("--ray", help=option("ray"))]
Load = Annotated[list[Path] | None, typer.Option("--load", help=option("load"))]
KeepFile = Annotated[Path | None, typer.Option("--keep", help=option("keep"))]
Html = Annotated[Path | None, typer.Option(help=option("html"))]


@command("simulate")
def simulate(
    game: Annotated[str, typer.Argument(help=option("play-game"))] = DEFAULT_GAME,
    edition: Edition = None,
    players: Players = None,
    variants: Variants = "",
    bots: Annotated[str, typer.Option(help=option("bots"))] = "deckhand",
    games: Annotated[int, typer.Option(help=option("games"))] = 100,
    seed: RunSeed = 0,
    workers: Workers = None,
    ray: Ray = "",
    load: Load = None,
    keep: KeepFile = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and say what came of it."""
    from paddlewheel.lab.reports.tables import simulation_table
    from paddlewheel.lab.simulate import make_simulation, simulate, simulation_identity

    asked = run_options(game, split_names(bots), games, seed, variants, workers, ray, load)
    run = make_simulation(asked, edition, players)
    compile_if_needed()
    with checkpointed(simulation_identity(run), keep) as kept_games, games_bar(games) as advance:
        report = simulate(run, advance, kept_games)
    if as_json:
        print_json(report)
    else:
        out.print(simulation_table(report, LANGUAGE.get()))


@command("compare")
def compare(
    challenger: Annotated[str, typer.Argument(help=option("challenger"))],
    champion: Annotated[str, typer.Argument(help=option("champion"))],
    game: Annotated[str, typer.Option(help=option("which-game"))] = DEFAULT_GAME,
    edition: Edition = None,
    players: Players = 2,
    variants: Variants = "",
    most: Annotated[int, typer.Option(help=option("most"))] = 400,
    seed: RunSeed = 0,
    workers: Workers = None,
    ray: Ray = "",
    load: Load = None,
    keep: KeepFile = None,
    as_json: AsJson = False,
) -> None:
    """Is one bot better than another? Plays until that is known (exit code 1 if it does not come out better)."""
    from paddlewheel.lab.compare import compare, comparison_identity, make_comparison
    from paddlewheel.lab.reports.tables import comparison_table

    asked = run_options(game, [challenger, champion], most, seed, variants, workers, ray, load)
    contest = make_comparison(asked, edition, players)
    compile_if_needed()
    with (
        checkpointed(comparison_identity(contest), keep) as kept_games,
        games_bar(most) as advance,
    ):
        report = compare(contest, advance, kept_games)
    if as_json:
        print_json(report)
    else:
        out.print(comparison_table(report, LANGUAGE.get()))
    raise typer.Exit(OK if report["better"] else FAILED)


@command("ladder")
def ladder(
    game: Annotated[str, typer.Argument(help=option("play-game"))] = DEFAULT_GAME,
    edition: Edition = None,
    players: Annotated[str, typer.Option(help=option("ladder-players"))] = "2",
    variants: Variants = "",
    bots: Annotated[str, typer.Option(help=option("ladder-bots"))] = "",
    games: Annotated[int, typer.Option(help=option("ladder-games"))] = 100,
    seed: RunSeed = 0,
    workers: Workers = None,
    ray: Ray = "",
    load: Load = None,
    keep: KeepFile = None,
    html: Html = None,
    as_json: AsJson = False,
) -> None:
    """Every bot against every other: Elo with intervals."""
    from paddlewheel.lab.ladder import ladder, ladder_identity, make_ladder
    from paddlewheel.lab.reports.tables import ladder_page, ladder_table

    asked = run_options(game, split_names(bots), games, seed, variants, workers, ray, load)
    climb = make_ladder(asked, edition, numbers(players))
    compile_if_needed()
    with (
        checkpointed(ladder_identity(climb), keep) as kept_games,
        games_bar(climb.games) as advance,
    ):
        report = ladder(climb, advance, kept_games)
    page = ladder_page(report, command_line(), LANGUAGE.get())
    print_report(report, ladder_table(report, LANGUAGE.get()), page, html, as_json)


@command("study")
def study(
    game: Annotated[str, typer.Argument(help=option("play-game"))] = DEFAULT_GAME,
    edition: Annotated[str, typer.Option(help=option("study-edition"))] = "",
    players: Annotated[str, typer.Option(help=option("study-players"))] = "",
    variants: Variants = "",
    vary: Annotated[list[str] | None, typer.Option(help=option("vary"))] = None,
    bots: Annotated[str, typer.Option(help=option("bots"))] = "mate",
    games: Annotated[int, typer.Option(help=option("study-games"))] = 100,
    seed: RunSeed = 0,
    workers: Workers = None,
    ray: Ray = "",
    load: Load = None,
    keep: KeepFile = None,
    html: Html = None,
    as_json: AsJson = False,
) -> None:
    """For designers: play every combination of presets and changed numbers, and say which differences are real."""
    from paddlewheel.lab.study.page import study_page
    from paddlewheel.lab.study.study import make_study, study, study_identity
    from paddlewheel.lab.study.text import study_table

    asked = run_options(game, split_names(bots), games, seed, variants, workers, ray, load)
    run = make_study(asked, split_names(edition), numbers(players), vary or ())
    compile_if_needed()
    with (
        checkpointed(study_identity(run), keep) as kept_games,
        games_bar(run.all_games) as advance,
    ):
        report = study(run, advance, kept_games)
    page = study_page(report, command_line(), LANGUAGE.get())
    print_report(report, study_table(report, LANGUAGE.get()), page, html, as_json)


def games_bar(total: int) -> Progress:
    return progress_bar(messages.games(), total)


def run_options(
    game: str,
    bots: list[str],
    games: int,
    seed: int,
    variants: str,
    workers: int | None,
    ray: str,
    load: list[Path] | None,
) -> "RunOptions":
    """The options common to all commands; loads the user's bots."""
    from paddlewheel.lab.runs.plugins import load_plugins
    from paddlewheel.lab.runs.run_options import RunOptions

    own = load_plugins(load or ())
    return RunOptions(game, bots, games, seed, parse_variants(variants), workers, ray, own)


def split_names(text: str) -> list[str]:
    """
    >>> split_names("mate, deckhand")
    ['mate', 'deckhand']
    """
    return [part.strip() for part in text.split(",") if part.strip()]


def numbers(text: str) -> list[int]:
    """
    >>> numbers("2,4")
    [2, 4]
    """
    if not all(part.isdecimal() for part in split_names(text)):
        raise SetupError(messages.bad_players(repr(text)))
    return [int(part) for part in split_names(text)]


def print_report(report: dict[str, Any], table: Any, page: str, html: Path | None, as_json: bool) -> None:
    if html is not None:
        try:
            html.write_text(page, encoding="utf-8")
        except OSError as problem:
            raise PaddlewheelError(messages.unwritable(str(html), str(problem.strerror))) from None
    if as_json:
        print_json(report)
    else:
        out.print(table)


@contextmanager
def checkpointed(about: "RunIdentity", path: Path | None) -> Iterator["Checkpoint"]:
    """Keep finished games when a run stops; the error message says how to resume."""
    from paddlewheel.lab.runs.checkpoint import Checkpoint

    keep = Checkpoint(about, path)
    try:
        with forwarding_interrupts(keep):
            yield keep
    except (PaddlewheelError, KeyboardInterrupt) as problem:
        said = problem.message if isinstance(problem, PaddlewheelError) else messages.stopped()
        raise PaddlewheelError(messages.failed_resumable(said, resume_hint(keep)) if keep.done else said) from problem


@contextmanager
def forwarding_interrupts(keep: "Checkpoint") -> Iterator[None]:
    """Forward SIGINT to the checkpoint, unless the parent process set another handler."""
    before = signal.getsignal(signal.SIGINT)
    if before is signal.default_int_handler:
        signal.signal(signal.SIGINT, lambda *_: keep.interrupt())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def resume_hint(keep: "Checkpoint") -> Message:
    was_named = keep.path is not None
    path = keep.ensure_file()
    command = command_line() + ("" if was_named else f" --keep {shlex.quote(str(path))}")
    return messages.resume(str(path), command)


def command_line() -> str:
    return f"paddlewheel {shlex.join(sys.argv[1:])}"
