"""Battleground on the table."""

from editor.games.battleground.board import picture
from editor.games.battleground.dice import throw
from editor.games.battleground.previews import brief, preview
from editor.games.battleground.scenario import scenario
from editor.games.battleground.sheets import piece
from editor.games.battleground.sides import clock, sides
from editor.games.battleground.sights import aim, field, lines
from editor.games.battleground.telling import FOLDED, MINOR, REPEATED, arcs, owner, remark
from editor.games.battleground.words import LACKING
from editor.games.face import Face
from engine.systems.battleground.system import SYSTEM

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
    arcs=arcs,
    brief=brief,
    remark=remark,
    lacking=LACKING,
    scenario=scenario,
    aim=aim,
    lines=lines,
    field=field,
)
