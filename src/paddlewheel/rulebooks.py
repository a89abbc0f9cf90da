"""Registry of rulebooks. As a program, writes each as a Markdown page:

python -m paddlewheel.rulebooks docs/rules
"""

import sys
from pathlib import Path

from paddlewheel.core.errors import SetupError
from paddlewheel.core.messages.errors import setup
from paddlewheel.core.rulebook import Rulebook
from paddlewheel.core.rulebook.lookup import is_named
from paddlewheel.core.rulebook.markdown import markdown
from paddlewheel.games import MODULES, find_game

RULEBOOKS: dict[str, Rulebook] = {
    name: module.rulebook for name, module in MODULES.items() if module.offers("rulebook")
}


def select_rulebooks(text: str = "", game: str | None = None, edition: str | None = None) -> list[Rulebook]:
    """Select rulebooks: by the prefix of a clause id, else by game; filtered to those with the edition."""
    named = [book for book in RULEBOOKS.values() if is_named(text, book)]
    books = named or ([find_rulebook(game)] if game else list(RULEBOOKS.values()))
    return books if edition is None else _with_edition(books, edition)


def find_rulebook(game: str) -> Rulebook:
    return find_game(game).module.rulebook


def _with_edition(books: list[Rulebook], edition: str) -> list[Rulebook]:
    having = [book for book in books if edition in book.editions]
    if not having:
        games = tuple(book.title for book in books)
        known = tuple(name for book in books for name in book.editions)
        raise SetupError(setup.no_edition_of(repr(edition), games, known))
    return having


def main(arguments: list[str]) -> None:
    if len(arguments) != 1:
        sys.exit("usage: python -m paddlewheel.rulebooks FOLDER")
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for book in RULEBOOKS.values():
        (folder / f"{book.game}.md").write_text(markdown(book), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
