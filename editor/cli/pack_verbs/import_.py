"""`hexsmith pack import FILE`: show what a pack would change in the library, and import all of it or nothing."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, get_args

import typer

from editor.cli.errors import UsageError
from editor.cli.localised_text import LocalisedTexts
from editor.cli.output import first_lines, print_text

if TYPE_CHECKING:
    from database.imports.document_plan import ImportChoice, PlannedDocument
    from database.imports.import_plan import ImportPlan, MissingDocument
    from database.records import SaveResult


def add_to(app: typer.Typer, voice: LocalisedTexts) -> None:
    @app.command("import", help=voice.say("cli-pack-import"))
    def import_(
        file: Annotated[str, typer.Argument(metavar="FILE", help=voice.say("cli-pack-file"))],
        library: Annotated[str | None, typer.Option(metavar="FILE", help=voice.say("cli-pack-library"))] = None,
        keep: Annotated[str | None, typer.Option(metavar="CHOICE", help=voice.say("cli-pack-keep"))] = None,
        choose: Annotated[
            list[str] | None, typer.Option(metavar="ID=CHOICE", help=voice.say("cli-pack-choose"))
        ] = None,
        anyway: Annotated[bool, typer.Option("--anyway", help=voice.say("cli-pack-anyway"))] = False,
        without_broken: Annotated[
            bool, typer.Option("--without-broken", help=voice.say("cli-pack-without-broken"))
        ] = False,
        only_plan: Annotated[bool, typer.Option("--plan", help=voice.say("cli-pack-plan"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=voice.say("cli-option-json"))] = False,
    ) -> None:
        from database.packs.format.refusals import PackRefused
        from database.packs.reader.worker import read_in_worker
        from editor.cli.read_pack import opened_library, pack_problem_json

        all_conflicts = None if keep is None else choice_named(keep, voice)
        single = {id_: choice_named(word, voice) for id_, _, word in (each.rpartition("=") for each in choose or ())}
        with opened_library(library, voice) as into, into.packs.staging() as staging:
            try:
                contents = read_in_worker(Path(file), staging, without_broken=without_broken)
            except PackRefused as error:
                if not as_json:
                    raise
                problems = [pack_problem_json(each, voice) for each in error.problems]
                print_text(json.dumps({"imported": False, "findings": problems}, ensure_ascii=False))
                raise typer.Exit(1) from error
            plan = into.packs.plan(contents)
            _refuse_unknown(single, plan, voice)
            plan = plan if all_conflicts is None else plan.choosing_all(all_conflicts)
            plan = plan.choosing(single)
            is_stopped = bool(plan.doubts) and not anyway
            saved = None if only_plan or is_stopped else into.packs.bring_in(plan, staging, anyway=anyway)
        if as_json:
            print_text(json.dumps(plan_json(plan, saved, voice), ensure_ascii=False))
        else:
            print_text("\n".join(plan_lines(plan, saved, voice, only_plan=only_plan)))
        if is_stopped and not only_plan:
            raise typer.Exit(1)


def _refuse_unknown(chosen: Iterable[str], plan: "ImportPlan", voice: LocalisedTexts) -> None:
    """Refuse choices for ids that are not in the pack, since they are typing errors."""
    from engine.content.problems import nearest

    known = [item.document.id for item in plan.items]
    unknown = next((each for each in chosen if each not in known), None)
    if unknown is not None:
        raise UsageError(voice.guess(voice.say("cli-pack-no-such-document", id=unknown), nearest(unknown, known)))


def choice_named(word: str, voice: LocalisedTexts) -> "ImportChoice":
    """Command-line name of a choice."""
    from database.imports.document_plan import ImportChoice

    known: tuple[ImportChoice, ...] = get_args(ImportChoice)
    for each in known:
        if word == each:
            return each
    raise UsageError(voice.say("cli-pack-no-choice", found=word))


def plan_json(plan: "ImportPlan", saved: "SaveResult | None", voice: LocalisedTexts) -> dict[str, Any]:
    """The plan and its result as JSON."""
    from editor.cli.read_pack import pack_problem_json
    from engine.words import speak

    return {
        "pack": plan.contents.manifest.id,
        "version": plan.contents.manifest.version,
        "imported": saved is not None,
        "items": [
            {"id": item.document.id, "state": item.state, "choice": item.choice, "new_id": item.new_id}
            for item in plan.items
        ],
        "doubts": [{"code": each.id, "message": speak(each, voice.lang)} for each in plan.doubts],
        "remarks": [{"code": each.id, "message": speak(each, voice.lang)} for each in plan.remarks],
        "missing": [
            {"document": each.document, "names": each.names, "kind": each.kind, "found": each.found}
            for each in plan.missing
        ],
        "left_out": [pack_problem_json(each, voice) for each in plan.contents.left_out],
    }


def plan_lines(
    plan: "ImportPlan", saved: "SaveResult | None", voice: LocalisedTexts, *, only_plan: bool
) -> Iterator[str]:
    """The plan as lines of text."""
    from engine.words import speak

    yield from first_lines((item_line(item, voice) for item in plan.items), voice)
    yield from first_lines((_missing_line(each, voice) for each in plan.missing), voice)
    for left in plan.contents.left_out:
        yield voice.say("cli-pack-left-out", fault=f"{left.entry}: {left.sentence(voice.lang)}")
    yield from (speak(remark, voice.lang) for remark in plan.remarks)
    yield from (voice.say("cli-pack-doubt", doubt=doubt) for doubt in plan.doubts)
    if saved is not None:
        expected = {name for item in plan.items for name in (item.document.id, item.new_id)}
        yield from first_lines(
            (voice.say("cli-pack-along", id=name) for name in saved.new if name not in expected), voice
        )
        counts = {"new": len(saved.new), "changed": len(saved.changed)}
        yield voice.say("cli-pack-imported", **counts, same=len(plan.items) - sum(counts.values()))
    else:
        yield voice.say("cli-pack-planned" if only_plan else "cli-pack-not-imported")


def _missing_line(missing: "MissingDocument", voice: LocalisedTexts) -> str:
    names = {"id": missing.document, "name": missing.names, "kind": missing.kind}
    if missing.found is None:
        return voice.say("cli-pack-names-nothing", **names)
    return voice.say("cli-pack-names-other-kind", **names, found=missing.found)


def item_line(item: "PlannedDocument", voice: LocalisedTexts) -> str:
    """A document of the pack and its plan."""
    name = item.document.id
    if item.state == "new":
        return voice.say("cli-pack-state-new", id=name)
    if item.state == "same":
        return voice.say("cli-pack-state-same", id=name)
    if item.state == "changed":
        return voice.say("cli-pack-state-changed", id=name)
    if item.choice == "mine":
        return voice.say("cli-pack-conflict-mine", id=name)
    if item.choice == "theirs":
        return voice.say("cli-pack-conflict-theirs", id=name)
    return voice.say("cli-pack-conflict-both", id=name, new=item.new_id or name)
