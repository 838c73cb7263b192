"""Messages of the worker as JSON: nothing executable comes back from the process that read an untrusted pack."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from database.imports.incoming_document import IncomingDocument
from database.packs.format.contents import Contents, PackImage
from database.packs.format.manifest import Manifest
from database.packs.format.refusals import PackProblem, PackRefused
from database.packs.format.signatures import Signer
from engine.content.loading.fragments import read_part
from engine.content.problems import Problem, ProblemValue, Remark


@dataclass(frozen=True, slots=True)
class ReaderFailure:
    """The worker crashed over a pack, which is a bug of this program."""

    trace: str


def outcome_json(outcome: Contents | PackRefused | ReaderFailure) -> dict[str, Any]:
    """The result of a worker as plain data, for its file."""
    if isinstance(outcome, ReaderFailure):
        return {"failed": outcome.trace}
    if isinstance(outcome, PackRefused):
        return {"refused": [_pack_problem_json(each) for each in outcome.problems]}
    return {
        "manifest": outcome.manifest.plain(),
        "signer": asdict(outcome.signer) if outcome.signer else None,
        "documents": [asdict(each) for each in outcome.documents],
        "images": [asdict(each) for each in outcome.images],
        "translations": outcome.translations,
        "left_out": [_pack_problem_json(each) for each in outcome.left_out],
        "passed_over": outcome.passed_over,
    }


def outcome_from_json(report: Mapping[str, Any]) -> Contents | PackRefused | ReaderFailure:
    """The result of a worker, read from its plain data."""
    if "failed" in report:
        return ReaderFailure(report["failed"])
    if "refused" in report:
        return PackRefused(_pack_problem_from_json(each) for each in report["refused"])
    return Contents(
        read_part(Manifest, report["manifest"]),
        Signer(**report["signer"]) if report["signer"] else None,
        tuple(IncomingDocument(**each) for each in report["documents"]),
        tuple(PackImage(**each) for each in report["images"]),
        report["translations"],
        tuple(_pack_problem_from_json(each) for each in report["left_out"]),
        tuple(report["passed_over"]),
    )


def _pack_problem_json(found: PackProblem) -> dict[str, Any]:
    problem = found.problem
    return {
        "entry": found.entry,
        "path": problem.path,
        "code": problem.code,
        "values": dict(problem.values),
        "suggestion": problem.suggestion,
        "rule": problem.rule,
        "remark": problem.remark._asdict() if problem.remark else None,
        "is_of_content": found.is_of_content,
    }


def _pack_problem_from_json(data: Mapping[str, Any]) -> PackProblem:
    remark = Remark(data["remark"]["code"], _values(data["remark"]["values"])) if data["remark"] else None
    values = _values(data["values"])
    problem = Problem(data["path"], data["code"], values, data["suggestion"], data["rule"], remark=remark)
    return PackProblem(data["entry"], problem, data["is_of_content"])


def _values(data: Mapping[str, Any]) -> dict[str, ProblemValue]:
    """The values of a message from JSON, with lists turned back into tuples."""
    return {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()}
