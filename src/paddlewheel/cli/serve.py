"""Command serve, and playing in the browser when no command is given."""

import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from paddlewheel.cli import messages
from paddlewheel.cli.common import app, command, compile_if_needed, say
from paddlewheel.cli.messages.help import option
from paddlewheel.core.errors import PaddlewheelError

DEFAULT_PORT = 8000
Database = Annotated[str, typer.Option(envvar="PADDLEWHEEL_DATABASE", help=option("database"))]
LEVELS = ("debug", "info", "warning", "error")


def default_database() -> str:
    """URL of the default database in the user's data folder."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "paddlewheel"
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise PaddlewheelError(messages.no_data_folder(str(home), str(problem.strerror))) from None
    return f"sqlite:///{home / 'rooms.db'}"


@app.callback()
def play_in_the_browser(
    context: typer.Context,
    host: Annotated[str, typer.Option(help=option("host"))] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help=option("browser-port"))] = None,
    database: Annotated[str, typer.Option(envvar="PADDLEWHEEL_DATABASE", help=option("browser-database"))] = "",
    no_open: Annotated[bool, typer.Option("--no-open", help=option("no-open"))] = False,
) -> None:
    """Play in the browser, unless there is a command."""
    if context.invoked_subcommand is not None:
        return
    from paddlewheel.server.json_logging import log_to_stderr
    from paddlewheel.server.run import browser_address, free_port, serve
    from paddlewheel.server.services import Settings
    from paddlewheel.server.storage.file_lock import AlreadyServed
    from paddlewheel.server.web.html import page_is_built

    if not page_is_built():
        raise PaddlewheelError(messages.page_not_built())
    settings = Settings(database or default_database())
    compile_if_needed()
    log_to_stderr("warning")

    def ready(port: int) -> None:
        _greet(host, port)
        if not no_open and _has_screen():
            _open_browser(browser_address(host, port))

    try:
        serve(settings, host, free_port(host, DEFAULT_PORT) if port is None else port, ready)
    except AlreadyServed as problem:
        if not problem.address:
            raise
        say(messages.runs_already(problem.address))
        if not no_open and _has_screen():
            webbrowser.open(problem.address)


def _has_screen() -> bool:
    """Whether there is a display; without one, `webbrowser` would start a text browser in this terminal."""
    return sys.platform != "linux" or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def _open_browser(address: str) -> None:
    """Open the browser in a thread, because some browsers return only when they are closed."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


@command("serve")
def serve(
    database: Database = "",
    host: Annotated[str, typer.Option(help=option("host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(help=option("port"))] = DEFAULT_PORT,
    workers: Annotated[int, typer.Option(help=option("workers"))] = 0,
    bot_seconds: Annotated[float, typer.Option(help=option("bot-seconds"))] = 5.0,
    rate: Annotated[float, typer.Option(help=option("rate"))] = 50.0,
    root_path: Annotated[str, typer.Option(help=option("root-path"))] = "",
    trusted_proxies: Annotated[
        str,
        typer.Option(
            envvar="FORWARDED_ALLOW_IPS",
            help=option("trusted-proxies"),
        ),
    ] = "127.0.0.1,::1",
    keep_days: Annotated[float, typer.Option(help=option("keep-days"))] = 0,
    read_only: Annotated[bool, typer.Option("--read-only", help=option("read-only"))] = False,
    log: Annotated[str, typer.Option(help=option("log"))] = "info",
) -> None:
    """Serve rooms to browsers and programs. Logs are JSON lines on stderr."""
    from paddlewheel.server.api.rate_limit import Limits
    from paddlewheel.server.json_logging import log_to_stderr
    from paddlewheel.server.run import serve
    from paddlewheel.server.services import Settings

    if log not in LEVELS:
        raise PaddlewheelError(messages.bad_log_level(LEVELS, repr(log)))
    if workers < 0 or not 0 < bot_seconds <= 3600 or not 0 <= rate <= 1e6:
        raise PaddlewheelError(messages.bad_limits())
    if not 0 <= keep_days <= 36_500:
        raise PaddlewheelError(messages.bad_days("--keep-days", f"{keep_days:g}"))
    settings = Settings(
        database or default_database(),
        workers,
        bot_seconds,
        Limits.of(rate),
        root_path=root_path,
        trusted_proxies=trusted_proxies,
        keep_days=keep_days,
        read_only=read_only,
    )
    compile_if_needed()
    log_to_stderr(log)
    serve(settings, host, port, lambda port: _greet(host, port))


def _greet(host: str, port: int) -> None:
    from paddlewheel.server.run import browser_address

    say(messages.serving(browser_address(host, port)))
