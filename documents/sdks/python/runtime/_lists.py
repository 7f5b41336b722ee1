from __future__ import annotations

from typing import Any, Callable, Generic, Iterator, Mapping, Optional, TypeVar

from ._connection import Result

Item = TypeVar("Item")
Data = TypeVar("Data")

# The API gives the first 10,000 records of a list.
_MOST_RECORDS = 10_000


class RecordList(Generic[Item, Data]):
    """A list: iterated, it gives all records up to 10,000; `page` gives one page."""

    def __init__(
        self,
        send: Callable[[Mapping[str, Any]], Result[Any]],
        request: Optional[Mapping[str, Any]],
    ) -> None:
        self._send = send
        self._request = request or {}

    def page(self) -> Result[Data]:
        """One page: the first, or that of the request."""
        return self._send(self._request)

    def __iter__(self) -> Iterator[Item]:
        # As few requests as possible.
        request = {"pageSize": 100, **self._request}
        while True:
            data = self._send(request).data
            yield from data["records"]
            page, size = data["page"], data["pageSize"]
            is_last = len(data["records"]) < size or page * size >= data["total"]
            if is_last or (page + 1) * size > _MOST_RECORDS:
                return
            request = {**request, "page": page + 1}
