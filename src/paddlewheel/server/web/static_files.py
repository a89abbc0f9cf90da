"""Static files of the web client, cached in memory, plain and gzipped."""

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from fastapi import HTTPException, Request, Response

PAGE = (Path(__file__).parent / "page").resolve()
KEPT = 256  # files; more than the web client has
IS_TEXT = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg")
FOR_EVER = "public, max-age=31536000, immutable"  # names of assets contain a hash of their content
ASK_AGAIN = "no-cache"


def file_of_page(path: str, request: Request) -> Response:
    file = _found(path)
    if file is None:
        raise HTTPException(404)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    body, packed = _read(file, file.stat().st_mtime_ns)
    headers = {"cache-control": FOR_EVER if path.startswith("assets/") else ASK_AGAIN, "vary": "accept-encoding"}
    if kind.startswith(IS_TEXT) and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=kind, headers=headers | {"content-encoding": "gzip"})
    return Response(body, media_type=kind, headers=headers)


def _found(path: str) -> Path | None:
    try:
        file = (PAGE / (path or "index.html")).resolve()
        return file if file.is_relative_to(PAGE) and file.is_file() else None
    except (OSError, ValueError):  # not a valid file name
        return None


@lru_cache(maxsize=KEPT)
def _read(file: Path, changed: int) -> tuple[bytes, bytes]:
    body = file.read_bytes()
    return body, gzip.compress(body, 9, mtime=0)
