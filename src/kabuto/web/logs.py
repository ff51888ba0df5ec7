"""The log: JSON lines, or lines for people on a terminal; few that a stranger can cause.

What the libraries say goes the same way as what we say.
"""

from __future__ import annotations

import logging
import sys
import time
from collections import Counter
from collections.abc import Callable

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

SAME_A_MINUTE = 10
MINUTE = 60.0
TRACE_LETTERS = 3000  # of one line, its end


class FewOfTheSame:
    """Lets ten lines of one name through in a minute; the next minute's first tells of the rest."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._since = now()
        self._counts: Counter[str] = Counter()
        self._left_out: Counter[str] = Counter()

    def __call__(self, _: WrappedLogger, __: str, line: EventDict) -> EventDict:
        name = str(line.pop("template", line.get("event")))
        if self._now() - self._since >= MINUTE:
            self._since = self._now()
            self._counts.clear()
        self._counts[name] += 1
        if self._counts[name] > SAME_A_MINUTE:
            self._left_out[name] += 1
            raise structlog.DropEvent
        if left_out := self._left_out.pop(name, 0):
            line["left_out_before"] = left_out
        return line


class FromLibraries(logging.Handler):
    """Passes on what is logged by Python's own way."""

    def emit(self, record: logging.LogRecord) -> None:
        structlog.get_logger().log(
            record.levelno,
            record.getMessage().strip(),
            logger=record.name,
            template=str(record.msg)[:100],
            exc_info=record.exc_info or None,
        )


def configure_log() -> None:
    """For people on a terminal, JSON lines elsewhere."""
    is_terminal = sys.stderr.isatty()
    renderer: Processor = (
        structlog.dev.ConsoleRenderer() if is_terminal else structlog.processors.JSONRenderer()
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            FewOfTheSame(),
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            shorten_trace,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(handlers=[FromLibraries()], level=logging.WARNING, force=True)
    logging.captureWarnings(capture=True)


def shorten_trace(_: WrappedLogger, __: str, line: EventDict) -> EventDict:
    """The end of a trace tells what went wrong."""
    trace = line.get("exception")
    if isinstance(trace, str) and len(trace) > TRACE_LETTERS:
        line["exception"] = "… " + trace[-TRACE_LETTERS:]
    return line
