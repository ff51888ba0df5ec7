"""What is counted for whoever runs the server."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)


class Metrics:
    """One server's counters."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        self.changes = Counter(
            "kabuto_changes", "Changes of tables", ["game"], registry=self.registry
        )
        self.refusals = Counter(
            "kabuto_refusals", "Actions refused", ["key"], registry=self.registry
        )
        self.pushes = Counter(
            "kabuto_pushes", "States sent, or skipped for a newer one", registry=self.registry
        )
        self.connections = Gauge("kabuto_connections", "Live connections", registry=self.registry)

    def write(self) -> bytes:
        """The text that Prometheus reads."""
        return generate_latest(self.registry)
