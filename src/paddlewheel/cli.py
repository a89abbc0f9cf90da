"""The command line. Results go to stdout, progress to stderr; with --json the answer is one line a program can read."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from paddlewheel.core.errors import PaddlewheelError, RecordError

OK, FAILED, USAGE = 0, 1, 2
DEFAULT_GAME = "mississippi-queen"

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Mississippi Queen and Riverboat: play them, simulate them, look their rules up.",
)
out = Console()
err = Console(stderr=True)

EDITIONS = "Of Mississippi Queen: intro-1997, classic-1997, black-rose-1998, 2019 or 2019-advanced; Riverboat has one."
Edition = Annotated[str | None, typer.Option(help=EDITIONS)]
Players = Annotated[int | None, typer.Option(help="How many players.")]
Variants = Annotated[
    str, typer.Option(help="Of Mississippi Queen, as in black_rose,river_length=15,b_tiles=B1+B2,teams=2-2.")
]
Seed = Annotated[int | None, typer.Option(help="Fixes all luck; without it, every game is another one.")]
AsJson = Annotated[bool, typer.Option("--json", help="One line of JSON on stdout.")]


def parse_variants(text: str) -> dict[str, Any]:
    """
    >>> parse_variants("black_rose,river_length=15,b_tiles=B1+B2")
    {'black_rose': True, 'river_length': 15, 'b_tiles': 'B1+B2'}
    """
    found: dict[str, Any] = {}
    for part in filter(None, (piece.strip() for piece in text.split(","))):
        name, equals, value = part.partition("=")
        found[name] = (int(value) if value.isdecimal() else value) if equals else True
    return found


def answer(data: Any) -> None:
    sys.stdout.write(json.dumps(data, separators=(",", ":")) + "\n")


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="mississippi-queen or riverboat.")] = DEFAULT_GAME,
    edition: Edition = None,
    players: Players = None,
    variants: Variants = "",
    seed: Seed = None,
    humans: Annotated[int, typer.Option(help="How many people share this terminal.")] = 1,
    bot: Annotated[str, typer.Option(help="Who takes the other seats.")] = "mate",
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play in the terminal against bots.

    Example: paddlewheel play riverboat --players 3 ; paddlewheel play --edition 2019 --players 4
    """
    from paddlewheel import load as load_record
    from paddlewheel import new_game
    from paddlewheel.bots import find_bot, make_bot
    from paddlewheel.terminal import play_in_terminal

    find_bot(bot)
    compile_if_needed()
    if load is not None:
        match = load_record(read_file(load))
    else:
        match = new_game(game, edition=edition, players=players, variants=parse_variants(variants), seed=seed)
    seats = range(len(match.result))
    if not 0 <= humans <= len(seats):
        raise PaddlewheelError(f"{len(seats)} can play, so --humans goes from 0 to {len(seats)}, not {humans}")
    bots = {seat: make_bot(bot, 0, match.seed, seat) for seat in seats if seat >= humans}
    raise typer.Exit(play_in_terminal(match, set(range(humans)), bots))


@app.command()
def simulate(
    game: Annotated[str, typer.Argument()] = DEFAULT_GAME,
    edition: Edition = None,
    players: Players = None,
    variants: Variants = "",
    bots: Annotated[str, typer.Option(help="One bot for all, or one each, separated by commas.")] = "deckhand",
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The run's seed.")] = 0,
    workers: Annotated[int | None, typer.Option(help="Threads or processes; all cores if not said.")] = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and say what came of it.

    Example: paddlewheel simulate riverboat --players 4 --bots mate,mate,deckhand,deckhand --games 200 --json
    """
    from paddlewheel.lab.report import simulation_table
    from paddlewheel.lab.simulate import make_run, simulate

    names = [name.strip() for name in bots.split(",") if name.strip()]
    run = make_run(game, edition, players, parse_variants(variants), names, games, seed, workers)
    compile_if_needed()
    with progress_bar("games", games) as advance:
        report = simulate(run, advance)
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
    seed: Annotated[int, typer.Option(help="The contest's seed.")] = 0,
    workers: Annotated[int | None, typer.Option(help="Processes; all cores if not said.")] = None,
    as_json: AsJson = False,
) -> None:
    """Is one bot better than another? Plays until that is known (exit code 1 if it does not come out better).

    Example: paddlewheel compare mate deckhand --game riverboat --players 2
    """
    from paddlewheel.lab.compare import compare, make_contest
    from paddlewheel.lab.report import contest_table

    bots = (challenger, champion)
    contest = make_contest(game, edition, players, parse_variants(variants), bots, seed, most, workers)
    compile_if_needed()
    with progress_bar("games", most) as advance:
        report = compare(contest, advance)
    if as_json:
        answer(report)
    else:
        out.print(contest_table(report))
    raise typer.Exit(OK if report["better"] else FAILED)


@app.command()
def ladder(
    game: Annotated[str, typer.Argument()] = DEFAULT_GAME,
    edition: Edition = None,
    players: Players = 2,
    variants: Variants = "",
    bots: Annotated[str, typer.Option(help="Weakest first, separated by commas; all of them if not said.")] = "",
    games: Annotated[int, typer.Option(help="Games a pair.")] = 100,
    seed: Annotated[int, typer.Option(help="The ladder's seed.")] = 0,
    workers: Annotated[int | None, typer.Option(help="Processes; all cores if not said.")] = None,
    html: Annotated[Path | None, typer.Option(help="Write a page with pictures here.")] = None,
    as_json: AsJson = False,
) -> None:
    """Every bot against every other: Elo with intervals.

    Example: paddlewheel ladder riverboat --players 2 --games 100 --html ladder.html
    """
    from paddlewheel.lab.ladder import ladder, make_climb
    from paddlewheel.lab.report import ladder_page, ladder_table

    names = [name.strip() for name in bots.split(",") if name.strip()]
    climb = make_climb(game, edition, players or 2, parse_variants(variants), names, games, seed, workers)
    compile_if_needed()
    with progress_bar("games", games * len(climb.contests)) as advance:
        report = ladder(climb, advance)
    if html is not None:
        html.write_text(ladder_page(report, f"paddlewheel {' '.join(sys.argv[1:])}"), encoding="utf-8")
    if as_json:
        answer(report)
    else:
        out.print(ladder_table(report))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    check: Annotated[bool, typer.Option("--check", help="Only verify that the record replays to its result.")] = False,
    as_json: AsJson = False,
) -> None:
    """Replay a saved game, or verify it with --check (exit code 1 if it does not hold).

    Example: paddlewheel replay race.json --check
    """
    from paddlewheel import load
    from paddlewheel.terminal.replay import tell

    try:
        match = load(read_file(file))
    except RecordError as problem:
        if as_json:
            answer({"file": str(file), "ok": False, "reason": str(problem)})
            raise typer.Exit(FAILED) from None
        raise RecordError(f"{file}: {problem}") from None
    summary = {"file": str(file), "ok": True, "actions": len(match.log), "over": match.is_over, "result": match.result}
    if as_json:
        answer(summary)
    elif check:
        out.print(f"{file}: {len(match.log)} actions replay as recorded; places {match.result}")
    else:
        tell(match, out)


@app.command()
def rules(
    clause: Annotated[list[str] | None, typer.Argument(help="A clause id, a chapter, or words to look for.")] = None,
    game: Annotated[
        str | None, typer.Option(help="mississippi-queen or riverboat; both if not said. An id names its own game.")
    ] = None,
    edition: Edition = None,
    differ: Annotated[
        str, typer.Option(help="Two editions of Mississippi Queen: all that differs between them, side by side.")
    ] = "",
    as_json: AsJson = False,
) -> None:
    """Look a rule up by its id or by words, or compare two editions.

    Example: paddlewheel rules MQ-PUSH-6 ; paddlewheel rules RB-SHIP-6 ; paddlewheel rules --differ classic-1997,2019
    """
    from paddlewheel.core.rulebook.data import clause_data, contents_data
    from paddlewheel.core.rulebook.finding import ask
    from paddlewheel.core.rulebook.showing import contents_tables, found_panels
    from paddlewheel.rulebooks import choose

    asked = " ".join(clause or ())
    books = choose(asked, game, edition)
    if differ:
        compare_editions(differ, game, as_json)
    elif asked:
        found = ask(asked, books)
        if as_json:
            answer([clause_data(book, entry, edition) for book, entries in found.items() for entry in entries])
        else:
            out.print(found_panels(found, edition))
    elif as_json:
        answer([chapter for book in books for chapter in contents_data(book)])
    else:
        out.print(contents_tables(books))


def compare_editions(differ: str, game: str | None, as_json: bool) -> None:
    from paddlewheel.mississippi_queen.rulebook import RULEBOOK, differences_data, differences_table

    names = [name.strip() for name in differ.split(",")]
    if game not in (None, RULEBOOK.game):
        raise PaddlewheelError(f"--differ compares editions of {RULEBOOK.game}; {game} has only one")
    if len(names) != 2:
        raise PaddlewheelError(f"--differ takes two editions, as in classic-1997,2019; {differ!r} names {len(names)}")
    if as_json:
        answer(differences_data(*names))
    else:
        out.print(differences_table(*names))


@app.command()
def perft(
    position: Annotated[str | None, typer.Argument(help="A position in one line; without it, the first turn.")] = None,
    game: Annotated[str, typer.Option(help="Whose first turn, or whose position it is.")] = DEFAULT_GAME,
    edition: Edition = None,
    players: Players = None,
    variants: Variants = "",
    seed: Seed = 0,
    as_json: AsJson = False,
) -> None:
    """Count the distinct outcomes of the turn at a position, and how long that takes.

    Example: paddlewheel perft --game riverboat --players 3 --seed 3
    """
    from paddlewheel.games import find_game
    from paddlewheel.lab.perft import count_outcomes, first_turn
    from paddlewheel.lab.report import perft_table

    compile_if_needed()
    if position is not None:
        report = count_outcomes(find_game(game).position_from_text(position))
    else:
        report = count_outcomes(first_turn(game, edition, players, parse_variants(variants), seed or 0))
    if as_json:
        answer(report)
    else:
        out.print(perft_table(report))


@app.command()
def bench(
    peers: Annotated[
        Path | None, typer.Option(help="A Python that has the other engines (requirements/bench.txt).")
    ] = None,
    seconds: Annotated[float, typer.Option(help="How long to measure each row.")] = 3.0,
    as_json: AsJson = False,
) -> None:
    """Measure the engine, and other engines beside it in the same run.

    Example: paddlewheel bench --seconds 2
    """
    from paddlewheel.lab.bench import measure
    from paddlewheel.lab.report import bench_table

    compile_if_needed()
    report = measure(seconds, peers, lambda what: err.print(f"measuring {what} ..."))
    if as_json:
        answer(report)
    else:
        out.print(bench_table(report))


@app.command(name="compile")
def compile_engine() -> None:
    """Compile the engine into the cache, once; later starts find it there.

    Example: paddlewheel compile
    """
    from paddlewheel.lab.warm import cache_is_warm

    if cache_is_warm():
        err.print("the engine is compiled")
    else:
        compile_if_needed()


def compile_if_needed() -> None:
    """Compile with a progress bar where that has not been done yet."""
    from paddlewheel.lab.warm import cache_is_warm, functions_to_compile, warm

    if cache_is_warm():
        return
    with progress_bar("compiling the engine, once", functions_to_compile()) as advance:
        warm(advance)


def progress_bar(what: str, total: int) -> "Progress":
    return Progress(what, total)


class Progress:
    """A bar on stderr; `with Progress(...) as advance: advance(done)`."""

    def __init__(self, what: str, total: int) -> None:
        from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
        from rich.progress import Progress as Bar

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        self._bar = Bar(*columns, console=err, transient=True)
        self._task = self._bar.add_task(what, total=total)

    def __enter__(self) -> Callable[[int], None]:
        self._bar.start()
        return lambda done: self._bar.update(self._task, completed=done)

    def __exit__(self, *_: object) -> None:
        self._bar.stop()


def read_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise PaddlewheelError(f"{path} cannot be read: {problem.strerror}") from None
    except UnicodeDecodeError:
        raise PaddlewheelError(f"{path} is not a text file") from None


def main() -> None:
    """Run the command; an error becomes a sentence on stderr and an exit code, never a traceback."""
    try:
        app()
    except PaddlewheelError as problem:
        err.print(f"paddlewheel: {problem}", markup=False, highlight=False, soft_wrap=True)
        sys.exit(FAILED)


if __name__ == "__main__":
    main()
