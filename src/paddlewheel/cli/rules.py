"""Commands rules, perft and compile."""

from typing import Annotated

import typer

from paddlewheel.cli import messages
from paddlewheel.cli.common import (
    DEFAULT_GAME,
    AsJson,
    Edition,
    Players,
    Seed,
    Variants,
    command,
    compile_if_needed,
    err,
    out,
    parse_variants,
    print_json,
    say,
)
from paddlewheel.cli.language import LANGUAGE
from paddlewheel.cli.messages.help import option
from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.core.notation.positions import position_from_text


@command("rules")
def rules(
    clause: Annotated[list[str] | None, typer.Argument(help=option("clause"))] = None,
    game: Annotated[str | None, typer.Option(help=option("rules-game"))] = None,
    edition: Edition = None,
    differ: Annotated[str, typer.Option(help=option("differ"))] = "",
    as_json: AsJson = False,
) -> None:
    """Look rules and advice up by id or by words, or compare two editions."""
    from paddlewheel.core.rulebook.console import contents_tables, found_panels
    from paddlewheel.core.rulebook.lookup import find_entries
    from paddlewheel.core.rulebook.to_json import contents_data, entry_data
    from paddlewheel.rulebooks import select_rulebooks

    asked = " ".join(clause or ())
    books = [book.in_language(LANGUAGE.get()) for book in select_rulebooks(asked, game, edition)]
    if differ:
        compare_editions(differ, game, as_json)
    elif asked:
        found = find_entries(asked, books)
        if as_json:
            print_json([entry_data(book, entry, edition) for book, entries in found.items() for entry in entries])
        else:
            out.print(found_panels(found, edition))
    elif as_json:
        print_json([chapter for book in books for chapter in contents_data(book)])
    else:
        out.print(contents_tables(books))


def compare_editions(differ: str, game: str | None, as_json: bool) -> None:
    from paddlewheel.mississippi_queen.rulebook import RULEBOOK, differences_data, differences_table

    names = [name.strip() for name in differ.split(",")]
    if game not in (None, RULEBOOK.game):
        raise PaddlewheelError(messages.one_edition(RULEBOOK.game, game))
    if len(names) != 2:
        raise PaddlewheelError(messages.two_editions(repr(differ), len(names)))
    if as_json:
        print_json(differences_data(*names))
    else:
        out.print(differences_table(names[0], names[1], LANGUAGE.get()))


@command("perft")
def perft(
    position: Annotated[str | None, typer.Argument(help=option("position"))] = None,
    game: Annotated[str, typer.Option(help=option("perft-game"))] = DEFAULT_GAME,
    edition: Edition = None,
    players: Players = None,
    variants: Variants = "",
    seed: Seed = 0,
    as_json: AsJson = False,
) -> None:
    """Count the distinct outcomes of the turn at a position, and how long that takes."""
    from paddlewheel.games import find_game
    from paddlewheel.lab.perft import count_outcomes, first_turn
    from paddlewheel.lab.reports.tables import perft_table

    compile_if_needed()
    if position is not None:
        report = count_outcomes(position_from_text(find_game(game), position))
    else:
        report = count_outcomes(first_turn(game, edition, players, parse_variants(variants), seed or 0))
    if as_json:
        print_json(report)
    else:
        out.print(perft_table(report, LANGUAGE.get()))


@command("compile")
def compile_engine() -> None:
    """Compile the engine into the cache, once; later starts find it there. PADDLEWHEEL_CACHE names another folder."""
    from paddlewheel.lab.runs.precompile import cache_is_warm, check_cache

    check_cache()
    if cache_is_warm():
        say(messages.compiled(), err)
    else:
        compile_if_needed()
