"""The history of viewed rules, for back and forward."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RuleHistory:
    """The current rule, earlier ones, and those from which the user went back.

    A rule that was only glanced at, while moving through a list, is not recorded once the next one is viewed.
    """

    here: str | None = None
    before: tuple[str, ...] = ()
    ahead: tuple[str, ...] = ()
    glancing: bool = False

    def to(self, number: str) -> RuleHistory:
        """Add a rule to the history."""
        if number == self.here:
            return RuleHistory(number, self.before, self.ahead)
        return RuleHistory(number, self._left_behind())

    def look_at(self, number: str) -> RuleHistory:
        """Look at a rule in passing."""
        if number == self.here:
            return self
        return RuleHistory(number, self.before if self.glancing else self._left_behind(), glancing=True)

    def back(self) -> RuleHistory:
        """Go to the previous rule, if any."""
        if not self.before or self.here is None:
            return self
        return RuleHistory(self.before[-1], self.before[:-1], (self.here, *self.ahead))

    def forward(self) -> RuleHistory:
        """Go to the next rule, if any."""
        if not self.ahead or self.here is None:
            return self
        return RuleHistory(self.ahead[0], (*self.before, self.here), self.ahead[1:])

    def _left_behind(self) -> tuple[str, ...]:
        return self.before if self.here is None else (*self.before, self.here)
