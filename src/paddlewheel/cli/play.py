"""Commands play and replay: games in the terminal and saved games."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from paddlewheel.cli import messages
from paddlewheel.cli.common import (
    DEFAULT_GAME,
    FAILED,
    UNCHECKED,
    AsJson,
    Edition,
    Players,
    Seed,
    Variants,
    command,
    compile_if_needed,
    out,
    parse_variants,
    print_json,
    read_file,
    say,
)
from paddlewheel.cli.language import LANGUAGE
from paddlewheel.cli.messages.help import option
from paddlewheel.core.errors import PaddlewheelError, RecordError
from paddlewheel.core.messages import Message

if TYPE_CHECKING:
    from paddlewheel.core.matches.provably_fair import CheckedDraws

DEFAULT_BOT = "mate"


@command("play")
def play(
    game: Annotated[str, typer.Argument(help=option("play-game"))] = DEFAULT_GAME,
    edition: Edition = None,
    players: Players = None,
    variants: Variants = "",
    seed: Seed = None,
    humans: Annotated[int, typer.Option(help=option("humans"))] = 1,
    bot: Annotated[str | None, typer.Option(help=option("bot"))] = None,
    load: Annotated[Path | None, typer.Option(help=option("play-load"))] = None,
) -> None:
    """Play in the terminal against bots."""
    from paddlewheel import load as load_record
    from paddlewheel import new_game
    from paddlewheel.bots import bot_up_to, find_bot, make_bot
    from paddlewheel.terminal import play_in_terminal

    if bot is not None:
        find_bot(bot)
    compile_if_needed()
    if load is not None:
        match = load_record(read_file(load))
    else:
        match = new_game(game, edition=edition, players=players, variants=parse_variants(variants), seed=seed)
    bot = bot or bot_up_to(DEFAULT_BOT, match.game)
    find_bot(bot, match.game)
    seats = range(len(match.result))
    if not 0 <= humans <= len(seats):
        raise PaddlewheelError(messages.bad_humans(len(seats), humans))
    bots = {seat: make_bot(bot, 0, match.seed, seat) for seat in seats if seat >= humans}
    raise typer.Exit(play_in_terminal(match, set(range(humans)), bots, language=LANGUAGE.get()))


@command("replay")
def replay(
    file: Annotated[Path, typer.Argument(help=option("saved-game"))],
    check: Annotated[bool, typer.Option("--check", help=option("check"))] = False,
    as_json: AsJson = False,
) -> None:
    """Replay a saved game, or verify it with --check."""
    from paddlewheel import load
    from paddlewheel.core.matches.provably_fair import check_luck
    from paddlewheel.core.matches.records import LUCK, from_text
    from paddlewheel.terminal.app import print_game_log

    try:
        text = read_file(file)
        match, record = load(text), from_text(text)
        luck = check_luck(match.game, record) if check and LUCK in record else None
    except RecordError as problem:
        if as_json:
            print_json({"file": str(file), "ok": False, "reason": str(problem)})
            raise typer.Exit(FAILED) from None
        raise RecordError(messages.in_file(str(file), problem.message)) from None
    summary = {"file": str(file), "ok": True, "actions": len(match.log), "over": match.is_over, "result": match.result}
    if luck is not None:
        summary |= {"draws": luck.checked, "draws_copied": luck.copied}
    if as_json:
        print_json(summary)
    elif check:
        named, actions, places = str(file), len(match.log), str(match.result)
        say(
            messages.replays(named, actions, places)
            if luck is None
            else messages.replays_with_luck(named, actions, places, _luck_in_words(luck))
        )
    else:
        print_game_log(match, out, LANGUAGE.get())
    if luck is not None and not luck.checked:
        raise typer.Exit(UNCHECKED)


def _luck_in_words(luck: "CheckedDraws") -> Message:
    checked = messages.draws_checked(luck.checked) if luck.checked else messages.no_draw_checked()
    return messages.draws_unchecked(checked, luck.copied) if luck.copied else checked
