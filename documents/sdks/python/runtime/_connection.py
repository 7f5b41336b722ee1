from __future__ import annotations

import json
import os
import random
import re
import socket
import time
import uuid
from dataclasses import dataclass
from email.message import Message
from http.client import HTTPException
from typing import (
    TYPE_CHECKING,
    Any,
    Dict,
    Generic,
    List,
    Mapping,
    NamedTuple,
    Optional,
    Sequence,
    TypedDict,
    TypeVar,
    Union,
)
from urllib.error import URLError
from urllib.request import Request

from ._form import form_of
from ._http import timed_opener
from ._signing import canonical_query, encode, signing_headers
from .errors import BrandError, ConnectionError, error_of

if TYPE_CHECKING:
    from typing_extensions import Unpack

VERSION = "brand-version"

Data = TypeVar("Data")


class RequestOptions(TypedDict, total=False):
    """What every method takes beside its request, by keyword."""

    idempotency_key: str
    """A request with the same key is carried out once in 24 hours. By default each request has a
    new one, which all its attempts share. Pass your own to repeat a request after a restart."""
    headers: Mapping[str, str]
    """They are sent beside those of the client."""
    timeout: float
    """How many seconds an attempt may take."""


@dataclass(frozen=True)
class Result(Generic[Data]):
    """What a call gives."""

    data: Data
    """Of the type that the call names."""
    request_id: str
    """Send it to us when you ask about the request."""
    status: int
    """The HTTP status."""
    headers: Message
    """Those of the response; the spelling of their names does not matter."""


class Operation(NamedTuple):
    id: str
    method: str
    path: str
    place: str
    """Where the request goes: `json`, `multipart`, `query` or nowhere."""
    takes_key: bool
    """Whether an idempotency key makes a repeated request take effect once."""
    doc_url: str


class _Sent(NamedTuple):
    method: str
    path: str
    query: str
    body: Optional[bytes]
    signed_body: bytes
    headers: Dict[str, str]


class Connection:
    """Sends calls: signs each attempt, repeats what can succeed, turns refusals into errors."""

    def __init__(
        self,
        *,
        host: Optional[str],
        access_key: Optional[str],
        secret_key: Optional[str],
        timeout: float,
        retry_delays: Sequence[float],
        headers: Mapping[str, str],
    ) -> None:
        given = host or os.environ.get("BRAND_HOST") or "https://api.brand.example"
        if not re.match("https?://", given, re.IGNORECASE):
            raise ValueError(f"The host has to begin with https:// or http://: {given}")
        self._host = given.rstrip("/")
        self._access_key = access_key or os.environ.get("BRAND_ACCESS_KEY") or ""
        self._secret_key = secret_key or os.environ.get("BRAND_SECRET_KEY") or ""
        self._timeout = timeout
        self._retry_delays = retry_delays
        self._headers = headers
        self._opener = timed_opener()
        if not self._access_key or not self._secret_key:
            raise BrandError(
                "There are no keys: set BRAND_ACCESS_KEY and BRAND_SECRET_KEY, "
                "or pass access_key and secret_key."
            )

    def send(
        self,
        operation: Operation,
        in_path: Sequence[str],
        request: Optional[Mapping[str, Any]],
        **options: Unpack[RequestOptions],
    ) -> Result[Any]:
        """`in_path` are the values of the braces in the path."""
        sent = _sent(operation, in_path, request or {}, options.get("idempotency_key"))
        delays: List[Optional[float]] = [*self._retry_delays, None]
        for delay in delays:
            outcome = self._attempt(operation, sent, options)
            if isinstance(outcome, Result):
                return outcome
            wait = _wait_before(outcome, delay)
            if wait is None:
                outcome.idempotency_key = sent.headers.get("Idempotency-Key")
                raise outcome
            time.sleep(wait)
        raise AssertionError("The last attempt ends the loop.")

    def _attempt(
        self, operation: Operation, sent: _Sent, options: RequestOptions
    ) -> Union[Result[Any], BrandError]:
        headers = {
            "User-Agent": f"brand-python/{VERSION}",
            **sent.headers,
            **self._headers,
            **options.get("headers", {}),
            **signing_headers(
                sent.method,
                sent.path,
                sent.query,
                sent.signed_body,
                nonce=str(uuid.uuid4()),
                now_ms=int(time.time() * 1000),
                access_key=self._access_key,
                secret_key=self._secret_key,
            ),
        }
        address = self._host + sent.path + (f"?{sent.query}" if sent.query else "")
        http_request = Request(address, data=sent.body, headers=headers, method=sent.method)
        timeout = options.get("timeout", self._timeout)
        try:
            with self._opener.open(http_request, timeout=timeout) as response:
                status, headers_in, text = response.status, response.headers, response.read()
        # The last two: a server can promise more bytes than there is memory.
        except (OSError, HTTPException, MemoryError, OverflowError) as cause:
            error = ConnectionError(
                f"{operation.id}: no response: {_reason_of(cause)}.",
                retry="wait",
                doc_url=operation.doc_url,
            )
            error.__cause__ = cause
            return error
        return _outcome_of(status, headers_in, text, operation)


def _sent(
    operation: Operation,
    in_path: Sequence[str],
    request: Mapping[str, Any],
    idempotency_key: Optional[str],
) -> _Sent:
    headers: Dict[str, str] = {}
    body: Optional[bytes] = None
    if operation.place == "json":
        body = json.dumps(request, ensure_ascii=False, separators=(",", ":")).encode()
        headers["Content-Type"] = "application/json"
    elif operation.place == "multipart":
        body, headers["Content-Type"] = form_of(request)
    if operation.takes_key:
        # One for all attempts, so that the request is carried out once.
        headers["Idempotency-Key"] = idempotency_key or str(uuid.uuid4())
    return _Sent(
        method=operation.method,
        path=_path_of(operation, in_path),
        query=canonical_query(request) if operation.place == "query" else "",
        body=body,
        # The body of a form is not signed.
        signed_body=body if body is not None and operation.place == "json" else b"",
        headers=headers,
    )


def _path_of(operation: Operation, in_path: Sequence[str]) -> str:
    path = operation.path
    for value in in_path:
        if not isinstance(value, str) or not value:
            raise TypeError(f"{operation.id}: a part of the path has to be a text.")
        start, end = path.index("{"), path.index("}")
        path = path[:start] + encode(value) + path[end + 1 :]
    return path


def _outcome_of(
    status: int, headers: Message, text: bytes, operation: Operation
) -> Union[Result[Any], BrandError]:
    envelope = _envelope_in(text)
    if envelope is not None and envelope["code"] == 0:
        return Result(envelope.get("data"), envelope.get("requestId", ""), status, headers)
    return error_of(status, headers, envelope, operation.doc_url)


def _envelope_in(text: bytes) -> Optional[Dict[str, Any]]:
    """None if a proxy or another server has answered."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return None
    # True and False are integers, too.
    return value if isinstance(value, dict) and type(value.get("code")) is int else None


def _reason_of(cause: BaseException) -> str:
    reason = cause.reason if isinstance(cause, URLError) else cause
    if isinstance(reason, socket.timeout):
        return "the time is over"
    return str(reason) or type(reason).__name__


def _wait_before(error: BrandError, delay: Optional[float]) -> Optional[float]:
    """None if the request is not to be repeated: it cannot succeed soon, or it was often enough."""
    if error.retry != "wait" or delay is None:
        return None
    if error.retry_after is None:
        return delay * random.uniform(0.8, 1.2)
    if error.retry_after > 60:
        return None
    return error.retry_after + 0.2 * delay * random.random()
