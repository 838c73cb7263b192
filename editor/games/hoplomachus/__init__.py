"""Hoplomachus on the table."""

from editor.games.face import Face
from editor.games.hoplomachus.board import picture
from editor.games.hoplomachus.dice import throw
from editor.games.hoplomachus.previews import preview
from editor.games.hoplomachus.sheets import piece
from editor.games.hoplomachus.sides import clock, sides
from editor.games.hoplomachus.telling import FOLDED, MINOR, REPEATED, owner
from engine.systems.hoplomachus.system import SYSTEM

PRESENTER = Face(
    system=SYSTEM.id,
    picture=picture,
    sides=sides,
    clock=clock,
    piece=piece,
    preview=preview,
    throw=throw,
    owner=owner,
    minor=MINOR,
    folded=FOLDED,
    repeated=REPEATED,
)
