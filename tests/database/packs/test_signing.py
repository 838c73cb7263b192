"""Signatures: who signed a pack, that nothing was changed after that, and keys in their files."""

from base64 import b64encode

import pytest
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

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


def test_b19_a_key_of_another_size_is_told() -> None:
    text = KEY.sign(b"").replace(KEY.public.encode(), b"AAAA")
    with pytest.raises(ContentError) as caught:
        signer_of(text, b"")
    assert [(each.path, each.code) for each in caught.value.errors] == [("$.key", "pack-bad-key")]


@pytest.mark.parametrize("height", sorted(WEAK_HEIGHTS))
@pytest.mark.parametrize("more", [0, SIGN_BIT])
def test_b19_keys_under_which_anybody_can_sign_are_told(height: int, more: int) -> None:
    """In either sign; the same heights are meant where a multiple of the prime is added that still has room."""
    for written in {height, height + PRIME if height < 19 else height}:
        key = b64encode((written + more).to_bytes(32, "little"))
        with pytest.raises(ContentError) as caught:
            signer_of(KEY.sign(b"").replace(KEY.public.encode(), key), b"")
        assert [(each.path, each.code) for each in caught.value.errors] == [("$.key", "pack-weak-key")]


def test_a_key_comes_back_from_its_file_and_only_with_its_password() -> None:
    pem = KEY.to_pem(b"sesame")
    assert SigningKey.from_pem(pem, b"sesame").public == KEY.public
    with pytest.raises((ValueError, TypeError)):
        SigningKey.from_pem(pem, b"simsim")
    with pytest.raises((ValueError, TypeError)):
        SigningKey.from_pem(pem)
    assert SigningKey.from_pem(KEY.to_pem()).public == KEY.public


def test_a_key_of_another_sort_is_none() -> None:
    other = X25519PrivateKey.generate()
    pem = other.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    with pytest.raises(TypeError):
        SigningKey.from_pem(pem)
