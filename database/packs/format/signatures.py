"""Signatures of packs: an author's key for the manifest, which shows that two packs come from the same author.

A signed pack is still untrusted; the signature only tells who made it.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from binascii import Error as NotBase64
from dataclasses import dataclass
from hashlib import sha256
from typing import Annotated, Literal, Self

from pydantic import AfterValidator

from database.packs.format.manifest import fingerprint
from database.packs.format.strict_json import strict_object
from engine.content.canonical_json import canonical
from engine.content.fields import Title
from engine.content.loading.fragments import read_part
from engine.content.model import Model, refused
from engine.content.problems import ROOT, refusal, shown

KEY_SIZE = 32
SIGNATURE_SIZE = 64
PRIME = 2**255 - 19
SIGN_BIT = 2**255
_ORDER_8 = 0x7A03AC9277FDC74EC6CC392CFA53202A0F67100D760B3CBA4FD84D3D706A17C7
WEAK_HEIGHTS = frozenset({0, 1, PRIME - 1, _ORDER_8, PRIME - _ORDER_8})
"""The y-coordinates of the curve's points of small order: with such a key, one signature fits any manifest."""


def _key(text: str) -> str:
    height = int.from_bytes(b64decode(_of_size(text, KEY_SIZE)), "little") % SIGN_BIT % PRIME
    if height in WEAK_HEIGHTS:
        raise refused("pack-weak-key")
    return text


def _signature(text: str) -> str:
    return _of_size(text, SIGNATURE_SIZE)


def _of_size(text: str, size: int) -> str:
    try:
        found = b64decode(text, validate=True)
    except (NotBase64, ValueError):
        found = b""
    if len(found) != size:
        raise refused("pack-bad-key", found=shown(text), size=size)
    return text


class Signature(Model):
    """The signature that is stored beside a signed manifest."""

    alg: Literal["ed25519"]
    """The signature algorithm."""
    key: Annotated[str, AfterValidator(_key)]
    """The public key, in base64."""
    sig: Annotated[str, AfterValidator(_signature)]
    """The signature of the bytes of the manifest, in base64."""
    name: Title | None = None
    """The name of the key's owner, by their own claim."""


@dataclass(frozen=True, slots=True)
class Signer:
    """The signer of a pack: only the key is proof, the name is the signer's own claim."""

    key: str
    name: str | None

    @property
    def fingerprint(self) -> str:
        """The key in a form short enough to be compared by voice."""
        return fingerprint(sha256(b64decode(self.key)).digest())


class SigningKey:
    """The secret key of an author."""

    def __init__(self, secret: bytes, name: str | None = None) -> None:
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        self._key = Ed25519PrivateKey.from_private_bytes(secret)
        self._name = name

    @classmethod
    def from_pem(cls, pem: bytes, password: bytes | None = None, name: str | None = None) -> Self:
        """The key in a PEM file; raises ValueError or TypeError if it is none, or cannot be opened with this
        password."""
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
        from cryptography.hazmat.primitives.serialization import load_pem_private_key

        loaded = load_pem_private_key(pem, password)
        if not isinstance(loaded, Ed25519PrivateKey):
            raise TypeError(type(loaded).__name__)
        return cls(loaded.private_bytes_raw(), name)

    def to_pem(self, password: bytes | None = None) -> bytes:
        """The key as a PEM file, encrypted if there is a password."""
        from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

        if password:
            from database.packs.format.key_encryption import encrypted_pem

            return encrypted_pem(self._key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption()), password)
        return self._key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())

    @property
    def public(self) -> str:
        """The public key, in the form used in packs."""
        return b64encode(self._key.public_key().public_bytes_raw()).decode()

    def sign(self, manifest: bytes) -> bytes:
        """The entry `signature.json` for a manifest."""
        sig = b64encode(self._key.sign(manifest)).decode()
        return canonical(Signature(alg="ed25519", key=self.public, sig=sig, name=self._name).plain())


def signer_of(source: bytes, manifest: bytes) -> Signer:
    """The signer of a manifest; raises `ContentError` if the signature does not match."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    signature = read_part(Signature, strict_object(source))
    try:
        public = Ed25519PublicKey.from_public_bytes(b64decode(signature.key))
        public.verify(b64decode(signature.sig), manifest)
    except (InvalidSignature, ValueError):
        raise refusal(ROOT, "pack-wrong-signature") from None
    return Signer(signature.key, signature.name)
