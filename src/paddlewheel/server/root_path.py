"""Served under a path of a larger site, by a proxy that leaves the path as it is."""

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send


class RootPath:
    """Takes the path off; a proxy that has already done so is served as well."""

    def __init__(self, app: ASGIApp, root_path: str) -> None:
        self._app, self._root = app, "/" + root_path.strip("/")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if scope["type"] == "http" and path == self._root:
            await RedirectResponse(f"{self._root}/")(scope, receive, send)
            return
        if path.startswith(f"{self._root}/"):
            scope["path"] = path.removeprefix(self._root)
            scope["raw_path"] = scope["raw_path"].removeprefix(self._root.encode())
        await self._app(scope, receive, send)
