"""The brand-operator API."""

from . import codes, webhooks
from ._client import Brand
from ._connection import RequestOptions, Result
from ._lists import RecordList
from .errors import (
    ActionNeeded,
    BrandError,
    ConnectionError,
    InvalidRequest,
    InvalidSignature,
    NotYet,
    RetryLater,
)

__version__ = "brand-version"

__all__ = [
    "ActionNeeded",
    "Brand",
    "BrandError",
    "ConnectionError",
    "InvalidRequest",
    "InvalidSignature",
    "NotYet",
    "RecordList",
    "RequestOptions",
    "Result",
    "RetryLater",
    "codes",
    "webhooks",
]
