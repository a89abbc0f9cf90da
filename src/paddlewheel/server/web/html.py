"""HTML pages: the built web client, the public list of rooms, and the API reference."""

import json
import time
from html import escape
from importlib.resources import files
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from paddlewheel.core.messages import ENGLISH, Message, text
from paddlewheel.server.api.routes import services_of
from paddlewheel.server.storage.models import RoomRow, SeatRow
from paddlewheel.server.web import messages
from paddlewheel.server.web.language import browser_language
from paddlewheel.server.web.static_files import PAGE_FOLDER, page_file

PAGE_ROUTER = APIRouter(include_in_schema=False)
CODE = "CODE"  # stands for code in a text


def page_is_built() -> bool:
    return (PAGE_FOLDER / "index.html").is_file()


@PAGE_ROUTER.get("/")
async def home(request: Request) -> Response:
    if page_is_built():
        return page_file("index.html", request)
    language = _language(request)
    how = _code(messages.how_to_build(CODE), "make setup", language)
    return _page(text(messages.not_built(), language), f"<p>{how}</p>{_footer(language)}", language, 503)


@PAGE_ROUTER.get("/page/")
async def old_home() -> Response:
    """Redirect the former address; browsers keep the fragment."""
    return RedirectResponse("../")


@PAGE_ROUTER.get("/page/{path:path}")
async def asset(path: str, request: Request) -> Response:
    return page_file(path, request)


@PAGE_ROUTER.get("/assets/{path:path}")
async def built_asset(path: str, request: Request) -> Response:
    return page_file(f"assets/{path}", request)


@PAGE_ROUTER.get("/icons/{path:path}")
async def icons(path: str, request: Request) -> Response:
    return page_file(f"icons/{path}", request)


@PAGE_ROUTER.get("/wheel.svg")
@PAGE_ROUTER.get("/manifest.webmanifest")
@PAGE_ROUTER.get("/service-worker.js")
async def root_file(request: Request) -> Response:
    """A file that has to lie beside the page itself."""
    return page_file(request.url.path.rpartition("/")[2], request)


@PAGE_ROUTER.get("/rooms")
async def rooms(request: Request) -> HTMLResponse:
    found = await services_of(request).room_list.newest()
    language = _language(request)
    columns = (messages.opened(), messages.game(), messages.edition(), messages.players(), messages.entries())
    head = "".join(f"<th>{escape(text(column, language))}" for column in columns)
    rows = "".join(_row(*one) for one in found)
    table = (
        f"<table><thead><tr>{head}</thead><tbody>{rows}</table>"
        if rows
        else f"<p>{escape(text(messages.no_room(), language))}</p>"
    )
    return _page(text(messages.rooms(), language), table + _footer(language), language)


def _footer(language: str) -> str:
    play, requests = (escape(text(message, language)) for message in (messages.play(), messages.requests()))
    programs = _code(messages.for_programs(CODE), "POST /api/rooms", language)
    return (
        f'<p><a href="./">{play}</a></p>'
        f'<p>{programs} <a href="docs">{requests}</a>, <a href="openapi.json">OpenAPI</a></p>'
    )


def _code(message: Message, code: str, language: str) -> str:
    """A text as HTML, with code in the place of CODE."""
    return escape(text(message, language)).replace(CODE, f"<code>{escape(code)}</code>")


def _language(request: Request) -> str:
    return browser_language(request.headers.get("accept-language", ""))


def _row(room: RoomRow, seats: list[SeatRow], entries: int, _: int) -> str:
    opened = time.strftime("%Y-%m-%d %H:%M", time.gmtime(room.opened / 1000))
    names = ", ".join(escape(seat.name or f"Player {number}") for number, seat in enumerate(seats, 1))
    edition = escape(str(json.loads(room.options)["edition"]))
    return f"<tr><td>{opened}<td>{escape(room.rules.title)}<td>{edition}<td>{names}<td>{entries}"


@PAGE_ROUTER.get("/docs")
async def requests(request: Request) -> HTMLResponse:
    """The reference of the API. It is English, as the descriptions of the schema are."""
    schema: dict[str, Any] = request.app.openapi()
    rows = "".join(
        f"<tr><td><code>{method.upper()}</code><td><code>{escape(path)}</code><td>{escape(what.get('description', ''))}"
        f"<td>{_body_link(what)}"
        for path, ways in schema["paths"].items()
        for method, what in ways.items()
    )
    models = "".join(
        _request_model(name, model)
        for name, model in schema["components"]["schemas"].items()
        if _is_request_model(name)
    )
    table = f"<table><thead><tr><th>Way<th>Address<th>What it does<th>Body</thead><tbody>{rows}</table>"
    return _page("Requests", f"{table}<h2>Bodies</h2>{models}<p><a href='rooms'>Rooms</a></p>")


def _is_request_model(name: str) -> bool:
    return name.endswith("Request")


def _body_link(what: dict[str, Any]) -> str:
    content = what.get("requestBody", {}).get("content", {}).get("application/json", {})
    name = content.get("schema", {}).get("$ref", "").rpartition("/")[2]
    return f'<a href="#{name}">{name}</a>' if name else ""


def _request_model(name: str, model: dict[str, Any]) -> str:
    required = set(model.get("required", ()))
    fields = "".join(
        f"<li><code>{escape(field)}</code>{'' if field in required else ' (may be left out)'}"
        for field in model.get("properties", {})
    )
    return f'<h3 id="{name}">{name}</h3><p>{escape(model.get("description", ""))}</p><ul>{fields}</ul>'


def wants_html(request: Request) -> bool:
    """Whether a person looks at an address in a browser, rather than a program asking the API."""
    is_page = request.method == "GET" and not request.scope["path"].startswith("/api")
    return is_page and "text/html" in request.headers.get("accept", "")


def nothing_there(request: Request) -> HTMLResponse:
    """Answer an unknown address with a way home, wherever under the root path it is."""
    home = f"/{services_of(request).root_path.strip('/')}/".replace("//", "/")
    language = _language(request)
    words, way = text(messages.address_leads_nowhere(), language), text(messages.to_the_start(), language)
    body = f'<p>{words}</p><p><a class="home" href="{home}">{way}</a></p>'
    return _page(text(messages.nothing_here(), language), body, language, 404, home)


@PAGE_ROUTER.get("/plain.css")
async def style() -> Response:
    return Response(files(__package__).joinpath("plain.css").read_text("utf-8"), media_type="text/css")


def _page(title: str, body: str, language: str = ENGLISH, status: int = 200, home: str = "./") -> HTMLResponse:
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{title} - Paddlewheel</title>'
        f'<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="{home}plain.css">'
        f'<link rel="icon" href="{home}wheel.svg"></head>'
        f'<body><h1><a href="{home}">Paddlewheel</a></h1><h2>{title}</h2>{body}</body></html>',
        status,
        {"vary": "accept-language"},
    )
