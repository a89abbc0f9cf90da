"""The FastAPI application: routers, middleware, exception handlers, health and metrics endpoints."""

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.core.matches.records import engine_version
from paddlewheel.core.messages.errors import plain
from paddlewheel.server.api import messages
from paddlewheel.server.api.compression import CompressionMiddleware
from paddlewheel.server.api.errors import as_paddlewheel_error, error_body_of, status_of
from paddlewheel.server.api.middleware import SECURITY_HEADERS, AdmissionMiddleware, RootPathMiddleware
from paddlewheel.server.api.openapi import openapi_document
from paddlewheel.server.api.requests import location_of, problem_of
from paddlewheel.server.api.room_routes import ROOM_ROUTER
from paddlewheel.server.api.routes import API_ROUTER, services_of
from paddlewheel.server.api.websocket import SOCKET_ROUTER
from paddlewheel.server.error_body import error_body
from paddlewheel.server.json_logging import AccessLogMiddleware
from paddlewheel.server.seating.routes import SEATING_ROUTER
from paddlewheel.server.services import Services
from paddlewheel.server.storage.database import DATABASE_PROBLEMS
from paddlewheel.server.web.html import PAGE_ROUTER, nothing_there, wants_html


def make_app(services: Services) -> FastAPI:
    """Build the application. The caller closes `services`."""
    app = FastAPI(title="Paddlewheel", version=engine_version(), docs_url=None, redoc_url=None)
    app.openapi = openapi_document  # type: ignore[method-assign]
    app.state.services = services
    for router in (API_ROUTER, ROOM_ROUTER, SEATING_ROUTER, SOCKET_ROUTER, PAGE_ROUTER):
        app.include_router(router)
    for kind in (PaddlewheelError, *DATABASE_PROBLEMS):
        app.add_exception_handler(kind, _handle_refusal)
    app.add_exception_handler(RequestValidationError, _handle_invalid_request)
    app.add_exception_handler(HTTPException, _handle_http_error)
    app.add_exception_handler(Exception, _handle_unexpected_error)
    app.add_api_route("/healthz", _health, include_in_schema=False)
    app.add_api_route("/metrics", _metrics, include_in_schema=False)
    app.add_middleware(CompressionMiddleware)
    app.add_middleware(AdmissionMiddleware, limits=services.limits, quotas=services.quotas)
    app.add_middleware(AccessLogMiddleware, metrics=services.metrics)
    if services.root_path:
        app.add_middleware(RootPathMiddleware, root_path=services.root_path)
    return app


async def _health(request: Request) -> JSONResponse:
    """Health check: 503 with the reason if nothing can be written to the database."""
    problem = await services_of(request).health.problem()
    return JSONResponse({"ok": False, "problem": problem}, 503) if problem else JSONResponse({"ok": True})


async def _metrics(request: Request) -> Response:
    return Response(services_of(request).metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def _handle_refusal(_: Request, problem: Exception) -> JSONResponse:
    said = as_paddlewheel_error(problem)
    return JSONResponse(error_body_of(said), status_of(said))


async def _handle_invalid_request(request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, RequestValidationError)
    first = problem.errors()[0]
    field, wrong = location_of(first["loc"][1:]), problem_of(first)
    refusal = messages.invalid_field(field, wrong) if field else messages.invalid_request(wrong)
    is_json = "json" in request.headers.get("content-type", "")
    hinted = refusal if is_json or request.method == "GET" else messages.send_as_json(refusal)
    return JSONResponse(error_body(422, hinted), 422)


HTTP_ERRORS = {400: messages.unreadable_body(), 404: messages.no_address(), 405: messages.other_method()}


async def _handle_http_error(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    if problem.status_code == 404 and wants_html(request):
        return nothing_there(request)
    message = HTTP_ERRORS.get(problem.status_code) or plain(str(problem.detail))
    return JSONResponse(error_body(problem.status_code, message), problem.status_code, problem.headers)


async def _handle_unexpected_error(_: Request, problem: Exception) -> JSONResponse:
    """Answer an unexpected exception with a generic 500; details go to the log only."""
    headers = SECURITY_HEADERS | {"cache-control": "no-store"}
    return JSONResponse(error_body(500, messages.unexpected()), 500, headers)
