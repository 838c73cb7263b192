"""All evidence of the stored games about the box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from tests.balance.evidence import Evidence, evidence_of
from tests.balance.fitting import Fitted, fitted
from tests.balance.prices import Price, costs, prices
from tests.balance.records import Record
from tests.balance.usage import judged


@dataclass(frozen=True)
class Study:
    """Games, and what is fitted from them."""

    records: Sequence[Record]

    @cached_property
    def cards(self) -> Sequence[str]:
        """Those that the games say something of."""
        return judged(self.records)

    @cached_property
    def evidence(self) -> Evidence:
        """The games as numbers."""
        return evidence_of(self.records, self.cards)

    @cached_property
    def fit(self) -> Fitted:
        """What the games say."""
        return fitted(self.evidence)

    @cached_property
    def worth(self) -> Mapping[str, Price]:
        """What each card is worth."""
        return prices(self.records, self.cards, self.evidence, self.fit)

    @cached_property
    def costs(self) -> Mapping[str, int]:
        """What each card should cost."""
        return costs(self.worth)
