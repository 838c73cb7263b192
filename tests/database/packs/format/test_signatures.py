"""Signatures: who signed a pack, that nothing was changed after that, and keys in their files."""

from base64 import b64decode, b64encode

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    NoEncryption,
    PrivateFormat,
)

from database.packs.format.signatures import PRIME, SIGN_BIT, WEAK_HEIGHTS, SigningKey, signer_of
from engine.content.problems import ContentError
from tests.support.packs import fate, pack_of, read

KEY = SigningKey(bytes(range(32)), "Ana")


def test_a_signed_pack_says_who_signed_it() -> None:
    signer = read(pack_of(fate(), key=KEY)).signer
    assert signer is not None
    assert (signer.name, signer.key) == ("Ana", KEY.public)
    assert len(signer.fingerprint) == 10


def test_an_unsigned_pack_is_read_as_well() -> None:
    assert read(pack_of(fate())).signer is None


@pytest.mark.parametrize("place", [0, 40, -2])
def test_b19_one_other_byte_of_the_manifest_breaks_the_signature(place: int) -> None:
    manifest = bytearray(b'{"a": "the manifest, whatever it is, as it stands there"}')
    signature = KEY.sign(bytes(manifest))
    assert signer_of(signature, bytes(manifest)).name == "Ana"
    manifest[place] ^= 1
    with pytest.raises(ContentError) as caught:
        signer_of(signature, bytes(manifest))
    assert caught.value.problem.code == "pack-wrong-signature"


def test_b19_a_key_of_another_size_is_reported() -> None:
    text = KEY.sign(b"").replace(KEY.public.encode(), b"AAAA")
    with pytest.raises(ContentError) as caught:
        signer_of(text, b"")
    assert [(each.path, each.code) for each in caught.value.errors] == [("$.key", "pack-bad-key")]


@pytest.mark.parametrize("height", sorted(WEAK_HEIGHTS))
@pytest.mark.parametrize("more", [0, SIGN_BIT])
def test_b19_keys_under_which_anybody_can_sign_are_reported(height: int, more: int) -> None:
    """In either sign; the same heights are meant where a multiple of the prime is added that still has room."""
    for written in {height, height + PRIME if height < 19 else height}:
        key = b64encode((written + more).to_bytes(32, "little"))
        with pytest.raises(ContentError) as caught:
            signer_of(KEY.sign(b"").replace(KEY.public.encode(), key), b"")
        assert [(each.path, each.code) for each in caught.value.errors] == [("$.key", "pack-weak-key")]


@pytest.mark.slow
def test_a_key_comes_back_from_its_file_and_only_with_its_password() -> None:
    pem = KEY.to_pem(b"sesame")
    assert SigningKey.from_pem(pem, b"sesame").public == KEY.public
    with pytest.raises((ValueError, TypeError)):
        SigningKey.from_pem(pem, b"simsim")
    with pytest.raises((ValueError, TypeError)):
        SigningKey.from_pem(pem)
    assert SigningKey.from_pem(KEY.to_pem()).public == KEY.public


def test_a_password_is_dear_to_try() -> None:
    """The file asks for as many rounds as are recommended, and says so itself, in the form that other programs read."""
    pem = KEY.to_pem(b"sesame")
    assert pem.startswith(b"-----BEGIN ENCRYPTED PRIVATE KEY-----\n")
    der = b64decode(b"".join(pem.splitlines()[1:-1]))
    assert b"\x02\x03" + (600_000).to_bytes(3, "big") in der
    assert KEY.to_pem(b"sesame") != pem


def test_a_key_of_an_earlier_version_is_still_opened() -> None:
    """Encrypted by the library that signs."""
    key = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
    pem = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, BestAvailableEncryption(b"sesame"))
    assert SigningKey.from_pem(pem, b"sesame").public == KEY.public


def test_a_key_of_another_sort_is_none() -> None:
    other = X25519PrivateKey.generate()
    pem = other.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    with pytest.raises(TypeError):
        SigningKey.from_pem(pem)
