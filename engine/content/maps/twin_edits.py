"""The edits that keep a map symmetric: for what was changed on one side, the same change of the twins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from engine.content.checks.fix import PlainEdit, insert_item, remove_item, set_value
from engine.content.maps.free_space import free_name
from engine.content.maps.hex_map import HexMap
from engine.content.maps.hexes import hexes_of
from engine.content.maps.map_parts import LiveSymmetry, Region, all_hexes, live_symmetry, piece_classes, regions
from engine.content.maps.piece_shapes import hex_ranges
from engine.content.maps.pieces import ClassedPiece, MeasuredPiece
from engine.content.maps.terrain_classes import HexClass
from engine.geometry.hex.grid import PlaceError
from engine.kernel.data.message import Message, message

TOKENS = ("objectives", "tokens")

PlainPart = dict[str, Any]


class TwinEdits(NamedTuple):
    """The edits of the twins, to be applied after the change, and the twins that cannot be, with the reasons."""

    edits: tuple[PlainEdit, ...]
    missing: tuple[Message, ...]


def twin_edits(before: HexMap, after: HexMap) -> TwinEdits:
    """The edits that do to the twins what was done to their originals; none on a map without symmetry.

    A twin that was changed in the same step stays as it was changed.
    """
    live = live_symmetry(after)
    if live is None or before.symmetry is None or before.sheet() != after.sheet():
        return TwinEdits((), ())
    twins = _Twins(before, after, live)
    twins.change_pieces()
    twins.change_tokens()
    twins.change_regions()
    return TwinEdits(tuple(twins.edits()), tuple(dict.fromkeys(twins.missing)))


class _Twins:
    """The lists of a map while the twins are changed."""

    def __init__(self, before: HexMap, after: HexMap, live: LiveSymmetry) -> None:
        self.before, self.after, self.live = before, after, live
        self.grid = after.sheet()
        self.missing: list[Message] = []
        self.lists: dict[str, list[PlainPart]] = {
            key: [part.plain() for part in getattr(after, key)] for key in ("pieces", *TOKENS, "zones", "roles")
        }
        self.gone: dict[str, set[int]] = {key: set() for key in self.lists}
        self.classes = list(piece_classes(after))
        """The hexes of each piece of the list by class."""

    def edits(self) -> Iterator[PlainEdit]:
        """The edits from the lists after the change to these: first those of items, then removals, then new items."""
        for key, made in self.lists.items():
            written = [part.plain() for part in getattr(self.after, key)]
            for number, (old, new) in enumerate(zip(written, made, strict=False)):
                if old != new and number not in self.gone[key]:
                    yield set_value((key, number), new)
            for number in sorted(self.gone[key], reverse=True):
                if number < len(written):
                    yield remove_item((key, number))
            left = len(written) - sum(number < len(written) for number in self.gone[key])
            added = [
                part for number, part in enumerate(made) if number >= len(written) and number not in self.gone[key]
            ]
            for number, part in enumerate(added):
                yield insert_item((key, left + number), part)

    def change_pieces(self) -> None:
        old = {piece.id: (piece, classes) for piece, classes in self._pieces(self.before)}
        new = {piece.id: (piece, classes) for piece, classes in self._pieces(self.after)}
        changed = [name for name in {**old, **new} if _part(old, name) != _part(new, name)]
        for name in changed:
            was, now = old.get(name), new.get(name)
            if any(all_hexes(each[1]) & self.live.exceptions for each in (was, now) if each is not None):
                continue
            for motion in self.live.sheet.motions:
                twin = None if was is None else self._piece_at(self.live.classes(motion, was[1]), changed)
                if was is not None and self.live.leaves(all_hexes(was[1])):
                    twin = None
                self._change_piece(name, now, motion, twin)

    def _pieces(self, board: HexMap) -> Iterator[tuple[ClassedPiece | MeasuredPiece, dict[HexClass, int]]]:
        return zip(board.pieces, piece_classes(board), strict=True)

    def _change_piece(
        self,
        name: str,
        now: tuple[ClassedPiece | MeasuredPiece, dict[HexClass, int]] | None,
        motion: int,
        twin: int | None,
    ) -> None:
        pieces = self.lists["pieces"]
        if now is None:
            if twin is not None:
                self.gone["pieces"].add(twin)
            return
        piece, classes = now
        image, plain = self.live.classes(motion, classes), self.live.piece(motion, piece.plain())
        if plain is None:
            self.missing.append(message("twin-outside", what=name))
        elif image == classes:
            # It lies on the axis: it is its own twin, and takes the place of a former one.
            if twin is not None and pieces[twin]["id"] != name:
                self.gone["pieces"].add(twin)
        elif _clash(image, classes):
            self.missing.append(message("twin-on-itself", what=name))
        elif self._piece_at(image, ()) is None and self._is_taken(image, name, twin):
            self.missing.append(message("twin-taken", what=name, place=self._first_hex(image)))
        elif twin is not None:
            pieces[twin] = {**plain, "id": pieces[twin]["id"]}
            self.classes[twin] = image
        elif self._piece_at(image, ()) is None:
            pieces.append({**plain, "id": free_name(name, (each["id"] for each in pieces))})
            self.classes.append(image)

    def _present(self) -> Iterator[int]:
        return (number for number in range(len(self.lists["pieces"])) if number not in self.gone["pieces"])

    def _piece_at(self, classes: Mapping[HexClass, int], changed: list[str] | tuple[str, ...]) -> int | None:
        """The piece with exactly these hexes, if it was not changed by hand."""
        pieces = self.lists["pieces"]
        found = (number for number in self._present() if pieces[number]["id"] not in changed)
        return next((number for number in found if self.classes[number] == classes), None)

    def _is_taken(self, image: Mapping[HexClass, int], name: str, twin: int | None) -> bool:
        pieces = self.lists["pieces"]
        others = (number for number in self._present() if number != twin and pieces[number]["id"] != name)
        return any(_clash(image, self.classes[number]) for number in others)

    def _first_hex(self, classes: Mapping[HexClass, int]) -> str:
        hexes = all_hexes(classes)
        return self.grid.name((hexes & -hexes).bit_length() - 1)

    def change_tokens(self) -> None:
        for key in TOKENS:
            old = {token.id: token for token in getattr(self.before, key)}
            new = {token.id: token for token in getattr(self.after, key)}
            changed = [name for name in {**old, **new} if old.get(name) != new.get(name)]
            for name in changed:
                was, now = old.get(name), new.get(name)
                if any(self._is_excepted(each.at) for each in (was, now) if each is not None):
                    continue
                for motion in self.live.sheet.motions:
                    at = None if was is None else self.live.place(motion, was.at)
                    twin = None if at is None else self._token_at(key, at, changed)
                    self._change_token(key, name, None if now is None else now.plain(), motion, twin)

    def _change_token(self, key: str, name: str, now: PlainPart | None, motion: int, twin: int | None) -> None:
        tokens = self.lists[key]
        if now is None:
            if twin is not None:
                self.gone[key].add(twin)
            return
        at = self.live.place(motion, now["at"])
        if at is None:
            self.missing.append(message("twin-outside", what=name))
        elif at == now["at"]:
            if twin is not None and tokens[twin]["id"] != name:
                self.gone[key].add(twin)
        elif twin is not None:
            tokens[twin] = {**now, "id": tokens[twin]["id"], "at": at}
        elif self._token_at(key, at, ()) is None:
            tokens.append({**now, "id": free_name(name, (each["id"] for each in tokens)), "at": at})

    def _token_at(self, key: str, at: str, changed: list[str] | tuple[str, ...]) -> int | None:
        tokens = enumerate(self.lists[key])
        found = (number for number, token in tokens if token["at"] == at and token["id"] not in changed)
        return next((number for number in found if number not in self.gone[key]), None)

    def _is_excepted(self, at: str) -> bool:
        try:
            return bool(self.live.exceptions >> self.grid.hex_of(self.grid.place(at)) & 1)
        except PlaceError:
            return True

    def change_regions(self) -> None:
        old, new = regions(self.before), regions(self.after)
        made = dict(new)
        changed = {region for region in {**old, **new} if old.get(region, 0) != new.get(region, 0)}
        for region in sorted(changed):
            was, now = old.get(region, 0), new.get(region, 0)
            for motion in self.live.sheet.motions:
                twin = self.live.region(motion, region)
                # What was changed by hand in this step stays as it is.
                by_hand = old.get(twin, 0) ^ new.get(twin, 0) | self.live.exceptions
                more, fewer = (self.live.sheet.hexes(motion, each) & ~by_hand for each in (now & ~was, was & ~now))
                made[twin] = (made.get(twin, 0) | more) & ~fewer
        for region, hexes in made.items():
            if hexes != new.get(region, 0):
                self._write_region(region, hexes)

    def _write_region(self, region: Region, hexes: int) -> None:
        """The region with these hexes: its first part takes what is added, every part loses what is taken away."""
        key, name = region
        parts, field = self.lists[key], "seat" if key == "zones" else "role"
        own = [number for number, part in enumerate(parts) if part[field] == name]
        left = hexes
        for place, number in enumerate(own):
            model = getattr(self.after, key)[number]
            written = hexes_of(self.grid, model.hexes)
            kept = hexes if len(own) == 1 else written & hexes
            left &= ~kept
            if place == len(own) - 1:
                kept |= left
            if not kept:
                self.gone[key].add(number)
            elif kept != written:
                parts[number] = {**parts[number], "hexes": hex_ranges(self.grid, kept)}
        if not own and hexes:
            part: PlainPart = {field: name, "hexes": hex_ranges(self.grid, hexes)}
            if key == "zones":
                taken = [each["id"] for each in parts]
                part = {"id": free_name(name, taken) if name in taken else name, **part}
            parts.append(part)


def _part(parts: Mapping[str, tuple[ClassedPiece | MeasuredPiece, dict[HexClass, int]]], name: str) -> Any:
    return parts[name][0] if name in parts else None


def _clash(one: Mapping[HexClass, int], other: Mapping[HexClass, int]) -> bool:
    """Whether two pieces overlap: platforms only one another, all others on the ground."""
    ground = all_hexes(one) & ~one.get("platform", 0), all_hexes(other) & ~other.get("platform", 0)
    return bool(ground[0] & ground[1] or one.get("platform", 0) & other.get("platform", 0))


def leading_edits(board: HexMap, side: int) -> TwinEdits:
    """The edits that make a map symmetric by one side, given as hexes: its parts get twins, other parts are removed."""
    live = live_symmetry(board)
    if live is None:
        return TwinEdits((), ())
    grid = board.sheet()
    kept = side | live.sheet.fixed | live.exceptions | ~live.sheet.whole & grid.every_hex
    pieces = zip(board.pieces, piece_classes(board), strict=True)
    lead: dict[str, Any] = {"pieces": tuple(piece for piece, classes in pieces if not all_hexes(classes) & ~kept)}
    for key in TOKENS:
        lead[key] = tuple(token for token in getattr(board, key) if kept >> grid.hex_of(grid.place(token.at)) & 1)
    for key in ("zones", "roles"):
        parts = ((part, hexes_of(grid, part.hexes) & kept) for part in getattr(board, key))
        written = ((part, tuple(hex_ranges(grid, left))) for part, left in parts if left)
        lead[key] = tuple(part.model_copy(update={"hexes": hexes}) for part, hexes in written)
    after = board.model_copy(update=lead)
    empty = board.model_copy(update=dict.fromkeys(lead, ()))
    twins = _Twins(empty, after, live)
    twins.change_pieces()
    twins.change_tokens()
    twins.change_regions()
    lists = ((key, getattr(board, key), twins.lists[key]) for key in twins.lists)
    edits = tuple(set_value((key,), made) for key, old, made in lists if [part.plain() for part in old] != made)
    return TwinEdits(edits, tuple(dict.fromkeys(twins.missing)))
