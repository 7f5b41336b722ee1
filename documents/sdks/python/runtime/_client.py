from __future__ import annotations

from typing import Mapping, Optional, Sequence

from ._connection import Connection
from ._groups import Groups


class Brand(Groups):
    """The API, with one attribute for each product.

    The host and both keys come from the arguments, else from the variables ``BRAND_HOST``,
    ``BRAND_ACCESS_KEY`` and ``BRAND_SECRET_KEY``. In the sandbox the host is
    ``https://sandbox.brand.example``: nothing is sent or charged there.

    ``timeout`` is how many seconds an attempt may take, from the connection to the last byte of its
    response. ``retry_delays`` are the seconds before each further attempt where there is no
    ``Retry-After``, each up to a fifth shorter or longer; an empty list repeats nothing.
    """

    def __init__(
        self,
        *,
        host: Optional[str] = None,
        access_key: Optional[str] = None,
        secret_key: Optional[str] = None,
        timeout: float = 30,
        retry_delays: Sequence[float] = (1, 2, 4, 8),
        headers: Optional[Mapping[str, str]] = None,
    ) -> None:
        super().__init__(
            Connection(
                host=host,
                access_key=access_key,
                secret_key=secret_key,
                timeout=timeout,
                retry_delays=retry_delays,
                headers=headers or {},
            )
        )
