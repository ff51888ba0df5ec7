"""Counting what strangers do: how fast, and how many at a time."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from math import ceil

from limits import RateLimitItem, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from kabuto.kernel import Refusal

from .limits import Limits

MINUTE = 60


class TooFast(Refusal):
    """More in a time than one may ask for."""

    key = "refused-too-fast"


class TooMany(Refusal):
    """More at a time than one may have."""

    key = "refused-too-many"


def network_of(address: str) -> str:
    """Whom an address stands for: of IPv6 one household has a whole network of them."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address  # no address of the internet: a local socket
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))


class Meter:
    """How fast things may be done. All counts are kept for as long as they matter."""

    def __init__(self, limits: Limits) -> None:
        self._counts = MemoryStorage()
        self._smooth = SlidingWindowCounterRateLimiter(self._counts)
        self._requests = _in_the_long_run(limits.requests_a_second, limits.requests_at_once)
        self._messages = _in_the_long_run(limits.messages_a_second, limits.messages_at_once)
        self._tables = RateLimitItemPerSecond(limits.tables_a_minute, MINUTE)
        self._boxes = RateLimitItemPerSecond(limits.box_checks_a_minute, MINUTE)
        self._boxes_here = RateLimitItemPerSecond(limits.box_checks_a_minute_of_an_address, MINUTE)
        self._tables_here = RateLimitItemPerSecond(limits.tables_a_minute_of_an_address, MINUTE)

    def count_request(self, address: str) -> None:
        """Raises TooFast."""
        self._count(self._requests, "request", network_of(address))

    def count_message(self, socket: int) -> None:
        """Raises TooFast."""
        self._count(self._messages, "message", str(socket))

    def count_table(self, person: str, address: str) -> None:
        """Raises TooFast."""
        self._count(self._tables, "table", person)
        self._count(self._tables_here, "table-here", network_of(address))

    def count_box_check(self, person: str, address: str) -> None:
        """Raises TooFast."""
        self._count(self._boxes, "box", person)
        self._count(self._boxes_here, "box-here", network_of(address))

    def _count(self, item: RateLimitItem, *names: str) -> None:
        if not self._smooth.hit(item, *names):
            window = self._smooth.get_window_stats(item, *names)
            raise TooFast(seconds=max(1, ceil(window.reset_time - time.time())))


def _in_the_long_run(a_second: int, at_once: int) -> RateLimitItem:
    """A window long enough that what may come at once is what may come in it."""
    return RateLimitItemPerSecond(at_once, max(1, at_once // a_second))


class Places:
    """How many of a thing somebody has at a time."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._taken: Counter[Hashable] = Counter()

    def __getitem__(self, key: Hashable) -> int:
        return self._taken[key]

    def __len__(self) -> int:
        return len(self._taken)

    def take(self, key: Hashable, most: int) -> None:
        """Raises TooMany."""
        if self._taken[key] >= most:
            raise TooMany(what=self._what, most=most)
        self._taken[key] += 1

    def leave(self, key: Hashable) -> None:
        self._taken[key] -= 1
        if self._taken[key] <= 0:
            del self._taken[key]

    @contextmanager
    def held(self, key: Hashable, most: int) -> Iterator[None]:
        """One place for as long as this lasts. Raises TooMany."""
        self.take(key, most)
        try:
            yield
        finally:
            self.leave(key)
