"""The server as one application: its rooms, its routes, and an answer in words to whatever goes wrong."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse

from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.core.records import engine_version
from paddlewheel.server.database import is_reachable
from paddlewheel.server.problems import as_data, status_of
from paddlewheel.server.rooms import Rooms
from paddlewheel.server.routes import ROUTES
from paddlewheel.server.sockets import SOCKETS
from paddlewheel.server.store import Store


def make_app(database: str) -> FastAPI:
    """An application on this database; it opens it when it starts and closes it when it ends."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = await Store.at(database)
        app.state.rooms = Rooms(store)
        yield
        await store.close()

    app = FastAPI(title="Paddlewheel", version=engine_version(), lifespan=life)
    app.include_router(ROUTES)
    app.include_router(SOCKETS)
    app.add_exception_handler(PaddlewheelError, _refused)
    app.add_exception_handler(RequestValidationError, _misread)
    app.add_api_route("/healthz", _health)
    return app


async def _health(request: Request) -> JSONResponse:
    """Does the database answer?"""
    well = await is_reachable(request.app.state.rooms.store.engine)
    return JSONResponse({"ok": well}, 200 if well else 503)


async def _refused(_: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, PaddlewheelError)
    return JSONResponse(as_data(problem), status_of(problem))


async def _misread(_: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, RequestValidationError)
    first = problem.errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:]) or "the request"
    return JSONResponse({"type": "error", "error": f"{where}: {first['msg']}"}, 422)
