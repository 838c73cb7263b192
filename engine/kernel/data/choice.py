"""A choice: one answer that a seat may give, as a kind and its fields; legal or not, it is a wish."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import field

from engine.kernel.data.errors import BadData
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.data.value import NOTHING, Json, Value, expect, from_json, same, to_json

_NO_FIELDS = frozenset({"kind", "id", "rules", "shows"})
_BARE = re.compile(r"(?!(?:true|false|null)$)[^\W\d][^\s\"=@]*")


@record(frozen=True, slots=True)
class Choice:
    """An answer as data. `shows` is what a player sees next to it (a cost, a path); it is not part of the answer.

    `seat` is the seat that answers, where the choice itself names it. A choice about a seat (`first-player`) has a
    field of that name instead; in an answer to it, `seat` means that field.
    """

    kind: str
    data: Mapping[str, Value] = field(default_factory=lambda: NOTHING)
    seat: str | None = None
    rules: tuple[str, ...] = field(default=(), compare=False)
    shows: Mapping[str, Value] = field(default_factory=lambda: NOTHING, compare=False)

    def __getitem__(self, name: str) -> Value:
        return self.data[name]

    def text(self, name: str) -> str:
        """A field that is a text."""
        return expect(self.data[name], str, name)

    def number(self, name: str) -> int:
        """A field that is a whole number."""
        return expect(self.data[name], int, name)

    def by(self, rules: tuple[str, ...]) -> Choice:
        """The choice with the rules that allow it."""
        return Choice(self.kind, self.data, self.seat, rules, self.shows)

    def from_seat(self, seat: str) -> Choice:
        """The choice made by this seat."""
        return self if self.seat == seat else Choice(self.kind, self.data, seat, self.rules, self.shows)

    @property
    def id(self) -> str:
        """The choice in one line, the same in every process: `move figure=ana to=H8`."""
        parts = [self.kind] + [f"{name}={_plain(self.data[name])}" for name in sorted(self.data)]
        if self.seat is not None:
            parts.append(f"@{self.seat}")
        return " ".join(parts)

    def means(self, answer: Choice) -> bool:
        """Whether the answer names this choice completely: the same kind, the same fields, and a seat that may give
        it."""
        return self.fits(answer) and len(self.data) == len(self._given_fields(answer))

    def may_be_by(self, seat: str | None) -> bool:
        """Whether the seat may give this answer, as far as the choice itself names one."""
        return seat is None or self.seat is None or seat == self.seat

    def fits(self, answer: Choice) -> bool:
        """Whether this choice matches an answer that may leave fields out.

        A field that is true must be named: it stands for an extra that nobody gets without asking for it.
        """
        if self.kind != answer.kind or not self.may_be_by(answer.seat):
            return False
        named = self._given_fields(answer)
        if any(value is True and name not in named for name, value in self.data.items()):
            return False
        return all(name in self.data and same(self.data[name], value) for name, value in named.items())

    def _given_fields(self, answer: Choice) -> Mapping[str, Value]:
        """The fields that the answer names, with `seat` among them where this choice has a field of that name."""
        if answer.seat is None or "seat" not in self.data or "seat" in answer.data:
            return answer.data
        return {**answer.data, "seat": answer.seat}

    def to_json(self) -> dict[str, Json]:
        """The choice in the notation of the protocol and the journal."""
        if not _NO_FIELDS.isdisjoint(self.data) or (self.seat is not None and "seat" in self.data):
            raise ValueError(f"a field of {self.id} has a name that means something else in JSON")
        written: dict[str, Json] = {"kind": self.kind, **{name: to_json(self.data[name]) for name in sorted(self.data)}}
        if self.seat is not None:
            written["seat"] = self.seat
        return written

    @classmethod
    def from_json(cls, raw: Mapping[str, object]) -> Choice:
        """Read what `to_json` wrote; fields that are only for display (`id`, `rules`, `shows`) are ignored. Else
        `BadData`."""
        kind, seat = raw.get("kind"), raw.get("seat")
        if not isinstance(kind, str):
            raise BadData(message("choice-needs-kind"))
        if seat is not None and not isinstance(seat, str):
            raise BadData(message("choice-seat-is-text"))
        fields = {name: from_json(value) for name, value in raw.items() if name != "seat" and name not in _NO_FIELDS}
        return cls(kind, fields, seat)


def choice(kind: str, /, *, rules: tuple[str, ...] = (), seat: str | None = None, **data: Value) -> Choice:
    """Make a choice: `choice("move", figure="ana", to="H8")`."""
    return Choice(kind, data, seat, rules)


def _plain(value: Value) -> str:
    if isinstance(value, str) and _BARE.fullmatch(value):
        return value
    return json.dumps(to_json(value), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
