"""The command line: `kabuto` and its commands."""

from __future__ import annotations

from typing import Any

import click

from kabuto import __version__
from kabuto.kernel import Refusal

from .bench import bench
from .box import box
from .describe import describe
from .keeping import backup, check_data, restore
from .listing import games
from .play import play
from .records import position, replay
from .rules import rules
from .serve import serve
from .simulate import simulate
from .speech import explain


class Refused(click.ClickException):
    """A refusal in words."""

    exit_code = 2


class Commands(click.Group):
    """A group in which a refusal is one clear sentence and exit code 2, never a traceback."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except Refusal as refusal:
            raise Refused(explain(refusal, ctx.obj)) from refusal
        except BrokenPipeError:  # whoever read has read enough: click ends quietly
            raise
        except OSError as error:  # a file or an address that cannot be used
            raise Refused(str(error)) from error


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="kabuto")
def main() -> None:
    """Play board games in a browser or a terminal, let bots play them, check finished games.

    `kabuto serve` starts the server. `kabuto games` lists the games and their options.
    """


for _command in (
    *(serve, games, play, simulate, replay, position, describe, bench, box, rules),
    *(backup, restore, check_data),
):
    main.add_command(_command)
