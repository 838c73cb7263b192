"""Encryption of a signing key by a password, as PKCS #8 in PEM with a slow key derivation.

The library used for signing encrypts keys in this form with only 2,048 rounds, so that millions of passwords could be
tried per second; it can read files with any number of rounds.
"""

from __future__ import annotations

import os
from base64 import encodebytes

from cryptography.hazmat.primitives.ciphers import Cipher
from cryptography.hazmat.primitives.ciphers.algorithms import AES
from cryptography.hazmat.primitives.ciphers.modes import CBC
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.pbkdf2 import PBKDF2HMAC
from cryptography.hazmat.primitives.padding import PKCS7

ROUNDS = 600_000
"""The rounds of PBKDF2 with SHA-256: a few tenths of a second for a user with the password."""
BLOCK = 16
KEY = 32
SEQUENCE, INTEGER, BYTES, NULL, NAME = 0x30, 0x02, 0x04, 0x05, 0x06
PBES2 = bytes.fromhex("2a864886f70d01050d")
PBKDF2 = bytes.fromhex("2a864886f70d01050c")
HMAC_WITH_SHA256 = bytes.fromhex("2a864886f70d0209")
AES_256_CBC = bytes.fromhex("60864801650304012a")


def encrypted_pem(key: bytes, password: bytes) -> bytes:
    """The file of a key, given as PKCS #8 in DER, which can only be opened with the password."""
    salt, start = os.urandom(BLOCK), os.urandom(BLOCK)
    derived = PBKDF2HMAC(SHA256(), KEY, salt, ROUNDS).derive(password)
    padder, encryptor = PKCS7(8 * BLOCK).padder(), Cipher(AES(derived), CBC(start)).encryptor()
    secret = encryptor.update(padder.update(key) + padder.finalize()) + encryptor.finalize()
    rounds = _der(INTEGER, ROUNDS.to_bytes(3, "big"))
    hashed = _der(SEQUENCE, _der(NAME, HMAC_WITH_SHA256), _der(NULL))
    derivation = _der(SEQUENCE, _der(NAME, PBKDF2), _der(SEQUENCE, _der(BYTES, salt), rounds, hashed))
    cipher = _der(SEQUENCE, _der(NAME, AES_256_CBC), _der(BYTES, start))
    scheme = _der(SEQUENCE, _der(NAME, PBES2), _der(SEQUENCE, derivation, cipher))
    text = encodebytes(_der(SEQUENCE, scheme, _der(BYTES, secret)))
    return b"-----BEGIN ENCRYPTED PRIVATE KEY-----\n" + text + b"-----END ENCRYPTED PRIVATE KEY-----\n"


def _der(tag: int, *parts: bytes) -> bytes:
    """A value in DER; all values here are shorter than 256 bytes."""
    content = b"".join(parts)
    size = bytes((len(content),)) if len(content) < 0x80 else bytes((0x81, len(content)))
    return bytes((tag,)) + size + content
