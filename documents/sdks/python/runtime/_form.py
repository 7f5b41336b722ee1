from __future__ import annotations

import os
import uuid
from typing import Any, Mapping, Optional, Tuple

from ._signing import text_of


def form_of(request: Mapping[str, Any]) -> Tuple[bytes, str]:
    """A form with files, and its content type."""
    boundary = uuid.uuid4().hex
    parts = []
    for name, value in request.items():
        if value is None:
            continue
        disposition = f'form-data; name="{name}"'
        content = _file_in(value)
        if content is None:
            data = text_of(value).encode()
        else:
            file_name, data = content
            disposition += f'; filename="{_quoted(file_name)}"'
        head = f"--{boundary}\r\nContent-Disposition: {disposition}\r\n\r\n"
        parts += [head.encode(), data, b"\r\n"]
    parts.append(f"--{boundary}--\r\n".encode())
    return b"".join(parts), f"multipart/form-data; boundary={boundary}"


def _file_in(value: Any) -> Optional[Tuple[str, bytes]]:
    """Name and content of an open file, of bytes, or of both as a pair."""
    if isinstance(value, (bytes, bytearray)):
        return "file", bytes(value)
    if isinstance(value, tuple):
        return value[0], bytes(value[1])
    if hasattr(value, "read"):
        return os.path.basename(str(getattr(value, "name", "file"))), value.read()
    return None


def _quoted(name: str) -> str:
    return name.replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")
