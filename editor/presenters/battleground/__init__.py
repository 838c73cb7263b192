"""Presenter of Battleground."""

from editor.presenters.battleground.board import game_board, ghost
from editor.presenters.battleground.dangers import dangers
from editor.presenters.battleground.dice import throw
from editor.presenters.battleground.faces import document_abilities, face
from editor.presenters.battleground.headlines import STORY
from editor.presenters.battleground.line_of_sight import aim, field, lines
from editor.presenters.battleground.log_rules import FOLDED, MINOR, REPEATED, arcs, owner, remark, turned_arcs
from editor.presenters.battleground.odds import chance, odds
from editor.presenters.battleground.previews import brief, preview
from editor.presenters.battleground.questions import REROLLS, obvious, question, wasteful
from editor.presenters.battleground.scenario import scenario
from editor.presenters.battleground.seats import header, progress, sides
from editor.presenters.battleground.sheets import piece
from editor.presenters.battleground.states import states
from editor.presenters.battleground.words import ACTION_KEYS, CARD_ICONS, LACKING
from editor.presenters.presenter import GamePresenter
from engine.systems.battleground.system import SYSTEM

PRESENTER = GamePresenter(
    system=SYSTEM.id,
    board=game_board,
    sides=sides,
    header=header,
    progress=progress,
    piece=piece,
    preview=preview,
    odds=odds,
    chance=chance,
    throw=throw,
    owner=owner,
    question=question,
    obvious_kinds=REROLLS,
    obvious=obvious,
    wasteful=wasteful,
    minor=MINOR,
    folded=FOLDED,
    repeated=REPEATED,
    story=STORY,
    dangers=dangers,
    states=states,
    arcs=arcs,
    turned_arcs=turned_arcs,
    brief=brief,
    remark=remark,
    lacking=LACKING,
    face=face,
    abilities=document_abilities,
    action_keys=ACTION_KEYS,
    card_icons=CARD_ICONS,
    scenario=scenario,
    ghost=ghost,
    aim=aim,
    lines=lines,
    field=field,
)
