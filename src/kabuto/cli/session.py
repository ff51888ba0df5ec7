"""A game in the terminal: one person against bots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import click
import msgspec

from kabuto.bots import require_move
from kabuto.bots.arena import Player
from kabuto.kernel import (
    EVERYBODY,
    SEAT,
    CannotUndo,
    Game,
    Move,
    Refusal,
    Together,
    may_undo,
    undo_rng,
)

from .drawing import find_drawing
from .speech import Speech

ME = 0
"""The seat of the person."""

LIST_AT_MOST = 24
"""Longer lists of moves are shown by their beginnings."""


class Quit(Exception):
    """The person has had enough."""


class Played(NamedTuple):
    """The person's last move, as long as nobody else has moved."""

    before: Any
    move: Move
    number: int


class Session:
    """The state of the game and of the conversation about it."""

    def __init__(self, game: Game[Any], g: Any, bots: list[Player], language: str) -> None:
        self.game = game
        self.g = g
        self.bots = bots  # by seat; the person's is not used
        names = [f"{SEAT.label(seat)} ({bot.name})" for seat, bot in enumerate(bots)]
        names[ME] = SEAT.label(ME)
        vocabulary = getattr(g.options, "vocabulary", None)
        self.speech = Speech(language, game, names, vocabulary)
        self.speech.call_things(game.board(g.seats, g.options))
        self.draw = find_drawing(game)
        self.rng = Random(g.key)
        self.number = 0
        self.mine: list[Played] = []  # the person's moves since a bot moved
        self.shown: Any = None  # the View that was drawn last

    # --- the course of the game ---------------------------------------------------------------

    def run(self) -> None:
        """Plays until the game is over. Raises Quit."""
        while not self.g.is_over:
            bot = next((seat for seat in self.game.deciders(self.g) if seat != ME), None)
            if bot is None:
                self.ask()
            else:
                self.play_bot(bot)
        self.show()
        self.tell_end()

    def play_bot(self, seat: int) -> None:
        """The bot sees a resampled world, as at a table."""
        world = self.game.resample(self.g, 1 << seat, self.rng)
        sight = self.game.sight(world, seat, Random(self.rng.randbytes(16)))
        name, play = self.bots[seat]
        self.mine.clear()
        self.apply(seat, require_move(name, play(sight), sight).text)

    def play(self, move: Move) -> None:
        """The person's move."""
        before = self.g
        self.apply(ME, move.text)
        self.mine.append(Played(before, move, self.number))

    def apply(self, seat: int, text: str) -> None:
        self.g, events = self.game.apply(self.g, seat, text)
        self.number += 1
        viewer = EVERYBODY if self.g.is_over else ME
        for event in events:
            click.echo(f"  - {self.speech.event('log', event.seen_by(viewer))}")

    def undo(self) -> None:
        """Takes the person's last move back. Raises CannotUndo."""
        if not self.mine:
            raise CannotUndo
        last = self.mine[-1]
        top = self.g.stack[-1]
        if isinstance(top, Together) and top.chosen[ME]:
            self.g = self.game.retract(self.g, ME)
        elif self._may_undo(last):
            self.g = last.before
        else:
            raise CannotUndo("refused-undo-known")
        self.mine.pop()

    def _may_undo(self, last: Played) -> bool:
        rng = undo_rng(self.g.key, last.number)
        return may_undo(self.game, last.before, ME, last.move, self.g, rng)

    # --- what the person sees -----------------------------------------------------------------

    def show(self) -> None:
        """Draws the table, where it has changed since."""
        view = self.game.view(self.g, EVERYBODY if self.g.is_over else ME)
        if view != self.shown:
            click.echo(f"\n{self.draw(view, self.speech.say)}\n")
            self.shown = view

    def tell_end(self) -> None:
        outcome = self.game.name_outcome(self.g)
        for reason in outcome.reasons:
            click.echo(f"  = {self.speech.event('reason', reason)}")
        winners = ", ".join(map(self.speech.seat, outcome.winners))
        key = "terminal-won" if winners else "terminal-lost"
        click.echo(self.speech.say(key, who=winners))

    def ask(self) -> None:
        """Shows what is on offer and does what the person types. Raises Quit."""
        chosen = getattr(self.g.stack[-1], "chosen", None)
        mine = chosen[ME] if chosen else ()
        if not mine:  # while a sealed choice is made in parts, the table stays as it is
            self.show()
        moves = self.game.offer(self.g, ME)
        step = self.game.show_step(self.g)
        if step:
            click.echo(self.speech.ask(step["step"], step["args"]))
        if mine:
            click.echo(f"  ({'; '.join(mine)})")
        self.list_moves(moves)
        while not self.hear_and_obey(moves):
            pass

    def hear_and_obey(self, moves: list[Move]) -> bool:
        """Returns whether to ask anew. Raises Quit."""
        line = self.hear()
        try:
            return self.obey(line, moves)
        except Refusal as refusal:
            click.echo(self.speech.refusal(refusal))
            return False

    def hear(self) -> str:
        """A line from the person. Raises Quit at the end of the input."""
        try:
            line = click.prompt(SEAT.label(ME), prompt_suffix="> ", default="", show_default=False)
        except click.Abort:
            raise Quit from None
        return " ".join(str(line).split())

    # --- what the person can do ---------------------------------------------------------------

    def obey(self, line: str, moves: list[Move]) -> bool:
        """Does what a line says. Returns whether to ask anew. Raises Refusal or Quit."""
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[], bool]] = {
            "": lambda: self.list_moves(moves),
            "?": self.help,
            "help": self.help,
            "moves": lambda: self.list_moves(moves, rest, whole=True),
            "board": self.show_again,
            "undo": self.take_back,
            "quit": self.quit,
            "save": lambda: self.save(rest),
        }
        if word in commands:
            return commands[word]()
        return self.find_and_play(line, moves)

    def help(self) -> bool:
        click.echo(self.speech.say("terminal-help"))
        return False

    def show_again(self) -> bool:
        self.shown = None
        self.show()
        return False

    def take_back(self) -> bool:
        self.undo()
        return True

    def quit(self) -> bool:
        raise Quit

    def save(self, path: str) -> bool:
        """Writes the position into a file."""
        try:
            Path(path).write_bytes(msgspec.json.encode(self.game.position(self.g)))
        except OSError as error:
            click.echo(self.speech.say("terminal-not-saved", file=path, problem=str(error)))
        else:
            click.echo(self.speech.say("terminal-saved", file=path))
        return False

    def find_and_play(self, line: str, moves: list[Move]) -> bool:
        """A move by its number, its text, or a beginning that only one has. Raises Refusal."""
        if line.isdecimal() and 0 < int(line) <= len(moves):
            found = [moves[int(line) - 1]]
        else:
            found = [move for move in moves if move.text.lower() == line.lower()]
            found = found or [m for m in moves if m.text.lower().startswith(line.lower())]
        if len(found) == 1:
            self.play(found[0])
            return True
        if not found:
            self.game.apply(self.g, ME, line)  # raises, with the reason
        return self.list_moves(moves, line)

    def list_moves(self, moves: list[Move], start: str = "", *, whole: bool = False) -> bool:
        """The moves that begin so, numbered; a long list only by its beginnings."""
        numbered = [
            (number, move)
            for number, move in enumerate(moves, 1)
            if move.text.lower().startswith(start.lower())
        ]
        if whole or len(numbered) <= LIST_AT_MOST:
            for number, move in numbered:
                click.echo(f"{number:>5}  {move.text:<24} {self.speech.move(move)}")
            self.list_ruled_out(start)
        else:
            for beginning, count in _count_beginnings([move for _, move in numbered], start):
                click.echo(f"       {beginning} …  ({count})")
        return False

    def list_ruled_out(self, start: str) -> None:
        """What cannot be played now, dimmed, each with its reason."""
        for move, reason in self.game.list_ruled_out(self.g, ME):
            if move.text.lower().startswith(start.lower()):
                why = self.speech.refusal(Refusal(reason.key, **reason.args))
                click.secho(f"    -  {move.text:<24} {why}", dim=True)


def _count_beginnings(moves: list[Move], start: str) -> list[tuple[str, int]]:
    """Moves counted by their first words, one more than those already given."""
    words = len(start.split()) + (1 if start else 2)
    counts: dict[str, int] = {}
    for move in moves:
        beginning = " ".join(move.text.split()[:words])
        counts[beginning] = counts.get(beginning, 0) + 1
    return list(counts.items())
