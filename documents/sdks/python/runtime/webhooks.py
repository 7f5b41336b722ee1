"""Callbacks: events that the API sends to your server."""

from __future__ import annotations

import hmac
import json
import re
import time
from typing import TYPE_CHECKING, Any, Mapping, Optional, Sequence, Union

from ._signing import callback_signature
from .errors import InvalidSignature

if TYPE_CHECKING:
    from .types import WebhookEvent

_MOST_SECONDS = 300


def verify(
    headers: Mapping[str, Any],
    raw_body: Union[bytes, str],
    secrets: Union[str, Sequence[str]],
    *,
    now: Optional[float] = None,
) -> WebhookEvent:
    """Checks that a callback is genuine, and parses it.

    Raises InvalidSignature if its signature is missing, wrong or more than 5 minutes from the
    clock: respond with 401. Store its nonce for 10 minutes and its ``eventId`` for 24 hours, since
    events can arrive more than once. Raises ValueError if there is no secret, or an empty one.

    Kinds of events, statuses and other values that this version does not know come through.

    ``headers`` are those of the request, each a text or a list of them; the spelling of their names
    does not matter. ``raw_body`` is the body as it was received, before it is parsed. ``secrets``
    is the callback secret; while it is being changed, both. ``now`` is the time of the check in
    seconds, for tests with stored callbacks.
    """
    if not isinstance(raw_body, (bytes, bytearray, str)):
        raise TypeError("raw_body has to be the body as it was received, before it is parsed.")
    known = [secrets] if isinstance(secrets, str) else list(secrets or ())
    # Anybody could sign with an empty one; a variable of the environment can be missing.
    if not known or not all(known):
        raise ValueError("There is no callback secret.")
    body = raw_body.encode() if isinstance(raw_body, str) else bytes(raw_body)
    names = {str(name).lower(): _first(value) for name, value in headers.items()}
    timestamp = names.get("x-callback-timestamp", "")
    nonce = names.get("x-callback-nonce", "")
    given = names.get("x-callback-signature", "")
    if not given:
        raise InvalidSignature("The callback is not signed.")
    expected = [callback_signature(timestamp, nonce, body, secret) for secret in known]
    # Compared as bytes, since a header can have any characters.
    if not any(hmac.compare_digest(one.encode(), given.encode()) for one in expected):
        raise InvalidSignature("The signature does not belong to this body.")
    moment = time.time() if now is None else now
    if not re.fullmatch(r"\d{13}", timestamp, re.ASCII) or (
        abs(moment - int(timestamp) / 1000) > _MOST_SECONDS
    ):
        raise InvalidSignature("The callback is more than 5 minutes from the clock.")
    event: WebhookEvent = json.loads(body)
    return event


def _first(header: Any) -> str:
    if isinstance(header, (list, tuple)):
        header = header[0] if header else None
    return "" if header is None else str(header)
