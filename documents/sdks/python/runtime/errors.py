"""Errors of the API and of the way to it; the class of an error says what to do."""

from __future__ import annotations

import re
from email.message import Message
from typing import Any, Dict, Optional, Type

from .codes import RETRY_CLASSES


class BrandError(Exception):
    """An error of the API or of the way to it."""

    code: Optional[int] = None
    """One of `codes`, or one that was added later. Without a response of the API there is none."""

    status: Optional[int] = None
    """The HTTP status."""

    request_id: Optional[str] = None
    """Send it to us when you ask about the request."""

    idempotency_key: Optional[str] = None
    """Pass it to repeat the request, so that it is carried out once."""

    headers: Optional[Message] = None
    """Those of the response."""

    retry: Optional[str] = None
    """`no`: change the request. `wait`: repeat it soon. `later`: when something outside has
    changed. `ask`: a person must act."""

    doc_url: Optional[str] = None
    """Explains the error."""

    field: Optional[str] = None
    """The field that is wrong: `phones[0]`."""

    place: Optional[str] = None
    """Where the field is: body, query, path or header. The API calls it `in`."""

    problem: Optional[str] = None
    """What is wrong with it: missing, unknown, type, value, length, range, format or together."""

    expected: Optional[str] = None
    """What it should be, in English."""

    received: Any = None
    """What it was, as far as this is no secret."""

    retry_after: Optional[int] = None
    """The number of seconds of the header `Retry-After`."""

    data: Optional[Dict[str, Any]] = None
    """For `codes.NONE_ACCEPTED`: `rejected` with an error code for each entry."""

    def __init__(self, message: str, **details: Any) -> None:
        super().__init__(message)
        self.__dict__.update(details)


class InvalidRequest(BrandError):
    """The request has to change: it would fail again."""


class RetryLater(BrandError):
    """The same request can succeed soon; it was repeated already."""


class NotYet(BrandError):
    """The same request succeeds when something outside has changed, such as the balance."""


class ActionNeeded(BrandError):
    """A person must act: the page of the error says who and where."""


class ConnectionError(BrandError):
    """No response arrived, so the request may have been carried out."""


class InvalidSignature(BrandError):
    """A callback whose signature is missing, wrong or old: respond with 401."""


_CLASSES: Dict[str, Type[BrandError]] = {
    "no": InvalidRequest,
    "wait": RetryLater,
    "later": NotYet,
    "ask": ActionNeeded,
}

# Statuses after which the same request can succeed, when the code does not say more.
_PASSING = (429, 500, 502, 503, 504)


def error_of(
    status: int, headers: Message, envelope: Optional[Dict[str, Any]], doc_url: str
) -> BrandError:
    """The error of a response that is no success; `envelope` is None if it is not ours."""
    answer = envelope or {}
    code = answer.get("code")
    given = answer.get("error")
    detail: Dict[str, Any] = given if isinstance(given, dict) else {}
    retry = _text(detail, "retry")
    if retry not in _CLASSES:
        retry = RETRY_CLASSES.get(code) if code is not None else None
    if retry is None and status in _PASSING:
        retry = "wait"
    if code is not None and "#" not in doc_url:
        doc_url = f"{doc_url}#error-{code}"
    seconds = headers.get("Retry-After") or ""
    data = answer.get("data")
    return _CLASSES.get(retry or "", BrandError)(
        _message(status, answer, detail),
        code=code,
        status=status,
        request_id=_text(answer, "requestId"),
        headers=headers,
        retry=retry,
        doc_url=_text(detail, "docUrl") or doc_url,
        field=_text(detail, "field"),
        place=_text(detail, "in"),
        problem=_text(detail, "problem"),
        expected=_text(detail, "expected"),
        received=detail.get("received"),
        retry_after=int(seconds) if re.fullmatch("[0-9]{1,9}", seconds) else None,
        data=data if isinstance(data, dict) else None,
    )


def _text(values: Dict[str, Any], name: str) -> Optional[str]:
    value = values.get(name)
    return value if isinstance(value, str) else None


def _message(status: int, answer: Dict[str, Any], detail: Dict[str, Any]) -> str:
    if "code" not in answer:
        return f"Status {status}, without an error code."
    parts = [f"{answer['code']}: {answer.get('msg')}"]
    if detail.get("expected"):
        parts.append(f"Expected: {detail['expected']}.")
    if detail.get("received") is not None:
        parts.append(f"Received: {detail['received']}.")
    parts.append(f"(requestId {answer.get('requestId')})")
    return " ".join(parts)
