"""`./dev costs play FILE GAMES`, `tell` and `write`: games of bots, the costs fitted from them, and into the cards.

`./dev costs missions` plays the missions as they ship, and says how often each army wins.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.balance import report
from tests.balance.battles import pairing, played
from tests.balance.box import first_costs
from tests.balance.cards_on_disk import write_costs
from tests.balance.fairness import balances
from tests.balance.held_out import foresight
from tests.balance.missions import MISSIONS
from tests.balance.prices import brought_by_a_kind, share_lost
from tests.balance.records import GAMES, line_of, read_games
from tests.balance.study import Study

SEED = 7


def play(path: Path, games: int) -> None:
    """Play on to the game with this number; each is written down at once, so that it may be ended any time."""
    done = max((game.number for game in read_games(path)), default=-1) + 1 if path.exists() else 0
    for number in range(done, games):
        result = played(pairing(SEED, number))
        with path.open("a", encoding="utf-8") as file:
            file.write(line_of(result) if result else "")


def tell(study: Study) -> list[str]:
    """What the games say."""
    fit = study.fit
    of_characters, of_equipment = brought_by_a_kind(fit, study.evidence)
    return [
        f"{len(study.records)} games; unexplained of a game: {fit.noise:.1f} points",
        f"a point of characters brings {of_characters:.2f}, one of equipment {of_equipment:.2f}; {fit.spread}",
        f"knocked out: {share_lost(study.records):.0%} of the points of armies",
        *report.foreseen(foresight(study.records)),
        *report.groups(study),
        *report.cards(study, first_costs()),
    ]


def main(arguments: Sequence[str]) -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(prog="./dev costs", description="Costs fitted from games of bots.")
    verbs = parser.add_subparsers(dest="verb", required=True)
    playing = verbs.add_parser("play", help="play games with random armies, and append them to a file")
    playing.add_argument("file", type=Path)
    playing.add_argument("games", type=int, help="how many games shall have been played in the end")
    for verb, what in (("tell", "fit costs from games and tell of them"), ("write", "put the costs into the cards")):
        verbs.add_parser(verb, help=what).add_argument("file", type=Path, nargs="?", default=GAMES)
    fairness = verbs.add_parser("missions", help="play the missions as they ship: how often does each army win?")
    fairness.add_argument("missions", nargs="*", default=MISSIONS, metavar="MISSION")
    fairness.add_argument("--games", type=int, default=400, help="of each mission; each seed with either side first")
    fairness.add_argument("--seed", type=int, default=SEED)
    fairness.add_argument("--workers", type=int, default=1)
    fairness.add_argument("--bot", default="greedy")
    options = parser.parse_args(arguments)
    if options.verb == "missions":
        for each in balances(options.games, options.seed, options.workers, options.bot, options.missions):
            sys.stdout.write(f"{each.text()}\n")
            sys.stdout.flush()
        return 0
    if options.verb == "play":
        play(options.file, options.games)
        return 0
    study = Study(read_games(options.file))
    if options.verb == "write":
        write_costs(study.costs)
    else:
        sys.stdout.writelines(f"{line}\n" for line in tell(study))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
