"""HTML pages: the built web client, the public list of rooms, and the API reference."""

import json
import time
from html import escape
from importlib.resources import files
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from paddlewheel.server.api.routes import services_of
from paddlewheel.server.storage.models import RoomRow, SeatRow
from paddlewheel.server.web.static_files import PAGE_FOLDER, page_file

PAGE_ROUTER = APIRouter(include_in_schema=False)
FOOTER_HTML = (
    '<p><a href="./">Play</a> in the browser. '
    "A program opens a room with <code>POST /api/rooms</code> and plays by its links; "
    '<a href="docs">the requests</a>, <a href="openapi.json">as OpenAPI</a>.</p>'
)


def page_is_built() -> bool:
    return (PAGE_FOLDER / "index.html").is_file()


@PAGE_ROUTER.get("/")
async def home(request: Request) -> Response:
    if page_is_built():
        return page_file("index.html", request)
    return _page(
        "The page is not built", f"<p><code>make setup</code> builds the page to play on.</p>{FOOTER_HTML}", 503
    )


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


@PAGE_ROUTER.get("/wheel.svg")
async def icon(request: Request) -> Response:
    return page_file("wheel.svg", request)


@PAGE_ROUTER.get("/rooms")
async def rooms(request: Request) -> HTMLResponse:
    found = await services_of(request).room_list.newest()
    rows = "".join(_row(*one) for one in found)
    table = (
        f"<table><thead><tr><th>Opened (UTC)<th>Game<th>Edition<th>Players<th>Entries</thead><tbody>{rows}</table>"
        if rows
        else "<p>No room is listed. Whoever opens one chooses whether it is.</p>"
    )
    return _page("Rooms", table + FOOTER_HTML)


def _row(room: RoomRow, seats: list[SeatRow], entries: int, _: int) -> str:
    opened = time.strftime("%Y-%m-%d %H:%M", time.gmtime(room.opened / 1000))
    names = ", ".join(escape(seat.name or f"Player {number}") for number, seat in enumerate(seats, 1))
    edition = escape(str(json.loads(room.options)["edition"]))
    return f"<tr><td>{opened}<td>{escape(room.rules.title)}<td>{edition}<td>{names}<td>{entries}"


@PAGE_ROUTER.get("/docs")
async def requests(request: Request) -> HTMLResponse:
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


@PAGE_ROUTER.get("/plain.css")
async def style() -> Response:
    return Response(files(__package__).joinpath("plain.css").read_text("utf-8"), media_type="text/css")


def _page(title: str, body: str, status: int = 200) -> HTMLResponse:
    return HTMLResponse(
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title} - Paddlewheel</title>'
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="plain.css">'
        '<link rel="icon" href="wheel.svg"></head>'
        f'<body><h1><a href="./">Paddlewheel</a></h1><h2>{title}</h2>{body}</body></html>',
        status,
    )
