"""The page's German phrasebook, asked from here."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tests.repository import ROOT

WEB = ROOT / "web"
NODE = shutil.which("node") or str(Path(sys.executable).parent / "node")

ENGLISH = re.compile(r"\b(the|and|or|is|are|not|of|to|with|by|from|your|must|should|has|made|turn|valid)\b")


@dataclass(frozen=True)
class Translated:
    german: dict[str, str | None]
    unused: list[str]  # patterns that no sentence needed

    @property
    def unknown(self) -> list[str]:
        """Those left in English, or in part."""
        return sorted(english for english, german in self.german.items() if german is None or ENGLISH.search(german))


def translated(sentences: Iterable[str]) -> Translated:
    asked = json.dumps(sorted(set(sentences)))
    command = [NODE, "scripts/german.mjs"]
    done = subprocess.run(command, cwd=WEB, input=asked, text=True, capture_output=True, timeout=120, check=True)
    said = json.loads(done.stdout)
    return Translated(said["german"], said["unused"])
