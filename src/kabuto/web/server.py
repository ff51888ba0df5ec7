"""Serving: one process, one loop, until it is told to stop."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from pathlib import Path

import uvicorn
from platformdirs import user_data_path
from starlette.types import ASGIApp

from kabuto.table import hold_folder, is_address
from kabuto.table.store import Store, database_url

from .app import create_app
from .doors import Doors, make_protocols
from .limits import Limits
from .logs import configure_log
from .persons import read_signing_key
from .public import Origin, show_host

SECONDS_TO_STOP = 5
BACKLOG = 2048
TRUSTED = frozenset({"127.0.0.1", "::1"})
"""Proxies on this machine: what they say of whom they ask for is believed."""


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
    """Says where it is found as soon as it is, and tells `on_found`."""

    def __init__(
        self,
        config: uvicorn.Config,
        on_found: Callable[[str], None],
        public: Origin | None = None,
    ) -> None:
        super().__init__(config)
        self._on_found = on_found
        self._public = public

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            address = f"http://{show_host(self.config.host)}:{self._port()}/"
            self._on_found(address)
            shown = f"{self._public}/" if self._public else address
            sys.stdout.write(f"Kabuto: {shown}\n")
            sys.stdout.flush()

    def _port(self) -> int:
        bound = [sock for server in self.servers for sock in server.sockets]
        return int(bound[0].getsockname()[1]) if bound else self.config.port


def serve(  # noqa: PLR0913  (one setting each)
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | str | None = None,
    *,
    bot_pause: float = 0.7,
    bot_workers: int = 1,
    box_files: Mapping[str, str] | None = None,
    bots: Collection[str] = (),
    cookie_key: Path | None = None,
    limits: Limits | None = None,
    public: Origin | None = None,
    proxies: Collection[str] = (),
) -> None:
    """Serves until SIGINT or SIGTERM. `data` is a folder, or the address of a database.

    `box_files` are texts by game, `bots` are named as `module:function`: whoever gives them has
    checked them. `cookie_key` is a file with the key that signs cookies, in place of our own.
    `public` is where others reach us, `proxies` are the addresses of those that are believed.

    Raises FolderTaken, StoreTrouble, BadKey.
    """
    configure_log()
    raise_file_limit()
    data = data or default_data()
    limits = limits or Limits()
    with _hold(data) as tell_address:
        asyncio.run(try_store(data))
        app = create_app(
            data,
            bot_pause=bot_pause,
            bot_workers=bot_workers,
            undo_workers=1,
            box_files=box_files,
            bots=bots,
            secret=read_signing_key(cookie_key) if cookie_key else None,
            limits=limits,
            public=public,
        )
        config = configure(app, host, port, limits, proxies)
        GreetingServer(config, tell_address, public).run()


def _hold(data: Path | str) -> AbstractContextManager[Callable[[str], None]]:
    """A folder is for one server alone; a database may serve several."""
    return nullcontext(lambda _: None) if is_address(data) else hold_folder(Path(data))


async def try_store(data: Path | str) -> None:
    """Brings the database up to date, before anything is promised. Raises StoreTrouble."""
    store = Store(database_url(data))
    try:
        await store.start()
    finally:
        await store.stop()


def configure(
    app: ASGIApp,
    host: str,
    port: int,
    limits: Limits | None = None,
    proxies: Collection[str] = (),
) -> uvicorn.Config:
    """How uvicorn serves us. Deflate would cost each connection more time than the whole move."""
    limits = limits or Limits()
    trusted = TRUSTED | frozenset(proxies)
    http, socket = make_protocols(Doors(limits, trusted))
    ping = limits.silent_socket_seconds / 2
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        http=http,
        ws=socket,
        ws_max_size=limits.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=ping,
        ws_ping_timeout=ping,
        timeout_keep_alive=limits.idle_seconds,
        forwarded_allow_ips=sorted(trusted),
        backlog=BACKLOG,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )


def raise_file_limit() -> None:
    """Each connection is an open file: as many as the machine lets one process have."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
