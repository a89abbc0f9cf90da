"""The FastAPI application: routers, middleware, exception handlers, health and metrics endpoints."""

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.core.records import engine_version
from paddlewheel.server.api.compression import Compressed
from paddlewheel.server.api.errors import LONGEST_PLACE, as_data, in_words, shortened, status_of, told
from paddlewheel.server.api.middleware import HEADERS, Guard, RootPath
from paddlewheel.server.api.openapi import document
from paddlewheel.server.api.routes import ROUTES, house_of
from paddlewheel.server.api.websocket import SOCKETS
from paddlewheel.server.json_logging import Logged
from paddlewheel.server.services import House
from paddlewheel.server.storage.database import DATABASE_PROBLEMS
from paddlewheel.server.web.html import PAGES


def make_app(house: House) -> FastAPI:
    """Build the application. The caller closes `services`."""
    app = FastAPI(title="Paddlewheel", version=engine_version(), docs_url=None, redoc_url=None)
    app.openapi = document  # type: ignore[method-assign]
    app.state.house = house
    for router in (ROUTES, SOCKETS, PAGES):
        app.include_router(router)
    for kind in (PaddlewheelError, *DATABASE_PROBLEMS):
        app.add_exception_handler(kind, _refused)
    app.add_exception_handler(RequestValidationError, _misread)
    app.add_exception_handler(HTTPException, _lost)
    app.add_exception_handler(Exception, _broken)
    app.add_api_route("/healthz", _health, include_in_schema=False)
    app.add_api_route("/metrics", _metrics, include_in_schema=False)
    app.add_middleware(Compressed)
    app.add_middleware(Guard, limits=house.limits, shares=house.shares)
    app.add_middleware(Logged, metrics=house.metrics)
    if house.root_path:
        app.add_middleware(RootPath, root_path=house.root_path)
    return app


async def _health(request: Request) -> JSONResponse:
    """Health check: 503 with the reason if nothing can be written to the database."""
    problem = await house_of(request).health.problem()
    return JSONResponse({"ok": False, "problem": problem}, 503) if problem else JSONResponse({"ok": True})


async def _metrics(request: Request) -> Response:
    return Response(house_of(request).metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def _refused(_: Request, problem: Exception) -> JSONResponse:
    said = in_words(problem)
    return JSONResponse(as_data(said), status_of(said))


async def _misread(request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, RequestValidationError)
    first = problem.errors()[0]
    where = shortened(".".join(str(part) for part in first["loc"][1:]), LONGEST_PLACE) or "the request"
    return JSONResponse(told(422, f"{where}: {first['msg']}{_hint(request)}"), 422)


def _hint(request: Request) -> str:
    is_json = "json" in request.headers.get("content-type", "")
    return "" if is_json or request.method == "GET" else " (send it with the header content-type: application/json)"


async def _lost(request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, HTTPException)
    sentences = {404: "there is nothing at this address; /docs lists what there is", 405: "not in this way; see /docs"}
    sentence = sentences.get(problem.status_code, str(problem.detail))
    return JSONResponse(told(problem.status_code, sentence), problem.status_code, problem.headers)


async def _broken(_: Request, problem: Exception) -> JSONResponse:
    """Answer an unexpected exception with a generic 500; details go to the log only."""
    sentence = "something went wrong here; nothing was played. Look again and go on"
    return JSONResponse(told(500, sentence), 500, HEADERS | {"cache-control": "no-store"})
