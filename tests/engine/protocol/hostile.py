"""Lines that a careless or hostile peer might send, made from a seed."""

import copy
import json
import random
from collections.abc import Callable
from typing import Any

from tests.engine.protocol.conversation import Answer

ODD: tuple[Any, ...] = (None, True, -1, 0, 3, 2**53, 10**400, 1.5, -0.0, "", "red", "referee", "☃" * 40, [], {}, [[]])
ODD_VERBS = ("", "hell", "choos", "NEW", "__init__", "new ", "do", "quit", "../new")
ODD_BYTES = (b"", b"\x00", b"\xff\xfe", b"{" * 300, b'{"do":', b"[" * 5_000, b'"' + b"\\" * 999, b"\xef\xbb\xbf")
ODD_FIELDS = ("sed", "choise", "", "As", "__class__")


class Hostile:
    """Draws lines, knowing what would be right at the moment."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._ways: tuple[Callable[[list[Answer]], bytes], ...] = (
            self._odd_bytes,
            self._cut_or_flipped,
            self._deep,
            self._wrong_verb,
            self._wrong_type,
            self._unknown_field,
            self._not_on_offer,
            self._twice_the_same_key,
            self._mutated,
            self._mutated,
            self._mutated_document,
            self._mutated_document,
            self._right,
        )

    def line(self, right: list[Answer]) -> bytes:
        """The next line; `right` are requests that the engine would carry out."""
        return self._random.choice(self._ways)(right)

    def mutate_somewhere(self, node: Any) -> None:
        """Go down a random way and change what is there."""
        while isinstance(node, list | dict) and node:
            key = self._random.choice(list(node) if isinstance(node, dict) else range(len(node)))
            if not isinstance(node[key], list | dict) or self._random.random() < 0.15:
                change = self._random.random()
                if change < 0.6:
                    node[key] = self._odd()
                elif change < 0.8:
                    del node[key]
                elif isinstance(node, list):
                    node.append(copy.deepcopy(node[key]))
                return
            node = node[key]

    def _pick(self, right: list[Answer]) -> Answer:
        return copy.deepcopy(self._random.choice(right))

    def _odd(self) -> Any:
        return copy.deepcopy(self._random.choice(ODD))

    def _odd_bytes(self, _: list[Answer]) -> bytes:
        return self._random.choice(ODD_BYTES) + self._random.randbytes(self._random.randrange(30)).replace(b"\n", b"")

    def _cut_or_flipped(self, right: list[Answer]) -> bytes:
        line = bytearray(_written(self._pick(right)))
        at = self._random.randrange(len(line))
        if self._random.random() < 0.5:
            return bytes(line[:at])
        line[at] = self._random.choice(b'"{}[],:0aZ\x7f')
        return bytes(line)

    def _deep(self, right: list[Answer]) -> bytes:
        request, depth = self._pick(right), self._random.choice((3, 60, 70, 190, 2_000))
        value = b'{"a":' * depth + b"1" + b"}" * depth
        return _written(request)[:-1] + b',"id":' + value + b"}"

    def _wrong_verb(self, right: list[Answer]) -> bytes:
        return _written({**self._pick(right), "do": self._random.choice(ODD_VERBS)})

    def _wrong_type(self, right: list[Answer]) -> bytes:
        request = self._pick(right)
        request[self._random.choice(list(request))] = self._odd()
        return _written(request)

    def _unknown_field(self, right: list[Answer]) -> bytes:
        return _written({**self._pick(right), self._random.choice(ODD_FIELDS): self._odd()})

    def _not_on_offer(self, right: list[Answer]) -> bytes:
        kinds = ("pass", "move", "pick", "throw", "order", "concede", "roll", "draw", "look")
        choice = {"kind": self._random.choice(kinds), self._random.choice(("to", "number", "seat")): self._odd()}
        return _written({"do": "choose", "choice": choice, "as": self._random.choice(("referee", "red", "blue", "x"))})

    def _twice_the_same_key(self, right: list[Answer]) -> bytes:
        return _written(self._pick(right))[:-1] + b',"do":"undo"}'

    def _mutated(self, right: list[Answer]) -> bytes:
        request = self._pick(right)
        for _ in range(self._random.randrange(1, 4)):
            self.mutate_somewhere(request)
        return _written(request)

    def _mutated_document(self, right: list[Answer]) -> bytes:
        """A position or a journal with something wrong in what the engine wrote."""
        request = self._pick([each for each in right if "position" in each or "journal" in each])
        inside = request["position"]["state"] if "position" in request else request["journal"]
        for _ in range(self._random.randrange(1, 3)):
            self.mutate_somewhere(inside)
        return _written(request)

    def _right(self, right: list[Answer]) -> bytes:
        return _written(self._pick(right))


def _written(request: Answer) -> bytes:
    return json.dumps(request).encode()
