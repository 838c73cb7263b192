"""Why an ability cannot be used, where it asks for something that is not so: what that is, in its own words."""

from __future__ import annotations

from editor.games.battleground.abilities import speaker
from editor.playtest.naming import Naming
from engine.kernel.choice import Choice
from engine.kernel.clauses import Reason
from engine.kernel.record import replace
from engine.kernel.word import word
from engine.systems.battleground.items import item_use_of
from engine.systems.battleground.state import Battle
from engine.systems.battleground.using import all_it_asks_for, unmet, use_of
from engine.systems.battleground.wording import asked_for


def reason(view: Battle, wish: Choice, against: Reason, naming: Naming) -> Reason:
    """A reason with all that a player can do something about."""
    if against.clause != all_it_asks_for.id:
        return against
    use = item_use_of(view, wish) if wish.kind == "use-item" else use_of(view, wish)
    said = asked_for(use.deed, unmet(use), speaker(naming))
    return replace(against, sentence=word("board-battleground-asks-for", ability=use.cast.ability, conditions=said))
