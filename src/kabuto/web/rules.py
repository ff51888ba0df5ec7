"""What people read of a room: its rules page, Markdown with an anchor for each rule; its words."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from html import escape
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

from kabuto.games import find_room, list_games, load_game
from kabuto.kernel import DATA, Refusal
from kabuto.rulebook import write_rules
from kabuto.words.loader import LANGUAGES, find_text

from .messages import RulesPage

ANCHOR = re.compile(r"\s*\{#([\w.-]+)\}")


class UnknownPage(Refusal):
    """There are no such texts of that game in that language."""

    key = "refused-rules-unknown"


@lru_cache(maxsize=64)
def render_rules(game: str, language: str, box: str = "") -> RulesPage:
    """The rules of a game, with the numbers of the box of that text. Raises UnknownPage."""
    _find_text(game, "rules.{}.md", language)
    played = load_game(game)
    given: dict[str, object] = {DATA: box} if box else {}
    options = played.read_options(played.seats.start, given)
    return render_page(write_rules(played, language, options))


@cache
def read_words(game: str, language: str) -> str:
    """The words of a game, for a page that was built without them. Raises UnknownPage."""
    return _find_text(game, "{}.ftl", language).read_text("utf-8")


def _find_text(game: str, name: str, language: str) -> Path:
    """In English where the room does not speak that language. Raises UnknownPage."""
    if game not in list_games() or language not in LANGUAGES:
        raise UnknownPage(game=game[:40], language=language[:10])
    path = find_text(find_room(game) / "words" / name, language)
    if not path.is_file():
        raise UnknownPage(game=game, language=language)
    return path


def render_page(text: str) -> RulesPage:
    """Markdown without raw HTML; `{#r-5.2}` in a heading, or anywhere in a text, is its anchor."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(text)
    title = ""
    for before, token in zip([None, *tokens], tokens, strict=False):
        if token.type != "inline" or not token.children:
            continue
        is_heading = before is not None and before.type == "heading_open"
        _set_anchors(token, before if is_heading else None)
        if is_heading and not title:
            title = "".join(child.content for child in token.children)
    return RulesPage(title, markdown.renderer.render(tokens, markdown.options, {}))


def _set_anchors(token: Token, heading: Token | None) -> None:
    """Takes the anchors out of a text: a heading gets its own, elsewhere each is an element."""
    children: list[Token] = []
    for child in token.children or []:
        if child.type != "text" or not ANCHOR.search(child.content):
            children.append(child)
            continue
        for i, part in enumerate(ANCHOR.split(child.content)):
            if i % 2 == 0:
                children.append(_text(part))
            elif heading is not None:
                heading.attrSet("id", part)
            else:
                children.append(_anchor(part))
    token.children = children


def _text(content: str) -> Token:
    return Token("text", "", 0, content=content)


def _anchor(name: str) -> Token:
    return Token("html_inline", "", 0, content=f'<span id="{escape(name)}"></span>')
