"""Static files of the web client, cached in memory, plain and gzipped."""

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from fastapi import HTTPException, Request, Response

PAGE_FOLDER = (Path(__file__).parent / "page").resolve()
MAX_CACHED_FILES = 256  # files; more than the web client has
COMPRESSIBLE_TYPES = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg")
IMMUTABLE_CACHE_CONTROL = "public, max-age=31536000, immutable"  # names of assets contain a hash of their content
REVALIDATE_CACHE_CONTROL = "no-cache"


def page_file(path: str, request: Request) -> Response:
    file = _find_file(path)
    if file is None:
        raise HTTPException(404)
    kind = _kind(file.name)
    body, packed = _read(file, file.stat().st_mtime_ns)
    headers = {
        "cache-control": IMMUTABLE_CACHE_CONTROL if path.startswith("assets/") else REVALIDATE_CACHE_CONTROL,
        "vary": "accept-encoding",
    }
    if kind.startswith(COMPRESSIBLE_TYPES) and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=kind, headers=headers | {"content-encoding": "gzip"})
    return Response(body, media_type=kind, headers=headers)


def _kind(name: str) -> str:
    if name.endswith(".webmanifest"):
        return "application/manifest+json"
    return mimetypes.guess_type(name)[0] or "application/octet-stream"


def _find_file(path: str) -> Path | None:
    try:
        file = (PAGE_FOLDER / (path or "index.html")).resolve()
        return file if file.is_relative_to(PAGE_FOLDER) and file.is_file() else None
    except (OSError, ValueError):  # not a valid file name
        return None


@lru_cache(maxsize=MAX_CACHED_FILES)
def _read(file: Path, changed: int) -> tuple[bytes, bytes]:
    body = file.read_bytes()
    return body, gzip.compress(body, 9, mtime=0)
