"""A real server process that can be killed at any moment."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path

SERVE = """\
if __name__ == '__main__':
    from kabuto.web.limits import read_limits
    from kabuto.web.server import serve
    serve(port=0, data={!r}, bot_pause=0, limits=read_limits())
"""


class Killable:
    """A server process on one data folder, or on a database."""

    def __init__(self, folder: Path, data: str = "") -> None:
        self.folder = folder
        self.data = data or str(folder / "data")
        self.process: asyncio.subprocess.Process

    async def start(self) -> str:
        """Gives the address, once it answers there."""
        self.folder.mkdir(exist_ok=True)
        script = self.folder / "run.py"
        script.write_text(SERVE.format(self.data))
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, script, stdout=asyncio.subprocess.PIPE
        )
        assert self.process.stdout is not None
        line: bytes = await asyncio.wait_for(self.process.stdout.readline(), 30)
        return line.decode().split("//")[1].strip().rstrip("/")

    async def end(self, how: signal.Signals = signal.SIGKILL) -> int | None:
        """Kills it; gives its exit status."""
        if self.process.returncode is None:
            self.process.send_signal(how)
        await asyncio.wait_for(self.process.communicate(), 15)
        return self.process.returncode
