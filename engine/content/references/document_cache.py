"""A cache of referenced documents: each is resolved and read once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.content.limits import MAX_DEPTH
from engine.content.loading.document_reader import read_document
from engine.content.newer_document import NewerDocument
from engine.content.problems import ROOT, ContentError, Problem, ProblemOrigin, ProblemValue, Remark, refusal
from engine.content.references.resolver import ResolveDocument, UnknownDocument, kind_of

if TYPE_CHECKING:
    from engine.content.declarations import Declarations
    from engine.content.envelope import Document


UNKNOWN = "content-no-such-document"
"""The code of the problem that there is no document with a name."""
MOST_GUESSES = 20
"""The number of unknown names for which a suggestion is searched."""


class FoundDocument(NamedTuple):
    """A resolved document as plain data, and the number of values in it."""

    kind: str
    plain: Mapping[str, Any]
    values: int


@dataclass(slots=True)
class DocumentCache:
    """Documents by name, of one game system."""

    resolve: ResolveDocument
    declarations: Declarations
    system: str
    read: dict[str, FoundDocument | tuple[Problem, ...]] = field(default_factory=dict)
    similar: dict[str, Sequence[str]] = field(default_factory=dict)
    """The known names that are similar to unknown ones."""
    kinds: dict[str, str | None] = field(default_factory=dict)
    """The kinds of the documents with those names."""
    guesses: int = 0
    """The number of names for which a suggestion was searched."""

    def of_kind(self, name: str, kinds: tuple[str, ...], at: str, problems: list[Problem]) -> FoundDocument | None:
        """The document of one of these kinds; if it cannot be used, the reasons are added to the problems."""
        if name not in self.read:
            self.read[name] = self._read(name)
        found = self.read[name]
        if not isinstance(found, FoundDocument):
            problems += (self._moved_to(problem, at, name, kinds) for problem in found)
            return None
        if found.kind not in kinds:
            values: dict[str, ProblemValue] = {"id": name, "kind": found.kind, "options": kinds}
            problems.append(Problem(at, "content-other-kind", values))
            return None
        return found

    def _moved_to(self, problem: Problem, at: str, name: str, kinds: tuple[str, ...]) -> Problem:
        """A problem of a document, moved to the path that names the document; for an unknown one, with the most similar
        one of these kinds."""
        path = at + problem.path.removeprefix(ROOT)
        if problem.code == UNKNOWN:
            return replace(problem, path=path, suggestion=self._nearest(name, kinds))
        return replace(problem, path=path, origin=ProblemOrigin(name, problem.path))

    def in_full(self, name: Any) -> Any:
        """The full id of a document of this game that is referred to by its last part, unless another document has that
        id."""
        if not isinstance(name, str) or "/" in name or name in self.read:
            return name
        try:
            self.resolve(name)
        except UnknownDocument:
            return f"{self.system}/{name}"
        except ContentError:
            return name  # Its problems are reported where it is read.
        return name

    def reference_problems(self, document: Document) -> list[Problem]:
        """The problems of a document's declared references and, transitively, of theirs."""
        problems: list[Problem] = []
        needed = [(reference.kind, reference.id) for reference in document.references]
        for number, (kind, name) in enumerate(needed):
            at = f"{ROOT}.references[{number}].id"
            self._follow(kind, name, (document.id,) if document.id else (), at, problems, set())
        return problems

    def _follow(
        self, kind: str, name: str, trail: tuple[str, ...], at: str, problems: list[Problem], seen: set[str]
    ) -> None:
        """Check one referenced document and its references; `seen` are those already visited."""
        if name in trail:
            problems.append(Problem(at, "content-circle", {"ids": (*trail[trail.index(name) :], name)}))
        elif len(trail) >= MAX_DEPTH:
            problems.append(Problem(at, "content-too-deep", {"most": MAX_DEPTH}))
        elif name not in seen:
            seen.add(name)
            found = self.of_kind(name, (kind,), at, problems)
            for each in found.plain.get("references", ()) if found else ():
                self._follow(each["kind"], each["id"], (*trail, name), at, problems, seen)

    def _nearest(self, name: str, kinds: tuple[str, ...]) -> str | None:
        """The most similar known name of a document of these kinds, for an unknown name."""
        return next((each for each in self.similar.get(name, ()) if self._kind_of(each) in kinds), None)

    def _kind_of(self, name: str) -> str | None:
        if name not in self.kinds:
            self.kinds[name] = kind_of(name, self.resolve)
        return self.kinds[name]

    def _guess(self, unknown: UnknownDocument, name: str) -> None:
        """Search the known names that are similar to an unknown one, for a limited number of names."""
        if self.guesses < MOST_GUESSES:
            self.guesses += 1
            self.similar[name] = unknown.similar()

    def _read(self, name: str) -> FoundDocument | tuple[Problem, ...]:
        try:
            document = read_document(self.resolve(name), self.declarations)
            if isinstance(document, NewerDocument):
                raise refusal(f"{ROOT}.schema", "content-unread", found=document.schema_version)
            if document.system not in ("", self.system):
                raise refusal(f"{ROOT}.system", "content-other-system", system=self.system)
        except UnknownDocument as error:
            if error.in_trash:
                return (Problem(ROOT, UNKNOWN, {"id": name}, remark=Remark("content-in-the-trash")),)
            self._guess(error, name)
            return (Problem(ROOT, UNKNOWN, {"id": name}),)
        except ContentError as error:
            return error.errors
        plain = document.plain()
        return FoundDocument(document.kind, plain, values_in(plain))


def values_in(part: Any) -> int:
    """The number of values in a part, including containers."""
    inner = part.values() if isinstance(part, Mapping) else part if isinstance(part, list) else ()
    return 1 + sum(map(values_in, inner))
