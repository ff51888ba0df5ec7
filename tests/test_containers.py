"""The containers, walked through without any: what they copy, run, listen on and ask."""

from __future__ import annotations

import ast
import json
import re
from fnmatch import fnmatch
from ipaddress import ip_network
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import yaml

from kabuto.cli import main
from kabuto.web.public import read_public_url

ROOT = Path(__file__).parents[1]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]
SITE = {"KABUTO_SITE": "kabuto.example", "KABUTO_PASSWORD": "secret"}
_STEP = re.compile(r"^([A-Z]+) (.*)$")


def read_dockerfile() -> list[tuple[str, str]]:
    """Instructions and what follows, with lines joined."""
    text = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", "")
    found = [_STEP.match(line) for line in text.splitlines() if line and line[0] != "#"]
    return [(step[1], step[2]) for step in found if step]


def find_step(name: str) -> str:
    (found,) = [rest for step, rest in read_dockerfile() if step == name]
    return found


def fill_in(value: str) -> str:
    """As compose does with `${NAME:?why}`."""
    return re.sub(r"\$\{(\w+)[^}]*\}", lambda place: SITE[place[1]], value)


def read_command(*arguments: str) -> dict[str, Any]:
    """The settings of a command line of `kabuto serve`. Raises click.UsageError."""
    entry: list[str] = json.loads(find_step("ENTRYPOINT"))
    program, command, *rest = [*entry, *arguments]
    assert (program, command) == ("kabuto", "serve")
    serve = main.commands["serve"]
    return serve.make_context("serve", rest, resilient_parsing=False).params


def test_what_is_copied_is_there_and_not_left_out() -> None:
    left_out = (ROOT / ".dockerignore").read_text("utf-8").split()
    needed = ["pyproject.toml", "hatch_build.py", "package-lock.json", "tools/client.py",
              "client/index.html", "src/kabuto/__init__.py", "requirements/runtime.txt",
              "README.md", "LICENSE", "NOTICE"]  # fmt: skip
    for name in needed:
        assert (ROOT / name).exists(), name
        assert not any(fnmatch(name, rule) or name.startswith(f"{rule}/") for rule in left_out)
    copied = [rest.split()[0] for step, rest in read_dockerfile() if step == "COPY"]
    assert [name for name in copied if not name.startswith("--")] == [
        ".",
        "requirements/runtime.txt",
    ]


def test_a_container_by_itself_keeps_its_games_in_the_volume() -> None:
    settings = read_command(*json.loads(find_step("CMD")))
    assert settings["data"] == find_step("VOLUME") == "/data"
    assert settings["host"] == "0.0.0.0"
    assert str(settings["port"]) == find_step("EXPOSE")


def test_its_health_is_asked_where_it_listens() -> None:
    *_, code = json.loads(find_step("HEALTHCHECK").partition("CMD ")[2])
    ast.parse(code)
    assert f"http://127.0.0.1:{find_step('EXPOSE')}/healthz" in code


@pytest.mark.parametrize("name", ["kabuto-1", "kabuto-2"])
def test_each_process_is_a_command_that_kabuto_takes(name: str) -> None:
    service = SERVICES[name]
    settings = read_command(*map(fill_in, service["command"]))
    assert settings["data"] == "postgresql://kabuto:secret@database/kabuto"
    (network,) = settings["proxies"]
    (pool,) = COMPOSE["networks"]["default"]["ipam"]["config"]
    assert ip_network(network) == ip_network(pool["subnet"])
    public = read_public_url(fill_in(service["environment"]["KABUTO_PUBLIC_URL"]))
    assert (public.scheme, public.name) == ("https", SITE["KABUTO_SITE"])
    assert service["depends_on"] == {"database": {"condition": "service_healthy"}}


def test_the_database_is_the_one_that_is_asked_for() -> None:
    given = {name: fill_in(value) for name, value in SERVICES["database"]["environment"].items()}
    assert given == {
        "POSTGRES_USER": "kabuto", "POSTGRES_PASSWORD": "secret", "POSTGRES_DB": "kabuto",
    }  # fmt: skip


def test_the_proxy_hands_on_to_both() -> None:
    command = list(map(fill_in, SERVICES["caddy"]["command"]))
    asked = [value for option, value in pairwise(command) if option == "--to"]
    assert asked == [f"{name}:{find_step('EXPOSE')}" for name in ("kabuto-1", "kabuto-2")]
    assert SITE["KABUTO_SITE"] in command
    assert SERVICES["caddy"]["ports"] == ["80:80", "443:443"]


def test_volumes_are_named_once_and_used() -> None:
    used = [place.partition(":")[0] for s in SERVICES.values() for place in s.get("volumes", [])]
    assert sorted(used) == sorted(COMPOSE["volumes"])
