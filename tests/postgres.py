"""A PostgreSQL for the tests: the one that pgserver brings, for one run, on a socket of its own.

It forgets what it has when the machine fails, which no test lets happen.
"""

from __future__ import annotations

import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import psycopg

PATIENCE = 30
MAKE = ["-N", "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C"]
FAST = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off"
SERVE = f"{FAST} -c max_connections=200".split()
NOBODY = "nobody"
"""PostgreSQL refuses to be run by root."""
_names = itertools.count()


class Cluster:
    """A running PostgreSQL."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def make_database(self) -> str:
        """A new, empty database; gives its address."""
        name = f"kabuto_{next(_names)}"
        with self._connect() as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self._connect().close()
            except psycopg.OperationalError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.05)
            else:
                return

    def _connect(self) -> psycopg.Connection:
        address = f"host={self.folder} user=postgres dbname=postgres"
        return psycopg.connect(address, autocommit=True)


@contextmanager
def run_cluster() -> Iterator[Cluster]:
    """A PostgreSQL with a folder of its own, until it is left."""
    folder = Path(tempfile.mkdtemp(prefix="kabuto-pg-"))
    try:
        _hand_over(folder)
        programs, data = _find_programs(), str(folder / "data")
        make = [str(programs / "initdb"), *MAKE, "-D", data]
        subprocess.run(make, check=True, capture_output=True, cwd="/", user=_find_user())
        serve = [str(programs / "postgres"), *SERVE, "-D", data, "-k", str(folder), "-h", ""]
        with subprocess.Popen(
            serve, stderr=subprocess.DEVNULL, cwd="/", user=_find_user()
        ) as server:
            try:
                cluster = Cluster(folder)
                cluster.wait()
                yield cluster
            finally:
                server.send_signal(signal.SIGINT)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _find_programs() -> Path:
    spec = find_spec("pgserver")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "pginstall" / "bin"


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _find_user() -> str | None:
    return NOBODY if _is_root() else None


def _hand_over(folder: Path) -> None:
    if _is_root():
        shutil.chown(folder, NOBODY)
