"""One-place mistakes in Python source: where they can be made, and what the source then is.

A mutant is text: a place in a file and what stands there instead, so that it can be shown as the
line before and after. Annotations, docstrings, decorators, assertions and what is only text are
left as they are.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from types import CodeType

COMPARISONS: dict[type[ast.cmpop], tuple[str, ...]] = {
    ast.Lt: ("<=", ">="),
    ast.LtE: ("<", ">"),
    ast.Gt: (">=", "<="),
    ast.GtE: (">", "<"),
    ast.Eq: ("!=",),
    ast.NotEq: ("==",),
    ast.Is: ("is not",),
    ast.IsNot: ("is",),
    ast.In: ("not in",),
    ast.NotIn: ("in",),
}
ARITHMETIC: dict[type[ast.operator], str] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "//",
    ast.FloorDiv: "*",
    ast.Div: "*",
    ast.Mod: "//",
    ast.BitAnd: "|",
    ast.BitOr: "&",
    ast.BitXor: "|",
    ast.LShift: ">>",
    ast.RShift: "<<",
    ast.Pow: "*",
}
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
SYMBOLS: dict[type[ast.operator], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.FloorDiv: "//",
    ast.Div: "/",
    ast.Mod: "%",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.LShift: "<<",
    ast.RShift: ">>",
    ast.Pow: "**",
}
NOT_NUMBERS = (
    ast.List,
    ast.Tuple,
    ast.Set,
    ast.Dict,
    ast.ListComp,
    ast.SetComp,
    ast.DictComp,
    ast.JoinedStr,
)
TYPES = {"Annotated", "Literal", "Callable", "TypeVar", "Union", "Optional", "ClassVar"}
NO_RULES = {"strict", "version"}  # of zip: an assertion; of the rules: a number that records name
ENDS = {0: 1, -1: -2}
NEVER_SWAPPED = {"g", "self", "game", "rng", "view"}  # any use of it would show at once


@dataclass(frozen=True)
class Mutant:
    """One mistake: at `start` to `end` of the file's text stands `text`."""

    file: str
    operator: str
    line: int
    start: int
    end: int
    text: str
    before: str  # the lines it touches, with single spaces
    after: str

    def apply(self, source: str) -> str:
        """The whole file with this mistake in it."""
        return source[: self.start] + self.text + source[self.end :]

    @property
    def key(self) -> tuple[str, str, str]:
        """What names it for as long as its line stays as it is, wherever the line moves."""
        return self.file, self.before, self.after

    def __str__(self) -> str:
        return f"{self.file}:{self.line}  {self.before}  ->  {self.after}"


def find_mutants(file: str, source: str) -> list[Mutant]:
    """Every mistake that can be made in one file, in the order of its text."""
    finder = _Finder(file, source)
    finder.visit(ast.parse(source))
    return sorted(set(finder.found), key=lambda m: (m.start, m.end, m.text))


def is_equivalent(mutant: Mutant, source: str) -> bool:
    """Whether the compiler makes the same of it, or cannot read it: no mistake at all."""
    try:
        changed = compile(mutant.apply(source), mutant.file, "exec", dont_inherit=True)
    except SyntaxError:
        return True
    original = compile(source, mutant.file, "exec", dont_inherit=True)
    return _describe_code(changed) == _describe_code(original)


def _describe_code(code: CodeType) -> tuple[object, ...]:
    """What the code does, without its line numbers."""
    constants = tuple(
        _describe_code(c) if isinstance(c, CodeType) else (type(c), repr(c)) for c in code.co_consts
    )
    return code.co_code, constants, code.co_names, code.co_varnames, code.co_freevars


class _Finder(ast.NodeVisitor):
    """Walks one file and notes what can be changed."""

    def __init__(self, file: str, source: str) -> None:
        self.file = file
        self.source = source
        self.found: list[Mutant] = []
        self._lines = source.splitlines(keepends=True)
        self._starts = [0]
        for text in self._lines:
            self._starts.append(self._starts[-1] + len(text))

    # --- places in the text -------------------------------------------------------------------

    def _offset(self, line: int, column: int) -> int:
        """`ast` counts columns in bytes."""
        return self._starts[line - 1] + len(
            self._lines[line - 1].encode()[:column].decode(errors="ignore")
        )

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        last, column = node.end_lineno or node.lineno, node.end_col_offset or 0
        return self._offset(node.lineno, node.col_offset), self._offset(last, column)

    def _text(self, node: ast.expr) -> str:
        start, end = self._span(node)
        return self.source[start:end]

    def _add(self, operator: str, span: tuple[int, int], text: str) -> None:
        start, end = span
        head = self.source.rfind("\n", 0, start) + 1
        tail = self.source.find("\n", end)
        tail = len(self.source) if tail < 0 else tail
        before = " ".join(self.source[head:tail].split())
        after = " ".join((self.source[head:start] + text + self.source[end:tail]).split())
        line = self.source.count("\n", 0, start) + 1
        self.found.append(Mutant(self.file, operator, line, start, end, text, before, after))

    def _add_symbol(
        self, operator: str, left: ast.expr, right: ast.expr, old: str, new: str
    ) -> None:
        """Replaces the symbol that stands between two operands."""
        start, end = self._span(left)[1], self._span(right)[0]
        at = self.source.find(old, start, end)
        if at >= 0:
            self._add(operator, (at, at + len(old)), new)

    # --- what is left alone -------------------------------------------------------------------

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)
            self._drop_assignment(node, [node.target])

    def visit_Assert(self, node: ast.Assert) -> None:
        """A weakened assertion is no rule."""

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for statement in node.body:
            self.visit(statement)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                self.visit(default)
        self._drop_early_ends(node.body)
        for statement in node.body:
            self.visit(statement)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if isinstance(node.value, ast.Name) and node.value.id in TYPES:
            return
        self.visit(node.value)
        index = _read_number(node.slice)
        if index in ENDS:  # the first and the last of one thing are the same
            self._add("number", self._span(node.slice), str(ENDS[index]))
        else:
            self.visit(node.slice)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg not in NO_RULES:
            self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Text."""

    # --- conditions ---------------------------------------------------------------------------

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for (left, right), op in zip(pairwise(operands), node.ops, strict=True):
            for new in COMPARISONS[type(op)]:
                self._swap_comparison(left, right, op, new)
        self.generic_visit(node)

    def _swap_comparison(self, left: ast.expr, right: ast.expr, op: ast.cmpop, new: str) -> None:
        olds = {ast.In: "in", ast.NotIn: "not in", ast.Is: "is", ast.IsNot: "is not"}
        old = (
            olds.get(type(op))
            or {
                ast.Lt: "<",
                ast.LtE: "<=",
                ast.Gt: ">",
                ast.GtE: ">=",
                ast.Eq: "==",
                ast.NotEq: "!=",
            }[type(op)]
        )
        self._add_symbol("comparison", left, right, old, new)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in pairwise(node.values):
            self._add_symbol("and/or", left, right, old, new)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._add("not", self._span(node), f"({self._text(node.operand)})")
        elif isinstance(node.op, ast.USub):
            if isinstance(node.operand, ast.Constant):
                self._change_number(node, node.operand.value, -1)
                return
            self._add("minus", self._span(node), f"({self._text(node.operand)})")
        self.generic_visit(node)

    def _decide(self, test: ast.expr, *answers: str) -> None:
        if isinstance(test, ast.Name) and test.id == "TYPE_CHECKING":
            return
        for answer in answers:
            self._add("condition", self._span(test), answer)

    def visit_If(self, node: ast.If) -> None:
        self._decide(node.test, "True", "False")
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._decide(node.test, "True", "False")
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self._decide(node.test, "False")
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self._decide(test, "True", "False")
        self.generic_visit(node)

    # --- numbers ------------------------------------------------------------------------------

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if not isinstance(node.left, NOT_NUMBERS) and not isinstance(node.right, NOT_NUMBERS):
            new = ARITHMETIC.get(type(node.op))
            if new is not None and not _is_text(node.left) and not _is_text(node.right):
                old = SYMBOLS[type(node.op)]
                self._add_symbol("arithmetic", node.left, node.right, old, new)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._add("true/false", self._span(node), str(not node.value))
        else:
            self._change_number(node, node.value, 1)

    def _change_number(self, node: ast.expr, value: object, sign: int) -> None:
        if isinstance(value, int) and not isinstance(value, bool):
            for step in (1, -1):
                self._add("number", self._span(node), str(sign * value + step))

    # --- calls --------------------------------------------------------------------------------

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name):
            if node.func.id in TYPES:
                return
            if node.func.id in TWINS:
                self._add("twin", self._span(node.func), TWINS[node.func.id])
        self._swap_arguments(node)
        self.generic_visit(node)

    def _swap_arguments(self, node: ast.Call) -> None:
        """The first two plain names change places."""
        for left, right in pairwise(node.args):
            if not isinstance(left, ast.Name) or not isinstance(right, ast.Name):
                continue
            if left.id != right.id and not {left.id, right.id} & NEVER_SWAPPED:
                start, end = self._span(left)[0], self._span(right)[1]
                between = self.source[self._span(left)[1] : self._span(right)[0]]
                self._add("arguments", (start, end), f"{right.id}{between}{left.id}")
                return

    # --- statements ---------------------------------------------------------------------------

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return  # a docstring
        self._add("statement", self._span(node), "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._add("statement", self._span(node), "pass")
        new = ARITHMETIC.get(type(node.op))
        if new is not None and not isinstance(node.value, NOT_NUMBERS):
            self._add_symbol(
                "arithmetic", node.target, node.value, f"{SYMBOLS[type(node.op)]}=", f"{new}="
            )
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        self._drop_assignment(node, node.targets)
        self.generic_visit(node)

    def _drop_assignment(self, node: ast.stmt, targets: list[ast.expr]) -> None:
        """What is not put into the state; a plain name would only be missing."""
        if all(isinstance(target, ast.Attribute | ast.Subscript) for target in targets):
            self._add("statement", self._span(node), "pass")

    def visit_Raise(self, node: ast.Raise) -> None:
        self._add("early end", self._span(node), "pass")
        if node.exc is not None:
            self.visit(node.exc)

    def visit_Continue(self, node: ast.Continue) -> None:
        self._add("early end", self._span(node), "pass")

    def visit_Break(self, node: ast.Break) -> None:
        self._add("early end", self._span(node), "pass")

    def _drop_early_ends(self, body: list[ast.stmt]) -> None:
        """Every `return` of a function but the one that ends it."""
        for node in _own_returns(body):
            if node is not body[-1]:
                self._add("early end", self._span(node), "pass")


def _own_returns(body: list[ast.stmt]) -> Iterator[ast.Return]:
    for statement in body:
        if isinstance(statement, ast.Return):
            yield statement
        elif not isinstance(statement, ast.FunctionDef | ast.ClassDef):
            for node in ast.iter_child_nodes(statement):
                if isinstance(node, ast.stmt):
                    yield from _own_returns([node])
                elif isinstance(node, ast.ExceptHandler | ast.match_case):
                    yield from _own_returns(node.body)


def _read_number(node: ast.expr) -> int | None:
    """An index that is written as a number."""
    is_minus = isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub)
    inner = node.operand if isinstance(node, ast.UnaryOp) and is_minus else node
    if not isinstance(inner, ast.Constant) or not isinstance(inner.value, int):
        return None
    return -inner.value if is_minus else inner.value


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str | bytes)
