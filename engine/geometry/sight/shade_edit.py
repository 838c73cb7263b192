"""The effect of an edit of blocking hexes on cached shadows: which are outdated, and which views are still valid."""

from collections.abc import Iterable

from engine.geometry.sight.corner_views import Shade, group_shade, joined, sides_shade
from engine.geometry.sight.obstacles import Obstacles, SideLine, group_of
from engine.geometry.sight.shadows import OWNER_TO_CORNER
from engine.geometry.sight.template_layout import SheetLayout
from engine.geometry.sight.templates import CornerTemplates
from engine.kernel.data.record import record

# With more additions than this since the shadows were computed, computing them again is cheaper.
MOST_ADDITIONS = 24


@record(frozen=True, slots=True)
class ShadeEdit:
    """The step from one set of obstacles to another, as far as a shadow from a corner needs it.

    Hexes are given as bits. `additions` are all hexes added since the cached shadows were computed and still there: the
    groups of a cached shadow may lack them, its corners include them. Corners `beside` an edited hex, and those
    `in_line` with a side that was sealed or opened, always count as affected.
    """

    layout: SheetLayout
    obstacles: Obstacles
    added: tuple[int, ...]
    additions: tuple[int, ...]
    removed: tuple[int, ...]
    thinned_groups: frozenset[int]
    beside: frozenset[int]
    in_line: frozenset[int]

    def leaves_alone(self, templates: CornerTemplates, key: int, old: Shade) -> bool:
        """Whether the view of a corner is unchanged because all additions are already in its shadow."""
        if self.removed or key in self.beside or key in self.in_line:
            return False
        here = key >> 1
        hidden, about, table = old.corners, self.layout.corners_about(here), templates.hexes
        for at in self.added:
            shadow = table[at - here]
            if (shadow ^ shadow & hidden) & about:
                return False
            corners = table.own_corners(at - here)
            if (corners ^ corners & hidden) & about:
                return False
        return True

    def bring_up_to_date(self, templates: CornerTemplates, key: int, old: Shade) -> tuple[Shade, bool]:
        """The shadow after the edit, and whether the view of the corner is unchanged."""
        here = key >> 1
        corners = old.corners
        for at in self.added:
            corners |= templates.hexes[at - here]
        if not self.removed and key not in self.in_line:
            return Shade(corners, old.groups, old.sides), False
        shade = self._thinned(templates, key, old)
        reached = 0
        for at in (*self.added, *self.removed):
            reached |= templates.hexes[at - here] | templates.hexes.own_corners(at - here)
        changes = shade.corners ^ old.corners | reached & ~shade.corners
        touched = key in self.beside or key in self.in_line or changes & self.layout.corners_about(here)
        return shade, not touched

    def _thinned(self, templates: CornerTemplates, key: int, old: Shade) -> Shade:
        here = key >> 1
        groups = list(old.groups)
        for at in self.additions:
            groups[group_of(at)] |= templates.hexes[at - here]
        for group in self.thinned_groups:
            groups[group] = group_shade(templates, self.obstacles.groups[group], here)
        sides = old.sides
        if key in self.in_line:
            sides = sides_shade(templates, self.obstacles.sides, self.layout.corner(key))
        return joined(tuple(groups), sides)


def shade_edit(
    layout: SheetLayout, before: Obstacles, after: Obstacles, hexes: Iterable[int], additions: tuple[int, ...]
) -> ShadeEdit | None:
    """The step between two sets of obstacles that differ in these hexes; None if computing afresh is better."""
    edited = {layout.at[hex_]: layout.corner_keys[hex_] for hex_ in hexes}
    added = tuple(at for at in edited if after.laid_out >> at & 1)
    removed = tuple(at for at in edited if before.laid_out >> at & 1)
    additions = tuple(at for at in (*additions, *added) if after.laid_out >> at & 1)
    if len(additions) + len(removed) > MOST_ADDITIONS:
        return None
    lines = {line for line in {*before.sides, *after.sides} if before.sides.get(line) != after.sides.get(line)}
    return ShadeEdit(
        layout,
        after,
        added,
        additions,
        removed,
        frozenset(map(group_of, removed)),
        frozenset(key for keys in edited.values() for key in keys),
        frozenset(key for line in lines for key in _corners_on(layout, line)),
    )


def _corners_on(layout: SheetLayout, line: SideLine) -> list[int]:
    """The keys of all corners, on the sheet and around it, that lie on a line of sides."""
    value, slope = line // 4, line % 4
    frame = layout.frame
    found = []
    for lane in range(-1, frame.half_lanes):
        for plane, lean in enumerate(OWNER_TO_CORNER):
            x = 3 * lane + lean
            y = (value, x - value, value - x)[slope]
            if (y ^ lane) & 1 == 0:
                found.append(2 * (layout.base + frame.offset(lane, y)) + plane)
    return found
