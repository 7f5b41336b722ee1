from __future__ import annotations

import socket
import ssl
import time
from http.client import HTTPConnection, HTTPResponse, HTTPSConnection
from typing import Any, Tuple
from urllib.request import (
    HTTPErrorProcessor,
    HTTPHandler,
    HTTPSHandler,
    OpenerDirector,
    Request,
    build_opener,
)

# A host can have several addresses; one that does not answer leaves time for the next.
_CONNECT_SECONDS = 10


def timed_opener() -> OpenerDirector:
    """Its timeout is that of a whole exchange, from the connection to the last byte.

    By itself, Python begins to count anew with each byte that arrives.
    """
    return build_opener(_HttpHandler, _TlsHandler(ssl.create_default_context()), _AnyStatus)


class _AnyStatus(HTTPErrorProcessor):
    """Every status is a response; redirects are not followed, since the path is signed."""

    def http_response(self, request: Request, response: HTTPResponse) -> HTTPResponse:
        return response

    https_response = http_response


class _Socket(socket.socket):
    """Each operation has the time that is left."""

    ends_at: float

    def limit(self, most: float = float("inf")) -> None:
        left = self.ends_at - time.monotonic()
        if left <= 0:
            raise socket.timeout("timed out")
        self.settimeout(min(left, most))

    def sendall(self, *args: Any) -> None:
        self.limit()
        super().sendall(*args)

    def recv_into(self, *args: Any) -> int:
        self.limit()
        return super().recv_into(*args)


class _TlsSocket(_Socket, ssl.SSLSocket):
    pass


class _Connection(HTTPConnection):
    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.ends_at = time.monotonic() + self.timeout
        # There is no public way to choose the class of the socket.
        self._create_connection = self._connected

    def connect(self) -> None:
        super().connect()
        # For the handshake of TLS, which may come next.
        self.sock.limit()

    def _connected(self, address: Tuple[str, int], *_: Any) -> _Socket:
        failure = OSError("the host has no address")
        for family, _, _, _, place in socket.getaddrinfo(*address, type=socket.SOCK_STREAM):
            try:
                return self._connected_to(family, place)
            except OSError as error:
                failure = error
        raise failure

    def _connected_to(self, family: int, place: Any) -> _Socket:
        sock = _Socket(family, socket.SOCK_STREAM)
        sock.ends_at = self.ends_at
        try:
            sock.limit(_CONNECT_SECONDS)
            sock.connect(place)
        except OSError:
            sock.close()
            raise
        return sock


class _TlsConnection(HTTPSConnection, _Connection):
    def connect(self) -> None:
        super().connect()
        self.sock.ends_at = self.ends_at


class _HttpHandler(HTTPHandler):
    def http_open(self, request: Request) -> HTTPResponse:
        return self.do_open(_Connection, request)


class _TlsHandler(HTTPSHandler):
    def __init__(self, tls: ssl.SSLContext) -> None:
        super().__init__(context=tls)
        tls.sslsocket_class = _TlsSocket
        self._tls = tls

    def https_open(self, request: Request) -> HTTPResponse:
        return self.do_open(_TlsConnection, request, context=self._tls)
