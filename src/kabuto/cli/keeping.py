"""`kabuto backup`, `kabuto restore` and `kabuto check-data`: what a server keeps."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import click

from kabuto.kernel import Refusal

with_data = click.option(
    "--data",
    metavar="FOLDER",
    help="What is kept where: a folder or the URL of a database; your user data folder by default.",
)


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@with_data
@click.option("--force", is_flag=True, help="Replace FILE if it is there already.")
def backup(*, file: Path, data: str | None, force: bool) -> None:
    """Write all that a data folder keeps into FILE, while the server runs.

    Tables, and the key by which people are known: keep FILE as private as the folder.
    """
    from kabuto.table.backup import back_up

    back_up(_find_folder(data), file, force=force)
    click.echo(f"{file}: {file.stat().st_size:,} bytes")


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@with_data
def restore(*, file: Path, data: str | None) -> None:
    """Put the backup in FILE into an empty data folder."""
    from kabuto.table.backup import restore as put_back

    folder = _find_folder(data)
    put_back(folder, file)
    click.echo(f"{folder}: restored")


@click.command("check-data")
@with_data
def check_data(*, data: str | None) -> None:
    """Play every stored table again, and say what does not hold.

    Each position has to be the one that was stored. Exit code 1 where one is not.
    """
    if asyncio.run(_check(_find_data(data))):
        sys.exit(1)


async def _check(data: Path | str) -> list[str]:
    """The tables that do not hold, each with what does not; they are printed."""
    from kabuto.table import backup

    async with backup.check_data(data) as check:
        with click.progressbar(check.table_ids, label="Tables", file=sys.stderr) as table_ids:
            found = [(table, await check.find_fault(table)) for table in table_ids]
    faults = [f"{table}: {fault}" for table, fault in found if fault]
    click.echo("\n".join([*faults, f"{len(found) - len(faults)} of {len(found)} tables hold"]))
    return faults


def _find_data(data: str | None) -> Path | str:
    """The folder, or the address of a database."""
    from kabuto.web.server import default_data

    if data is None:
        return default_data()
    return data if "://" in data else Path(data)


def _find_folder(data: str | None) -> Path:
    """Raises Refusal for a database."""
    found = _find_data(data)
    if isinstance(found, str):
        raise Refusal("refused-backup-database", data=found)
    return found
