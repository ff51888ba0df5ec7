"""Serving: one process, one loop, until it is told to stop."""

from __future__ import annotations

import logging
import signal
import socket
import sys
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import structlog
import uvicorn
from platformdirs import user_data_path
from starlette.types import ASGIApp

from .app import create_app

SECONDS_TO_STOP = 5
MAX_MESSAGE_BYTES = 65_536


def default_data() -> Path:
    """Where games are kept if nobody says otherwise."""
    return user_data_path("kabuto", appauthor=False)


class GracefulServer(uvicorn.Server):
    """Ends by itself, with exit status 0, when it is told to stop."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self.handle_exit)
        yield


class GreetingServer(GracefulServer):
    """Says where it is found as soon as it is."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            sys.stdout.write(f"Kabuto: http://{_show_host(self.config.host)}:{self._port()}/\n")
            sys.stdout.flush()

    def _port(self) -> int:
        bound = [sock for server in self.servers for sock in server.sockets]
        return int(bound[0].getsockname()[1]) if bound else self.config.port


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | str | None = None,
    *,
    bot_pause: float = 0.7,
    bot_workers: int = 1,
    box_files: Mapping[str, str] | None = None,
    bots: Collection[str] = (),
) -> None:
    """Serves until SIGINT or SIGTERM. `data` is a folder, or the address of a database.

    `box_files` are texts by game, `bots` are named as `module:function`: whoever gives them has
    checked them.
    """
    configure_log()
    app = create_app(
        data or default_data(),
        bot_pause=bot_pause,
        bot_workers=bot_workers,
        undo_workers=1,
        box_files=box_files,
        bots=bots,
    )
    GreetingServer(configure(app, host, port)).run()


def configure(app: ASGIApp, host: str, port: int) -> uvicorn.Config:
    """How uvicorn serves us. Deflate would cost each connection more time than the whole move."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )


def configure_log() -> None:
    """For people on a terminal, JSON lines elsewhere."""
    renderer: structlog.typing.Processor = (
        structlog.dev.ConsoleRenderer()
        if sys.stderr.isatty()
        else structlog.processors.JSONRenderer()
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )


def _show_host(host: str) -> str:
    if host in ("0.0.0.0", "::", ""):  # noqa: S104  (shown, not bound)
        return "localhost"
    return f"[{host}]" if ":" in host else host
