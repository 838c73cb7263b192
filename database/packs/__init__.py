"""Packs: documents, images and translations in one file, for exchange between users.

with library.packs.staging() as staging:
    contents = read_in_worker(path, staging)          # `reader.worker`: in a process of its own; PackRefused, Cancelled
    plan = library.packs.plan(contents)               # `imports`: what is new, the same, changed, in conflict
    library.packs.bring_in(plan.choosing_all("both"), staging)

made = library.packs.export(["my-scenario"], {"id": "org.example.ruins", "version": "1.0.0", "title": {"en": "Ruins"}})
made.packed.data                                      # the bytes of the file

compared(contents, other_contents)                    # `comparison`: how two packs differ; `diff_text`: as text
"""
