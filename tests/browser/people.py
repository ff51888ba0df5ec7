"""People who play through the page: by hand and board, by the prompt, by the list of moves."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Error, Locator, Page

QUICK = 1500


class Person:
    """Decides at random, each time by another way of choosing."""

    def __init__(self, page: Page, seed: int, *, touch: bool = False) -> None:
        self.page = page
        self.rng = Random(seed)
        self.touch = touch
        self.decided = 0
        self.ways = {"board": 0, "prompt": 0, "list": 0}

    @property
    def is_over(self) -> bool:
        return self.page.locator("[data-test=result]").count() > 0

    @property
    def is_asked(self) -> bool:
        return self.page.locator("[data-test=prompt].mine").count() > 0

    def hurry(self) -> None:
        """Any key lets all that happened be shown at once."""
        self.page.keyboard.press("Shift")

    def decide(self) -> None:
        self.decided += 1
        order = ["board", "prompt", "list"] if self.decided % 3 else ["list"]
        for way in order:
            before = self._version()
            if self._try(way) and self._moved_on(before):
                self.ways[way] += 1
                return
            self._clear()

    def _try(self, way: str) -> bool:
        try:
            return bool(getattr(self, f"_by_{way}")())
        except Error:
            return False

    def _by_board(self) -> bool:
        things = self.page.locator(
            "[data-test=hand] button[aria-pressed=false]:not([disabled], [aria-disabled=true])"
        )
        if things.count():
            self._press(things.nth(self.rng.randrange(things.count())))
        spots = self.page.locator("[data-test=board] [data-spot=open]")
        if not spots.count():
            return self.page.locator("[data-test=commit]").count() > 0 and self._settle()
        self._press(spots.nth(self.rng.randrange(spots.count())))
        return self._settle()

    def _by_prompt(self) -> bool:
        buttons = self.page.locator("[data-test=prompt] [data-move]")
        if not buttons.count():
            return False
        self._press(buttons.first)
        return self._settle()

    def _by_list(self) -> bool:
        self.page.keyboard.press("m")
        moves = self.page.locator("[data-test=sheet] [data-move]")
        moves.first.wait_for(timeout=QUICK)
        self._press(moves.nth(self.rng.randrange(min(40, moves.count()))))
        return self._settle()

    def _settle(self) -> bool:
        """On touch the first tap only aims: the button of the prompt commits."""
        commit = self.page.locator("[data-test=commit]")
        if self.touch and commit.count():
            self._press(commit)
        return True

    def _press(self, target: Locator) -> None:
        if self.touch:
            target.tap(timeout=QUICK)
        else:
            target.click(timeout=QUICK)

    def _version(self) -> str:
        return str(self.page.evaluate("document.querySelector('[data-version]')?.dataset.version"))

    def _moved_on(self, before: str) -> bool:
        try:
            self.page.wait_for_function(
                "(was) => document.querySelector('[data-version]')?.dataset.version !== was",
                arg=before,
                timeout=QUICK,
            )
        except Error:
            return False
        return True

    def _clear(self) -> None:
        for _ in range(3):
            self.page.keyboard.press("Escape")
