"""The rulebooks and their examples. They change with the program only, so that readers may keep them."""

import hashlib
from dataclasses import dataclass
from functools import cache
from typing import Annotated

import orjson
from fastapi import APIRouter, Path, Query, Request, Response

from paddlewheel.core.errors import NotationError, SetupError
from paddlewheel.core.rulebook.to_json import book_data
from paddlewheel.core.rulebook.translations import ENGLISH, Language
from paddlewheel.examples import examples
from paddlewheel.games import GAMES
from paddlewheel.rulebooks import find_rulebook
from paddlewheel.server.api.schemas import Examples, Rules

RULES = APIRouter(prefix="/rules")
KEPT = "no-cache"  # kept, and asked for again: another version may have other rules

GameName = Annotated[str, Path(max_length=64, description="The name of a game.")]
Edition = Annotated[str, Query(max_length=64, description="The usual one, if left out.")]
Clause = Annotated[str, Query(max_length=64, description="Those of one clause only.")]


@dataclass(frozen=True)
class Sheet:
    """An answer as it is sent, and what it is known by."""

    body: bytes
    tag: str


# Not async: the first reader of a sheet waits for it, and nobody else.
@RULES.get("/{game}", response_model=Rules)
def rules(game: GameName, request: Request, edition: Edition = "", language: Language = ENGLISH) -> Response:
    """The rulebook of a game for readers of one edition, and what differs in the others."""
    return _kept(_rules(game, edition, language), request)


@RULES.get("/{game}/examples", response_model=Examples)
def rule_examples(game: GameName, request: Request, clause: Clause = "", language: Language = ENGLISH) -> Response:
    """Situations played by the engine, for the clauses they explain."""
    return _kept(_examples(game, clause, language), request)


def _kept(sheet: Sheet, request: Request) -> Response:
    headers = {"cache-control": KEPT, "etag": sheet.tag}
    if sheet.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(sheet.body, media_type="application/json", headers=headers)


@cache
def _rules(game: str, edition: str, language: Language) -> Sheet:
    book = find_rulebook(game).in_language(language)
    wanted = edition or str(GAMES[game].options_to_json(GAMES[game].options(None, None, {}))["edition"])
    if wanted not in book.editions:
        raise SetupError(f"there is no edition {edition!r} of {book.title}; choose one of {', '.join(book.editions)}")
    return _sheet(book_data(book, wanted))


@cache
def _examples(game: str, name: str, language: Language) -> Sheet:
    book = find_rulebook(game)
    if name and name not in book.by_id:
        raise NotationError(
            f"there is no clause {name!r} of {book.title}; a clause is named like {next(iter(book.by_id))}"
        )
    return _sheet({"examples": examples(book, language, name)})


def _sheet(data: object) -> Sheet:
    body = orjson.dumps(data)
    return Sheet(body, f'"{hashlib.sha256(body).hexdigest()[:16]}"')
