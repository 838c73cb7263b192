"""Fixes of the problems that maps of hexes have in every game; each leaves the map without a new error."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from engine.content.checks.fix import Fix, PlainEdit, fix, insert_item, leave_out, remove_item, set_value
from engine.content.checks.fix_context import FixContext, FixMaker
from engine.content.document_path import DocumentPath
from engine.content.maps.free_space import MapSpace, clamped, free_name, nearest_hex
from engine.content.maps.hexes import hexes_of
from engine.content.maps.piece_shapes import hex_ranges, moved_piece
from engine.content.maps.pieces import ClassedPiece, MeasuredPiece
from engine.content.place_names import LARGEST_GRID, hexes_in
from engine.content.problems import Problem
from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.grid import PlaceError

LOW_STEP = 0.25
"""The height in inches that a fix gives to ground to stand on that cannot be attached."""
TOKENS = ("objectives", "tokens")
REGIONS = ("zones", "roles")

OnMap = Callable[[MapSpace, Problem, DocumentPath], Iterator[Fix]]


def on_map(make: OnMap) -> FixMaker:
    """The maker for a document that is itself a map of hexes: maps inside others are changed where they are."""

    def made(context: FixContext, problem: Problem, path: DocumentPath) -> Iterator[Fix]:
        return iter(()) if context.space is None else make(context.space, problem, path)

    return made


def piece_fixes(space: MapSpace, number: int) -> Iterator[Fix]:
    """The fixes that move a piece to the nearest free place, or remove it."""
    yield from moved(space, number)
    yield from removed(space, number)


def moved(space: MapSpace, number: int) -> Iterator[Fix]:
    """The fix that moves a piece to the nearest free place."""
    piece = space.board.pieces[number]
    shift = space.around(number).nearest_shift(piece)
    if shift is None:
        return
    plain = moved_piece(space.grid, piece.plain(), lambda lane, slant: (lane + shift[0], slant + shift[1]))
    if plain is not None:
        hexes = plain["portions"][0]["hexes"] if "portions" in plain else plain["hexes"]
        yield fix("edit-fix-move", set_value(("pieces", number), plain), what=piece.id, place=hexes[0])


def removed(space: MapSpace, number: int) -> Iterator[Fix]:
    """The fix that removes a piece, unless it holds up a platform or a token."""
    if space.around(number).fits():
        yield fix("edit-fix-remove", remove_item(("pieces", number)), what=space.board.pieces[number].id)


def token_moves(space: MapSpace, path: DocumentPath, hex_: int, allowed: int) -> Iterator[Fix]:
    """The fixes that move a token to the nearest allowed hex on the ground, or remove it."""
    key, number = str(path[0]), int(path[1])
    token = (space.board.objectives if key == "objectives" else space.board.tokens)[number]
    to = nearest_hex(space.grid, hex_, allowed & ~space.tokens[0], farthest=max(space.board.grid.columns, 12))
    if to is not None:
        name = space.grid.name(to)
        yield fix("edit-fix-move", set_value((key, number, "at"), name), what=token.id, place=name)
    yield fix("edit-fix-remove", remove_item((key, number)), what=token.id)


def _overlap(space: MapSpace, problem: Problem, path: DocumentPath) -> Iterator[Fix]:
    yield from piece_fixes(space, int(path[1]))


def _outside(space: MapSpace, problem: Problem, path: DocumentPath) -> Iterator[Fix]:
    grid, name = space.grid, str(problem.values["place"])
    if path[0] == "pieces":
        yield from piece_fixes(space, int(path[1]))
    elif path[0] in TOKENS:
        hex_ = clamped(grid, name)
        if hex_ is not None:
            yield from token_moves(space, path, hex_, space.clear_ground)
    elif path[0] in REGIONS:
        yield from _rewritten(space, path, "edit-fix-clip", _clipped(space, _names(space, path[:3])))


def _clipped(space: MapSpace, names: tuple[str, ...]) -> int:
    """The hexes of a region that lie on the sheet."""
    hexes = 0
    for name in names:
        first, _, last = name.partition("-")
        (left, top), (right, bottom) = (
            LARGEST_GRID.column_row(LARGEST_GRID.place(each)) for each in (first, last or first)
        )
        columns = range(min(left, right), min(max(left, right) + 1, space.board.grid.columns))
        rows = range(min(top, bottom), min(max(top, bottom) + 1, space.board.grid.rows))
        if columns and rows:
            grid = space.grid
            corners = (grid.hex_at(columns[0], rows[0]), grid.hex_at(columns[-1], rows[-1]))
            hexes |= hexes_in(grid, "-".join(map(grid.name, corners)))
    return hexes


def _names(space: MapSpace, path: DocumentPath) -> tuple[str, ...]:
    """The hexes that are written at a path of the map: `zones`, 0, `hexes`."""
    part = getattr(space.board, str(path[0]))[int(path[1])]
    if len(path) > 4 and path[2] == "portions":
        part = part.portions[int(path[3])]
    names: tuple[str, ...] = getattr(part, str(path[-1]))
    return names


def _rewritten(space: MapSpace, path: DocumentPath, label: str, hexes: int) -> Iterator[Fix]:
    """The fix that writes a list of hexes anew, or removes the part that would have none."""
    if hexes:
        yield fix(label, set_value(path[:3], hex_ranges(space.grid, hexes)))
    else:
        part = getattr(space.board, str(path[0]))[int(path[1])]
        yield fix("edit-fix-remove", remove_item(path[:2]), what=getattr(part, "id", None) or part.role)


def _repeated(space: MapSpace, problem: Problem, path: DocumentPath) -> Iterator[Fix]:
    grid, listed = space.grid, path[:-1]
    names = _names(space, listed)
    before = 0
    if "portions" in path:
        piece = space.board.pieces[int(path[1])]
        portions = piece.portions if isinstance(piece, MeasuredPiece) else ()
        for portion in portions[: int(path[3])]:
            before |= hexes_of(grid, portion.hexes)
    kept, taken = list[str](), before
    for name in names:
        try:
            hexes = hexes_in(grid, name)
        except PlaceError:
            kept.append(name)
            continue
        kept += [name] if not hexes & taken else [grid.name(each) for each in members(hexes & ~taken)]
        taken |= hexes
    if kept:
        yield fix("edit-fix-once", set_value(listed, kept))
    elif "portions" in path:
        yield fix("edit-fix-once", remove_item(path[:4]))


def _compass(space: MapSpace, problem: Problem, path: DocumentPath) -> Iterator[Fix]:
    yield fix("edit-fix-compass", leave_out(("compass",)))


def _low(space: MapSpace, problem: Problem, path: DocumentPath) -> Iterator[Fix]:
    """The fixes of a piece whose low hexes do not fit its class."""
    number, grid = int(path[1]), space.grid
    piece, here = space.board.pieces[number], path[:2]
    if not isinstance(piece, ClassedPiece):
        return
    hexes, low = hexes_of(grid, piece.hexes), hexes_of(grid, piece.low)
    drop = leave_out((*here, "low"))
    inside = low & hexes
    if problem.code == "content-low-not-mixed":
        yield fix("edit-fix-low", drop, what=piece.id)
        if inside == low != hexes and piece.piece_class in ("tall", "low") and _may_be(space, number, low, hexes):
            yield _classed(piece, "mixed", set_value((*here, "class"), "mixed"))
    elif inside and inside != hexes:
        if _may_be(space, number, inside, hexes):
            yield fix("edit-fix-low-inside", set_value((*here, "low"), hex_ranges(grid, inside)), what=piece.id)
    elif inside == hexes and space.around(number).fits({"low": hexes}):
        yield _classed(piece, "low", set_value((*here, "class"), "low"), drop)
    elif not inside and space.around(number).fits({"tall": hexes}):
        yield _classed(piece, "tall", set_value((*here, "class"), "tall"), drop)


def _may_be(space: MapSpace, number: int, low: int, hexes: int) -> bool:
    """Whether a piece may have these low hexes, the others tall: no platform may lose what holds it up."""
    return space.around(number).fits({"low": low, "tall": hexes & ~low})


def _classed(piece: ClassedPiece | MeasuredPiece, hex_class: str, *edits: PlainEdit) -> Fix:
    return fix("edit-fix-class", *edits, what=piece.id, kind=hex_class)


def _ladder(space: MapSpace, problem: Problem, path: DocumentPath) -> Iterator[Fix]:
    """BG-MAP-5: the fixes that keep one hex of a ladder."""
    number, grid = int(path[1]), space.grid
    piece = space.board.pieces[number]
    if not isinstance(piece, ClassedPiece):
        return
    for hex_ in members(hexes_of(grid, piece.hexes))[:7]:
        if space.around(number).fits({"ladder": 1 << hex_}):
            name = grid.name(hex_)
            yield fix("edit-fix-one-hex", set_value(("pieces", number, "hexes"), [name]), what=piece.id, place=name)
            return


def _not_attachable(space: MapSpace, problem: Problem, path: DocumentPath) -> Iterator[Fix]:
    """BG-MAP-3: the fixes of a piece to stand on that is high and cannot be attached."""
    number, portion = int(path[1]), int(path[3])
    piece, here = space.board.pieces[number], ("pieces", number)
    if not isinstance(piece, MeasuredPiece):
        return
    changes: tuple[tuple[str, PlainEdit, dict[str, object]], ...] = (
        ("platform", set_value((*here, "attachable"), True), {"attachable": True}),
        ("difficult", set_value((*here, "portions", portion, "inches"), LOW_STEP), {"inches": LOW_STEP}),
        ("low", leave_out((*here, "portions", portion, "stand")), {"stand": False}),
    )
    for hex_class, edit, change in changes:
        changed = piece.model_copy(update=change)
        if hex_class != "platform":
            portions = list(piece.portions)
            portions[portion] = portions[portion].model_copy(update=change)
            changed = piece.model_copy(update={"portions": tuple(portions)})
        found: list[Problem] = [each for each in changed.problems("", space.grid) if each.code != problem.code]
        still = any(each.path.startswith(f".portions[{portion}]") for each in changed.problems("", space.grid))
        if not found and not still and space.around(number).fits(changed.classes(space.grid)):
            derived = changed.portions[portion].hex_class(changed.attachable)
            yield _classed(piece, str(derived), edit)


def _stand_and_obstacle(space: MapSpace, problem: Problem, path: DocumentPath) -> Iterator[Fix]:
    """BG-MAP-3: the fix that makes two pieces of one: what is stood on, and what is in the way."""
    number = int(path[1])
    piece = space.board.pieces[number]
    if not isinstance(piece, MeasuredPiece):
        return
    stand, obstacle = (tuple(each for each in piece.portions if each.stand is on) for on in (True, False))
    made = [piece.model_copy(update={"portions": part}) for part in (stand, obstacle) if part]
    if len(made) == 2 and not any(True for each in made for _ in each.problems("", space.grid)):
        yield from split(space, number, [each.plain() for each in made])


def split(space: MapSpace, number: int, parts: list[dict[str, object]]) -> Iterator[Fix]:
    """The fix that replaces a piece by several, each with a name of its own."""
    name, taken = space.board.pieces[number].id, [piece.id for piece in space.board.pieces]
    edits = [set_value(("pieces", number), parts[0])]
    for place, part in enumerate(parts[1:], number + 1):
        own = free_name(name, taken)
        taken.append(own)
        edits.append(insert_item(("pieces", place), {**part, "id": own}))
    yield fix("edit-fix-split", *edits, what=name, n=len(parts))


def _no_platform(space: MapSpace, problem: Problem, path: DocumentPath) -> Iterator[Fix]:
    """BG-MAP-2: the fixes of a raised token without a platform: down to the ground, or away."""
    hex_ = clamped(space.grid, str(problem.values["place"]))
    if path[0] in TOKENS and hex_ is not None:
        yield from token_moves(space, path, hex_, space.clear_ground)


MAP_FIXES: Mapping[str, FixMaker] = {
    "content-bad-compass": on_map(_compass),
    "content-ladder-one-hex": on_map(_ladder),
    "content-low-not-mixed": on_map(_low),
    "content-low-outside-piece": on_map(_low),
    "content-mixed-not-mixed": on_map(_low),
    "content-no-platform": on_map(_no_platform),
    "content-not-attachable": on_map(_not_attachable),
    "content-outside-map": on_map(_outside),
    "content-pieces-overlap": on_map(_overlap),
    "content-repeated-hex": on_map(_repeated),
    "content-stand-and-obstacle": on_map(_stand_and_obstacle),
}
"""The makers of fixes for maps of hexes, by the code of the problem."""
