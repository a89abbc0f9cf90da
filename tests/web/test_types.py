"""The types of the page are those of the server: schema.d.ts is what the generator makes of /openapi.json now."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

from paddlewheel.server.api.openapi import openapi_document
from tests.repository import ROOT

WEB = ROOT / "web"
NPM = shutil.which("npm") or str(Path(sys.executable).parent / "npm")


def test_the_types_of_the_page_are_up_to_date() -> None:
    assert (WEB / "node_modules").exists(), "the page's packages are not installed: make web/node_modules/.stamp"
    command = [NPM, "run", "types", "--", "--check"]
    done = subprocess.run(
        command, cwd=WEB, input=json.dumps(openapi_document()), text=True, capture_output=True, timeout=300
    )
    again = "python -m paddlewheel.server.api.openapi | npm --prefix web run types"
    assert done.returncode == 0, f"make them anew: {again}\n{done.stdout}{done.stderr}"
