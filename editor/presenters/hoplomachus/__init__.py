"""Presenter of Hoplomachus."""

from editor.presenters.hoplomachus.board import game_board
from editor.presenters.hoplomachus.dice import throw
from editor.presenters.hoplomachus.faces import document_abilities, face
from editor.presenters.hoplomachus.headlines import STORY, remark
from editor.presenters.hoplomachus.log_rules import FOLDED, MINOR, REPEATED, owner
from editor.presenters.hoplomachus.odds import chance, odds
from editor.presenters.hoplomachus.previews import preview
from editor.presenters.hoplomachus.questions import question
from editor.presenters.hoplomachus.seats import header, progress, sides
from editor.presenters.hoplomachus.sheets import piece
from editor.presenters.hoplomachus.states import states
from editor.presenters.hoplomachus.words import ACTION_KEYS, CARD_ICONS
from editor.presenters.presenter import GamePresenter
from engine.systems.hoplomachus.system import SYSTEM

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
    minor=MINOR,
    folded=FOLDED,
    repeated=REPEATED,
    remark=remark,
    story=STORY,
    question=question,
    states=states,
    face=face,
    abilities=document_abilities,
    action_keys=ACTION_KEYS,
    card_icons=CARD_ICONS,
)
