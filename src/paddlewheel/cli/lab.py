"""Commands of the lab: simulate, compare, ladder, study."""

import shlex
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from paddlewheel.cli.common import (
    DEFAULT_GAME,
    FAILED,
    OK,
    AsJson,
    Edition,
    Players,
    Variants,
    answer,
    app,
    compile_if_needed,
    out,
    parse_variants,
    progress_bar,
)
from paddlewheel.core.errors import PaddlewheelError, SetupError

if TYPE_CHECKING:
    from paddlewheel.lab.runs.checkpoint import About, Keep

RunSeed = Annotated[int, typer.Option("--seed", help="Fixes all luck: the same seed gives the same games.")]
Workers = Annotated[int | None, typer.Option(help="Threads or processes; all cores if not said.")]
Ray = Annotated[str, typer.Option("--ray", help="The address of a Ray cluster, or local to start one here.")]
Load = Annotated[list[Path] | None, typer.Option("--load", help="A Python file that registers a bot of your own.")]
KeepFile = Annotated[Path | None, typer.Option("--keep", help="Keep finished games here, and go on from them.")]
Html = Annotated[Path | None, typer.Option(help="Write a page with pictures here.")]


@app.command()
def simulate(
    game: Annotated[str, typer.Argument()] = DEFAULT_GAME,
    edition: Edition = None,
    players: Players = None,
    variants: Variants = "",
    bots: Annotated[str, typer.Option(help="One bot for all, or one each, separated by commas.")] = "deckhand",
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: RunSeed = 0,
    workers: Workers = None,
    ray: Ray = "",
    load: Load = None,
    keep: KeepFile = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and say what came of it.

    The deckhand plays at random: measure a bot against mate and pilot as well.

    Example: paddlewheel simulate riverboat --players 4 --bots pilot,pilot,mate,mate --games 200 --json
    """
    from paddlewheel.lab.reports.tables import simulation_table
    from paddlewheel.lab.runs.plugins import load_own
    from paddlewheel.lab.simulate import about_run, make_run, simulate

    own = load_own(load or ())
    run = make_run(game, edition, players, parse_variants(variants), parts(bots), games, seed, workers, ray, own)
    compile_if_needed()
    with kept(about_run(run), keep) as kept_games, progress_bar("games", games) as advance:
        report = simulate(run, advance, kept_games)
    if as_json:
        answer(report)
    else:
        out.print(simulation_table(report))


@app.command()
def compare(
    challenger: Annotated[str, typer.Argument(help="The bot that should be better ...")],
    champion: Annotated[str, typer.Argument(help="... than this one; with more than two players it sits alone.")],
    game: Annotated[str, typer.Option(help="Which game.")] = DEFAULT_GAME,
    edition: Edition = None,
    players: Players = 2,
    variants: Variants = "",
    most: Annotated[int, typer.Option(help="Give up after so many games.")] = 400,
    seed: RunSeed = 0,
    workers: Workers = None,
    ray: Ray = "",
    load: Load = None,
    keep: KeepFile = None,
    as_json: AsJson = False,
) -> None:
    """Is one bot better than another? Plays until that is known (exit code 1 if it does not come out better).

    Example: paddlewheel compare pilot mate --game riverboat --players 2
    """
    from paddlewheel.lab.compare import about_contest, compare, make_contest
    from paddlewheel.lab.reports.tables import contest_table
    from paddlewheel.lab.runs.plugins import load_own

    own, bots = load_own(load or ()), (challenger, champion)
    contest = make_contest(game, edition, players, parse_variants(variants), bots, seed, most, workers, ray, own)
    compile_if_needed()
    with kept(about_contest(contest), keep) as kept_games, progress_bar("games", most) as advance:
        report = compare(contest, advance, kept_games)
    if as_json:
        answer(report)
    else:
        out.print(contest_table(report))
    raise typer.Exit(OK if report["better"] else FAILED)


@app.command()
def ladder(
    game: Annotated[str, typer.Argument()] = DEFAULT_GAME,
    edition: Edition = None,
    players: Annotated[str, typer.Option(help="How many players; several numbers make several ladders.")] = "2",
    variants: Variants = "",
    bots: Annotated[str, typer.Option(help="Weakest first, separated by commas; all of them if not said.")] = "",
    games: Annotated[int, typer.Option(help="Games a pair.")] = 100,
    seed: RunSeed = 0,
    workers: Workers = None,
    ray: Ray = "",
    load: Load = None,
    keep: KeepFile = None,
    html: Html = None,
    as_json: AsJson = False,
) -> None:
    """Every bot against every other: Elo with intervals.

    Example: paddlewheel ladder riverboat --players 2,4 --games 100 --html ladder.html
    """
    from paddlewheel.lab.ladder import about_climb, ladder, make_climb
    from paddlewheel.lab.reports.tables import ladder_page, ladder_table
    from paddlewheel.lab.runs.plugins import load_own

    own, counts = load_own(load or ()), numbers(players)
    climb = make_climb(game, edition, counts, parse_variants(variants), parts(bots), games, seed, workers, ray, own)
    compile_if_needed()
    with kept(about_climb(climb), keep) as kept_games, progress_bar("games", climb.games) as advance:
        report = ladder(climb, advance, kept_games)
    tell(report, ladder_table(report), ladder_page(report, command_line()), html, as_json)


@app.command()
def study(
    game: Annotated[str, typer.Argument()] = DEFAULT_GAME,
    edition: Annotated[str, typer.Option(help="One edition, or several separated by commas.")] = "",
    players: Annotated[str, typer.Option(help="How many players, or several numbers.")] = "",
    variants: Variants = "",
    vary: Annotated[
        list[str] | None, typer.Option(help="A variant or number, and its values: river_length=12..18, coins=20,25.")
    ] = None,
    bots: Annotated[str, typer.Option(help="One bot for all, or one each, separated by commas.")] = "mate",
    games: Annotated[int, typer.Option(help="Games of each combination.")] = 100,
    seed: RunSeed = 0,
    workers: Workers = None,
    ray: Ray = "",
    load: Load = None,
    keep: KeepFile = None,
    html: Html = None,
    as_json: AsJson = False,
) -> None:
    """For designers: play every combination of presets and changed numbers, and say which differences are real.

    Example: paddlewheel study --edition 2019-advanced --vary river_length=12..18 --vary passengers_per_dock=1,2
    """
    from paddlewheel.lab.runs.plugins import load_own
    from paddlewheel.lab.study.page import study_page
    from paddlewheel.lab.study.study import about_study, make_study, study
    from paddlewheel.lab.study.text import study_table

    own, editions, counts = load_own(load or ()), parts(edition), numbers(players)
    changed = parse_variants(variants)
    asked = make_study(game, editions, counts, changed, vary or (), parts(bots), games, seed, workers, ray, own)
    compile_if_needed()
    with kept(about_study(asked), keep) as kept_games, progress_bar("games", asked.all_games) as advance:
        report = study(asked, advance, kept_games)
    tell(report, study_table(report), study_page(report, command_line()), html, as_json)


def parts(text: str) -> list[str]:
    """
    >>> parts("mate, deckhand")
    ['mate', 'deckhand']
    """
    return [part.strip() for part in text.split(",") if part.strip()]


def numbers(text: str) -> list[int]:
    """
    >>> numbers("2,4")
    [2, 4]
    """
    if not all(part.isdecimal() for part in parts(text)):
        raise SetupError(f"the number of players is a number, or several as in 2,4; {text!r} is not")
    return [int(part) for part in parts(text)]


def tell(report: dict[str, Any], table: Any, page: str, html: Path | None, as_json: bool) -> None:
    if html is not None:
        try:
            html.write_text(page, encoding="utf-8")
        except OSError as problem:
            raise PaddlewheelError(f"{html} cannot be written: {problem.strerror}") from None
    if as_json:
        answer(report)
    else:
        out.print(table)


@contextmanager
def kept(about: "About", path: Path | None) -> Iterator["Keep"]:
    """Keep finished games when a run stops; the error message says how to resume."""
    from paddlewheel.lab.runs.checkpoint import Keep

    keep = Keep(about, path)
    try:
        with heeding(keep):
            yield keep
    except (PaddlewheelError, KeyboardInterrupt) as problem:
        said = str(problem) or "stopped"
        more = f"; {go_on(keep)}" if keep.done else ""
        raise PaddlewheelError(said + more) from problem


@contextmanager
def heeding(keep: "Keep") -> Iterator[None]:
    """Forward SIGINT to the checkpoint, unless the parent process set another handler."""
    before = signal.getsignal(signal.SIGINT)
    if before is signal.default_int_handler:
        signal.signal(signal.SIGINT, lambda *_: keep.interrupt())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def go_on(keep: "Keep") -> str:
    was_named = keep.path is not None
    path = keep.rescue()
    command = command_line() + ("" if was_named else f" --keep {shlex.quote(str(path))}")
    return f"what was finished is kept in {path}, and this goes on from there: {command}"


def command_line() -> str:
    return f"paddlewheel {shlex.join(sys.argv[1:])}"
