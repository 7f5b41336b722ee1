from __future__ import annotations

import hashlib
import hmac
from typing import Any, Dict, Mapping
from urllib.parse import quote


def signing_headers(
    method: str,
    path: str,
    query: str,
    body: bytes,
    *,
    nonce: str,
    now_ms: int,
    access_key: str,
    secret_key: str,
) -> Dict[str, str]:
    """The headers of a signed request; path and query are as they are sent."""
    timestamp = str(now_ms)
    canonical = "\n".join([method, path, query, timestamp, nonce, sha256(body)])
    return {
        "X-Access-Key": access_key,
        "X-Timestamp": timestamp,
        "X-Nonce": nonce,
        "X-Signature": sign(canonical, secret_key),
    }


def callback_signature(timestamp: str, nonce: str, body: bytes, secret: str) -> str:
    return sign("\n".join([timestamp, nonce, sha256(body)]), secret)


def canonical_query(values: Mapping[str, Any]) -> str:
    """Sorted by name; everything except letters, digits and -._~ is percent-encoded."""
    pairs = [
        (encode(name), encode(text_of(value)))
        for name, value in values.items()
        if value is not None
    ]
    return "&".join("=".join(pair) for pair in sorted(pairs))


def encode(text: str) -> str:
    return quote(text, safe="")


def text_of(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def sha256(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()


def sign(text: str, secret: str) -> str:
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).hexdigest()
