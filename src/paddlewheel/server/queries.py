"""Queries that a route does not know are refused: a misspelt one would be ignored, and the answer be another's."""

from fastapi import Request

from paddlewheel.core.errors import NotationError


async def only_known(request: Request) -> None:
    known = [query.alias for query in request.scope["route"].dependant.query_params]
    for name in request.query_params:
        if not known:
            raise NotationError(f"there is no query {name!r} here; this address takes none")
        if name not in known:
            raise NotationError(f"there is no query {name!r} here; choose from {', '.join(known)}")
