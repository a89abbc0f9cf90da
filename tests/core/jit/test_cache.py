"""Compiled code on the disk: found where it may be, made by one process, announced, and nobody else's numba touched."""

import os
import platform
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.core.jit import cache_folders
from paddlewheel.core.jit.cache_folders import CacheFolders, is_writable, temporary_folder
from paddlewheel.core.jit.decorators import PACKAGE, PLAIN
from paddlewheel.lab.runs import precompile
from tests.repository import ROOT

pytestmark = pytest.mark.slow

COMPILED_MODE = pytest.mark.skipif(PLAIN, reason="plain Python compiles nothing")
ANNOUNCED = "paddlewheel: compiling its rules for this machine"
PROGRAM = """
from paddlewheel.core.rng import new_stream
print(int(new_stream(1, 2, 3)[0].a))
"""
# One entry that takes its time, and says so: what is compiled once must not be compiled again.
SLOW = """
import sys, time
import numba
from numba.core import compiler
from paddlewheel.core import rng

usual = rng.new_stream_in._compiler.compile
def slowly(*arguments):
    with open(sys.argv[1], "a") as log:
        log.write("compiled\\n")
    time.sleep(float(sys.argv[2]))
    return usual(*arguments)
rng.new_stream_in._compiler.compile = slowly
print(int(rng.new_stream(1, 2, 3)[0].a))
"""


def environment(cache: Path, **more: str) -> dict[str, str]:
    return {**os.environ, "PADDLEWHEEL_CACHE": str(cache), "PYTHONPATH": str(PACKAGE.parent), **more}


def run(program: str, cache: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", program, *arguments]
    done = subprocess.run(command, env=environment(cache, **more), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done


@pytest.fixture
def not_a_folder(tmp_path: Path) -> Path:
    """Where nothing can be written, not even by root."""
    path = tmp_path / "file"
    path.write_text("")
    return path


@COMPILED_MODE
def test_compiling_is_announced_in_one_line_and_loading_is_not(tmp_path: Path) -> None:
    first, second = run(PROGRAM, tmp_path), run(PROGRAM, tmp_path)
    assert first.stderr.startswith(ANNOUNCED)
    assert first.stderr.count("\n") == 1
    assert second.stderr == ""
    assert first.stdout == second.stdout


@COMPILED_MODE
def test_the_settings_of_numba_stay_as_they_were(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text("import numba\n@numba.njit(cache=True)\ndef twice(number):\n    return 2 * number\n")
    program = """
import os, sys
import numba
before = numba.config.CACHE_DIR, dict(os.environ)
import paddlewheel
from paddlewheel.core.rng import new_stream
new_stream(1, 2, 3)
assert before == (numba.config.CACHE_DIR, dict(os.environ))
sys.path.insert(0, sys.argv[1])
import mine
assert mine.twice(4) == 8
"""
    for theirs in ("", str(tmp_path / "theirs")):
        run(program, tmp_path / "ours", str(tmp_path), NUMBA_CACHE_DIR=theirs)
    assert not list((tmp_path / "ours").rglob("mine*"))
    assert list((tmp_path / "theirs").rglob("mine.twice*.nbc"))


@pytest.fixture
def read_only_package(tmp_path: Path) -> Path:
    """A copy of the package beside which nothing can be written: Python's folder for compiled files is a file."""
    copy = tmp_path / "site" / "paddlewheel"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "page"))
    (copy / "__pycache__").write_text("")
    return copy.parent


@COMPILED_MODE
def test_where_no_cache_folder_is_writable_a_temporary_one_is_used(
    read_only_package: Path, not_a_folder: Path, tmp_path: Path
) -> None:
    fleeting = tmp_path / "fleeting"
    fleeting.mkdir()
    given = {"PYTHONPATH": str(read_only_package), "TMPDIR": str(fleeting)}
    first, second = (run(PROGRAM, not_a_folder, **given) for _ in range(2))
    assert "so a temporary one is used: set PADDLEWHEEL_CACHE" in first.stderr
    assert second.stderr == ""
    (folder,) = fleeting.iterdir()
    assert folder.stat().st_mode & 0o077 == 0


@COMPILED_MODE
def test_where_nothing_at_all_is_writable_it_is_imported_and_compiles(
    read_only_package: Path, not_a_folder: Path
) -> None:
    nowhere = f"import tempfile\ntempfile.tempdir = {str(not_a_folder)!r}\n"
    for _ in range(2):
        done = run(nowhere + PROGRAM, not_a_folder, PYTHONPATH=str(read_only_package))
        assert done.stderr.startswith(ANNOUNCED)
        assert "so the next process compiles again: set PADDLEWHEEL_CACHE" in done.stderr


def test_a_user_without_a_home_has_other_folders(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    for name in ("PADDLEWHEEL_CACHE", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(cache_folders.Path, "home", no_home)
    assert cache_folders.persistent_folders() == [PACKAGE / "__pycache__" / "paddlewheel"]


@COMPILED_MODE
def test_code_that_was_compiled_elsewhere_is_used_from_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    """An image: compiled by root, run by somebody else, and the package moved."""
    image, own = tmp_path / "image", tmp_path / "own"
    run(PROGRAM, image)
    elsewhere = tmp_path / "site" / "paddlewheel"
    shutil.copytree(PACKAGE, elsewhere, ignore=shutil.ignore_patterns("__pycache__", "page"))
    program = (
        """
import sys
from pathlib import Path
from paddlewheel.core.jit import cache_folders
usual = cache_folders.is_writable
image = Path(sys.argv[1])
cache_folders.is_writable = lambda folder: image not in folder.parents and usual(folder)
"""
        + PROGRAM
    )
    done = run(program, image, str(image), PYTHONPATH=str(elsewhere.parent))
    assert done.stderr == ""
    assert not own.exists()


DOCKERFILE = re.compile(r"^    ENV (PADDLEWHEEL_CACHE=.*)$", re.MULTILINE)
ANOTHER_PROCESSOR = """
import llvmlite.binding
from numba.core import codegen
llvmlite.binding.get_host_cpu_name = lambda: "x86-64"
codegen.get_host_cpu_features = lambda: "+sse2"
"""


@COMPILED_MODE
@pytest.mark.skipif(platform.machine() not in ("x86_64", "AMD64"), reason="the documented image is for x86-64")
def test_an_image_built_as_documented_compiles_nothing_on_another_processor(tmp_path: Path) -> None:
    (line,) = DOCKERFILE.findall((ROOT / "docs" / "research.md").read_text(encoding="utf-8"))
    named = dict(setting.partition("=")[::2] for setting in shlex.split(line))
    assert named.pop("PADDLEWHEEL_CACHE")
    built, there = run(PROGRAM, tmp_path, **named), run(ANOTHER_PROCESSOR + PROGRAM, tmp_path, **named)
    assert built.stderr.startswith(ANNOUNCED)
    assert there.stderr == ""
    assert there.stdout == built.stdout


def test_a_temporary_folder_that_others_could_write_to_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache_folders.tempfile, "tempdir", str(tmp_path))
    found = temporary_folder()
    assert found is not None
    assert found.parent == tmp_path
    if os.name == "posix":
        found.chmod(0o777)
        assert temporary_folder() is None
        found.rmdir()
        found.symlink_to(tmp_path)
        assert temporary_folder() is None


def test_what_is_writable_is_tried(tmp_path: Path, not_a_folder: Path) -> None:
    assert is_writable(tmp_path / "new" / "folder")
    assert not is_writable(not_a_folder / "folder")


def start(program: str, cache: Path, *arguments: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", program, *arguments]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, env=environment(cache), stdout=pipe, stderr=pipe, text=True)


def wait_for(log: Path) -> None:
    ends = time.monotonic() + 120
    while not log.exists():
        assert time.monotonic() < ends, "nobody compiles"
        time.sleep(0.02)


@COMPILED_MODE
def test_of_several_processes_one_compiles_and_the_others_wait(tmp_path: Path) -> None:
    log = tmp_path / "log"
    first = start(SLOW, tmp_path, str(log), "3")
    wait_for(log)
    others = [start(SLOW, tmp_path, str(log), "3") for _ in range(2)]
    said = [process.communicate(timeout=120) for process in (first, *others)]
    assert log.read_text().splitlines() == ["compiled"]
    assert len({stdout for stdout, _ in said}) == 1
    assert said[0][1].startswith(ANNOUNCED)
    for _, stderr in said[1:]:
        assert stderr in ("", "paddlewheel: another process is compiling the rules; waiting for it.\n")


@COMPILED_MODE
@pytest.mark.skipif(os.name != "posix", reason="processes are killed otherwise")
def test_a_process_that_dies_while_it_compiles_holds_nobody_up(tmp_path: Path) -> None:
    log = tmp_path / "log"
    dying = start(SLOW, tmp_path, str(log), "600")
    wait_for(log)
    waiting = start(SLOW, tmp_path, str(log), "0")
    assert waiting.stderr is not None
    assert waiting.stderr.readline() == "paddlewheel: another process is compiling the rules; waiting for it.\n"
    dying.send_signal(signal.SIGKILL)
    dying.communicate(timeout=120)
    waiting.communicate(timeout=120)
    assert waiting.returncode == 0
    assert log.read_text().splitlines() == ["compiled", "compiled"]


@COMPILED_MODE
def test_damaged_code_is_compiled_again(tmp_path: Path) -> None:
    said = run(PROGRAM, tmp_path).stdout
    for path in [*tmp_path.rglob("*.nbc"), *tmp_path.rglob("*.nbi")]:
        path.write_bytes(b"\x80")
        done = run(PROGRAM, tmp_path)
        assert done.stdout == said
        assert done.stderr.startswith(ANNOUNCED)


def test_to_compile_for_nothing_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    nowhere: Any = lambda: CacheFolders((), None, temporary=False)  # noqa: E731
    monkeypatch.setattr(precompile, "cache_folders", nowhere)
    monkeypatch.setattr(precompile, "PLAIN", False)
    assert precompile.uncompiled_games() == []
    with pytest.raises(PaddlewheelError, match="set PADDLEWHEEL_CACHE to a folder that can"):
        precompile.check_cache()
