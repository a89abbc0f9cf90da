"""Rulebook endpoints: clauses and examples, cached on both sides and revalidated by ETag."""

import hashlib
from dataclasses import dataclass
from functools import cache
from typing import Annotated

import orjson
from fastapi import APIRouter, Path, Query, Request, Response

from paddlewheel.core.errors import NotationError, SetupError
from paddlewheel.core.messages import ENGLISH
from paddlewheel.core.messages.errors import setup
from paddlewheel.core.messages.language import require_language
from paddlewheel.core.rulebook.to_json import book_data
from paddlewheel.examples import examples
from paddlewheel.games import GAMES
from paddlewheel.rulebooks import find_rulebook
from paddlewheel.server.api import messages
from paddlewheel.server.api.schemas.rulebook import ExamplesResponse, RulebookResponse

RULEBOOK_ROUTER = APIRouter(prefix="/rules")
RULEBOOK_CACHE_CONTROL = "no-cache"  # cached and revalidated: another version may have other rules

GameNamePath = Annotated[str, Path(max_length=64, description="The name of a game.")]
EditionQuery = Annotated[str, Query(max_length=64, description="The usual one, if left out.")]
LanguageQuery = Annotated[str, Query(max_length=64, description="The language; what it lacks is in English.")]
ClauseQuery = Annotated[str, Query(max_length=64, description="Those of one clause only.")]


@dataclass(frozen=True)
class CachedResponse:
    """An encoded body and its ETag."""

    body: bytes
    tag: str


# Not async: only the first request for a rulebook waits while it is built, in a thread.
@RULEBOOK_ROUTER.get("/{game}", response_model=RulebookResponse)
def rules(
    game: GameNamePath, request: Request, edition: EditionQuery = "", language: LanguageQuery = ENGLISH
) -> Response:
    """The rulebook of a game in one edition, with the differences in the others."""
    return _conditional_response(_rules(game, edition, require_language(language)), request)


@RULEBOOK_ROUTER.get("/{game}/examples", response_model=ExamplesResponse)
def rule_examples(
    game: GameNamePath, request: Request, clause: ClauseQuery = "", language: LanguageQuery = ENGLISH
) -> Response:
    """Examples of clauses: positions before and after, played by the engine."""
    return _conditional_response(_examples(game, clause, require_language(language)), request)


def _conditional_response(sheet: CachedResponse, request: Request) -> Response:
    """The response, or 304 if the client has it."""
    headers = {"cache-control": RULEBOOK_CACHE_CONTROL, "etag": sheet.tag}
    if sheet.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(sheet.body, media_type="application/json", headers=headers)


@cache
def _rules(game: str, edition: str, language: str) -> CachedResponse:
    book = find_rulebook(game).in_language(language)
    wanted = edition or str(GAMES[game].options_to_json(GAMES[game].options(None, None, {}))["edition"])
    if wanted not in book.editions:
        raise SetupError(setup.no_edition_of(repr(edition), (book.title,), tuple(book.editions)))
    return _cached_response(book_data(book, wanted))


@cache
def _examples(game: str, name: str, language: str) -> CachedResponse:
    book = find_rulebook(game)
    if name and name not in book.by_id:
        raise NotationError(messages.no_clause(repr(name), book.title, next(iter(book.by_id))))
    return _cached_response({"examples": examples(book, language, name)})


def _cached_response(data: object) -> CachedResponse:
    body = orjson.dumps(data)
    return CachedResponse(body, f'"{hashlib.sha256(body).hexdigest()[:16]}"')
