"""The language of the program: the requested one, the preferred one, the machine's, or English."""

import logging
from collections.abc import Mapping

from engine.words import languages

log = logging.getLogger(__name__)

ASKED_FOR = "HEXSMITH_LANG"
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
DEFAULT = "en"


def choose_language(environ: Mapping[str, str], system: str = "", preferred: str | None = None) -> str:
    """Language of the environment; `system` is the platform's, for an environment without variables.

    The user's preference takes precedence over the machine's language, but not over an explicit request for this run.
    """
    known = languages()
    asked = environ.get(ASKED_FOR, "")
    if asked:
        if (code := _code(asked)) in known:
            return code
        log.warning("%s=%s is none of the languages: %s", ASKED_FOR, asked, ", ".join(known))
    if preferred in known:
        return preferred
    of_machine = next((environ[name] for name in LOCALES if environ.get(name)), system)
    return code if (code := _code(of_machine)) in known else DEFAULT


def _code(locale: str) -> str:
    """`pl_PL.UTF-8` is `pl`."""
    return locale.replace("-", "_").split("_")[0].split(".")[0].lower()
