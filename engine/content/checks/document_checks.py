"""All problems of a document: its own, those of its references, and those by the rules of its game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain, islice
from typing import TYPE_CHECKING, Any, NamedTuple

from pydantic import ValidationError

from engine.content.checks.army_limits import format_problems
from engine.content.checks.fix_context import FixContext, path_of_problem
from engine.content.checks.fix_makers import fixes_of
from engine.content.checks.partial_document import partial_document
from engine.content.checks.playability import playability_problems
from engine.content.checks.set_checks import SET_KINDS, set_problems
from engine.content.checks.silenced_warnings import part_name
from engine.content.document_kind import common_kinds
from engine.content.limits import MAX_COUNTED, MAX_ERRORS_REPORTED, MAX_PROBLEMS, MAX_VALUES
from engine.content.loading.document_reader import OpenedDocument, open_document, unknown_system
from engine.content.loading.pydantic_errors import place_of
from engine.content.maps.hex_map import HexMap
from engine.content.maps.symmetry_checks import asymmetry_problems
from engine.content.newer_document import NewerDocument
from engine.content.problems import ROOT, ContentError, Problem, ProblemOrigin, ProblemValue, Remark, step_into
from engine.content.references.document_cache import DocumentCache, values_in
from engine.content.references.mentions import mentions
from engine.content.references.reference_expansion import ListedArmy, ReferenceExpander
from engine.kernel.data.record import record

if TYPE_CHECKING:
    from engine.content.declarations import Declarations, SystemContent
    from engine.content.envelope import Document
    from engine.content.references.resolver import ResolveDocument


UNKNOWN = ("content-not-an-option", "content-unknown-key")
"""The problems about a name that might be known in another game."""
OPERATIONS = ("effect", "condition", "selector", "amount", "trigger", "cost")
"""The kinds of operation of abilities, each of which is allowed in other places."""
NAMING_ONE = (".do", ".when")
"""The keys whose value is the name of an operation."""
MISSING = "content-no-such-document"


class SilencedProblem(NamedTuple):
    """A warning that its author has silenced, with the reason."""

    problem: Problem
    reason: str


@record(frozen=True, slots=True)
class CheckedDocument:
    """A document with its references resolved, and its first problems; if there is an error, the document may be
    incomplete."""

    document: Document | NewerDocument | None
    problems: tuple[Problem, ...]
    more: int = 0
    """The least number of further problems."""
    silenced: tuple[SilencedProblem, ...] = ()
    """The warnings that are not among the problems, because the document silences them."""

    @property
    def more_beside_errors(self) -> int:
        """The number of further problems for a list of errors alone: zero if a warning is listed, since errors come
        first."""
        return self.more if all(problem.severity == "error" for problem in self.problems) else 0

    def errors(self, *, in_play: bool = False) -> tuple[Problem, ...]:
        """The errors that prevent the document from being used: for the start of a game, or in the middle of one."""
        stopping = ("play",) if in_play else ("play", "start")
        return tuple(problem for problem in self.problems if problem.severity == "error" and problem.stops in stopping)


def check_document(
    source: bytes | str | Mapping[str, Any],
    declarations: Declarations,
    resolve: ResolveDocument,
    *,
    thorough: bool = False,
) -> CheckedDocument:
    """Read a document, resolve its references, and check it by its game's rules.

    The readable parts are checked even if other parts cannot be read. A thorough check may take a quarter of a second.
    """
    try:
        found = open_document(source, declarations)
    except ContentError as error:
        return CheckedDocument(None, error.errors, error.more)
    if isinstance(found, NewerDocument):
        values = {"found": found.schema_version}
        return CheckedDocument(found, (Problem(f"{ROOT}.schema", "content-unread", values, severity="warning"),))
    looked = _Look(found, declarations, resolve, thorough)
    document = looked.at_all()
    problems = tuple(looked.reported_problems())
    if len(problems) > MAX_PROBLEMS:
        # A warning must not displace an error, which prevents the document from being used.
        problems = tuple(sorted(problems, key=lambda problem: problem.severity))
    more = len(problems[MAX_PROBLEMS:]) + looked.unlisted
    return CheckedDocument(document, looked.with_fixes(problems[:MAX_PROBLEMS]), more, tuple(looked.silenced))


def _are_enough(problems: Sequence[Problem]) -> bool:
    """Whether enough errors were found to fill the list, so that no further checks are needed."""
    return sum(problem.severity == "error" for problem in problems) >= MAX_PROBLEMS


def _lies_in(path: str, other: str) -> bool:
    """Whether a path is the same as another, or leads into it."""
    return path.startswith(other) and path[len(other) : len(other) + 1] in ("", ".", "[")


def _unknown_name(problem: Problem) -> str:
    """The key or word that is unknown at its path."""
    return str(problem.values.get("key", problem.values.get("found")))


def _names(known: ProblemValue) -> tuple[str, ...]:
    """The possible names, as listed in the message of a problem."""
    return known if isinstance(known, tuple) else ()


def _kinds_of(name: str, system: SystemContent) -> Iterator[str]:
    """The kinds of the operations with this name, among the parts of the game's documents."""
    parts = (part.split("/") for part in system.parts())
    return (part[1] for part in parts if part[2:] == [name] and part[1] != "part")


def _scenario_problems(system: SystemContent, document: Mapping[str, Any], at: str) -> Iterator[Problem]:
    """The problems of a scenario by the rules of its game, or of the one that a position or a journal began from."""
    if document["kind"] == "scenario":
        if system.playability is not None:
            yield from playability_problems(system.playability, document, at)
        yield from system.scenario_check(document, at)
    elif document["kind"] in ("position", "journal"):
        for key in ("scenario", "position"):
            inside = document.get(key)
            if isinstance(inside, Mapping):
                yield from _scenario_problems(system, inside, step_into(at, key))


class _Look:
    """The check of one document."""

    def __init__(
        self, found: OpenedDocument, declarations: Declarations, resolve: ResolveDocument, thorough: bool
    ) -> None:
        self.found, self.thorough = found, thorough
        self.system = found.system
        self.declarations = declarations
        self.named = DocumentCache(resolve, declarations, found.system.id if found.system else "")
        self.problems: list[Problem] = []
        self.unlisted = 0
        """The number of invalid places that have no problem of their own in the list."""
        self.valid: Document | None = None
        """The document, if it can be read as a whole: others cannot be changed by edits."""
        self.expanded: Mapping[str, Any] | None = None
        self.silenced: list[SilencedProblem] = []

    def at_all(self) -> Document | None:
        """Collects all problems; returns the document with its references resolved, as far as possible."""
        self.problems += self.found.missing()
        self.problems += unknown_system(self.found.data.get("system"), self.declarations)
        document: Document | None
        unreadable: frozenset[str]
        try:
            document, unreadable = self.found.validated(), frozenset()
            self.valid = document
        except ValidationError as error:
            self.problems += islice(self.found.problems_in(error), MAX_PROBLEMS)
            self.unlisted = self.found.unlisted_in(error)
            document, unreadable = self._rest(error)
        if document is None:
            return None
        unread = frozenset(problem.path for problem in self.problems)
        own = islice(document.problems(ROOT, self.system), MAX_COUNTED)
        # A value that cannot be read only seems to be left out.
        self.problems += [problem for problem in own if problem.path not in unread]
        if self.system is None or _are_enough(self.problems):
            return document
        self.problems += self._reference_problems(document)
        return self._whole(document, self.system, unreadable)

    def _reference_problems(self, document: Document) -> list[Problem]:
        """The problems of its declared references. In a document that uses no reference, a missing one is only a
        warning.

        So a saved game, which contains all its cards, can be continued after they were deleted from the library.
        """
        found = self.named.reference_problems(document)
        if all(problem.code != MISSING for problem in found) or not self._names_nothing(document):
            return found
        return [replace(each, severity="warning") if each.code == MISSING else each for each in found]

    def _names_nothing(self, document: Document) -> bool:
        """Whether it contains all documents that it needs."""
        named = mentions(document.plain(), self.declarations)
        return all(each.place.startswith(f"{ROOT}.references") for each in named)

    def reported_problems(self) -> Iterator[Problem]:
        """Each problem once, with the rule behind it; no warnings about parts that could not be read."""
        rules = self.system.rules if self.system else {}
        seen = set[tuple[str, str, str]]()
        wrong = tuple(problem.path for problem in self.problems if problem.severity == "error")
        for problem in map(self._guessed, self.problems):
            key = (problem.path, problem.code, problem.sentence())
            unread = problem.severity == "warning" and any(_lies_in(path, problem.path) for path in wrong)
            if key not in seen and not unread:
                seen.add(key)
                found = replace(problem, remark=self._known_elsewhere(problem) or problem.remark)
                yield found if found.rule else replace(found, rule=rules.get(problem.code))

    def with_fixes(self, problems: Iterable[Problem]) -> tuple[Problem, ...]:
        """Problems with their fixes, if the document can be edited."""
        found = tuple(problems)
        if self.valid is None or not found:
            return found
        context = FixContext(self.valid, self.expanded, self._plain_document, self.system)
        return tuple(replace(each, fixes=fixes_of(context, each)) for each in found)

    def _plain_document(self, name: str) -> Mapping[str, Any] | None:
        """A document by its id, for makers of fixes; None if it cannot be read."""
        found = self.named.of_kind(name, tuple(common_kinds()), ROOT, [])
        return None if found is None else found.plain

    def _guessed(self, problem: Problem) -> Problem:
        """The problem with a suggestion: the word usually meant by the unknown one, if it is allowed there."""
        if problem.code not in UNKNOWN or self.system is None:
            return problem
        remark = problem.remark.values if problem.remark else {}
        known = problem.values.get("options", remark.get("options", ()))
        fitting = (each for each in self.system.meant.get(_unknown_name(problem), ()) if each in _names(known))
        meant = next(fitting, None)
        return replace(problem, suggestion=meant) if meant else problem

    def _known_elsewhere(self, problem: Problem) -> Remark | None:
        """A remark that the unknown name is an operation of another kind, or a word of another game."""
        if problem.suggestion is not None or problem.code not in UNKNOWN or self.system is None:
            return None
        name = _unknown_name(problem)
        kind = next((each for each in _kinds_of(name, self.system) if each in OPERATIONS), None)
        if kind is not None and (problem.code == "content-unknown-key" or problem.path.endswith(NAMING_ONE)):
            return Remark("content-of-another-kind", {"name": name, "kind": kind})
        others = (each for each in self.declarations.by_id.items() if each[1] is not self.system)
        game = next((game for game, system in others if any(_kinds_of(name, system))), None)
        return None if game is None else Remark("content-of-another-game", {"name": name, "game": game})

    def _rest(self, error: ValidationError) -> tuple[Document | None, frozenset[str]]:
        """The document without its unreadable parts, if that is a document; None if too much is unreadable."""
        if error.error_count() > MAX_ERRORS_REPORTED:
            return None, frozenset()
        data = self.found.data
        rest = partial_document(data, [place_of(details, data) for details in error.errors(include_url=False)])
        try:
            return replace(self.found, data=rest.data).validated(), rest.named
        except ValidationError:
            return None, frozenset()

    def _whole(self, document: Document, system: SystemContent, unreadable: frozenset[str]) -> Document | None:
        plain = document.plain()
        inliner = ReferenceExpander(self.named, system, unreadable, MAX_VALUES - values_in(plain))
        whole = inliner.whole(plain, ROOT)
        self.expanded = whole
        found: list[Problem] = []
        of_studio: list[Problem] = []
        made: Document | None = document
        if isinstance(document, HexMap):
            of_studio += islice(asymmetry_problems(document), MAX_COUNTED)
            if document.terrain_set is not None:
                of_studio += self._set_problems(document, document.terrain_set)
        if whole != plain:
            made, found = self._again(whole, system)
        found += of_studio
        found += self._format_problems(whole, system)
        for army in inliner.listed:
            found += self._list_problems(army, system)
        if made is not None and not _are_enough(found):
            tables = (system.checks, system.slow_checks) if self.thorough else (system.checks,)
            checks = [table[document.kind] for table in tables if document.kind in table]
            by_rules = chain(_scenario_problems(system, whole, ROOT), *(check(whole) for check in checks))
            found += islice(by_rules, MAX_COUNTED)
        self.problems += inliner.problems
        written = (
            replace(
                problem, path=inliner.author_place(problem.path), origin=problem.origin or inliner.origin(problem.path)
            )
            for problem in found
        )
        self.problems += (each for each in written if not self._is_silenced(each, plain))
        return made

    def _set_problems(self, board: HexMap, name: str) -> Iterator[Problem]:
        """The problems of a map with its terrain set: only warnings, since it holds its pieces itself."""
        missing: list[Problem] = []
        terrain = self.named.of_kind(name, SET_KINDS, f"{ROOT}.set", missing)
        yield from (replace(each, severity="warning") for each in missing)
        if terrain is not None:
            yield from islice(set_problems(board, terrain.plain), MAX_COUNTED)

    def _is_silenced(self, problem: Problem, plain: Mapping[str, Any]) -> bool:
        """Whether the document, or one in it or referred to, silences a warning; it is kept with the reason."""
        if problem.severity != "warning":
            return False
        holders = [(plain, problem.path)]
        if isinstance(plain.get("map"), Mapping) and _lies_in(problem.path, f"{ROOT}.map"):
            holders.append((plain["map"], ROOT + problem.path.removeprefix(f"{ROOT}.map")))
        if problem.origin is not None and (named := self._plain_document(problem.origin.id)):
            holders.append((named, problem.origin.path))
        for holder, place in holders:
            path = path_of_problem(replace(problem, path=place)) if "silenced" in holder else None
            part = None if path is None else part_name(holder, path)
            for entry in holder.get("silenced", ()) if path is not None else ():
                if (entry["code"], entry.get("part")) == (problem.code, part):
                    self.silenced.append(SilencedProblem(problem, entry["reason"]))
                    return True
        return False

    def _format_problems(self, whole: Mapping[str, Any], system: SystemContent) -> Iterator[Problem]:
        """The problems of an army with its format, if the format is available."""
        if whole["kind"] == "army" and "format" in whole:
            rules = self.named.of_kind(whole["format"], ("army-format",), f"{ROOT}.format", self.problems)
            if rules is not None:
                yield from islice(format_problems(whole, system.piles, rules.plain, ROOT), MAX_COUNTED)

    def _list_problems(self, army: ListedArmy, system: SystemContent) -> list[Problem]:
        """The problems of an army list with the scenario's changes, by the format of the list.

        They are errors but do not prevent playing: both players may have agreed on the army.
        """
        found: list[Problem] = []
        here, origin = step_into(army.at, "army"), ProblemOrigin(army.army, f"{ROOT}.format")
        rules = self.named.of_kind(army.format, ("army-format",), here, found)
        if rules is None:
            return [replace(each, origin=each.origin or origin, stops="nothing") for each in found]
        for each in islice(format_problems(army.forces, system.piles, rules.plain, army.at), MAX_COUNTED):
            whole = each.path == army.at
            there = ProblemOrigin(army.army) if whole else each.origin
            found.append(replace(each, path=here if whole else each.path, origin=there, stops="nothing"))
        return found

    def _again(self, whole: Mapping[str, Any], system: SystemContent) -> tuple[Document | None, list[Problem]]:
        """The document, read again with its references replaced by documents."""
        opened_again = replace(self.found, data=whole)
        try:
            made = opened_again.validated()
        except ValidationError as error:
            return None, list(islice(opened_again.problems_in(error), MAX_PROBLEMS))
        return made, list(islice(made.problems(ROOT, system), MAX_COUNTED))
