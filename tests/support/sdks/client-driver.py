"""Makes the calls of standard input with the package named by the first argument, and prints what
came of each. It does not wait before further attempts, but notes how long it would have."""

import importlib
import inspect
import io
import json
import os
import pkgutil
import ssl
import sys
import time

name, client_name = sys.argv[1:]
package = importlib.import_module(name)
for module in pkgutil.iter_modules(package.__path__):
    importlib.import_module(f"{name}.{module.name}")

waits = []
time.sleep = waits.append

# Certificates are read from the disk for each context of TLS.
read_certificates = ssl.SSLContext.load_default_certs
contexts = []


def counted(context, *args):
    contexts.append(context)
    return read_certificates(context, *args)


ssl.SSLContext.load_default_certs = counted


def file_of(file):
    """Its name and content, an open file, or its content alone."""
    content = file["content"].encode()
    if "name" in file:
        return (file["name"], content)
    return io.BytesIO(content) if file.get("isOpen") else content


def call(case):
    client = getattr(package, client_name)(**case["client"])
    files = {field: file_of(file) for field, file in case.get("files", {}).items()}
    arguments = [*case.get("inPath", []), {**case["request"], **files}]
    result = getattr(client.sms, case["operation"])(*arguments, **case.get("options", {}))
    if case.get("counts"):
        return sum(1 for _ in result)
    if isinstance(result, package.RecordList):
        result = result.page()
    return {**vars(result), "headers": dict(result.headers.items())}


def run(case):
    waits.clear()
    contexts.clear()
    before = dict(os.environ)
    os.environ.update(case.get("variables", {}))
    try:
        if "callback" in case:
            outcome = {"value": package.webhooks.verify(**case["callback"])}
        else:
            outcome = {"value": call(case)}
    except Exception as error:
        outcome = {
            **{key: value for key, value in vars(error).items() if key != "headers"},
            "error": type(error).__name__,
            "parent": type(error).__base__.__name__,
            "message": str(error),
            "cause": str(error.__cause__),
        }
    os.environ.clear()
    os.environ.update(before)
    return {**outcome, "waits": list(waits), "contexts": len(contexts)}


def undocumented():
    """The public names without a text."""
    for public in package.__all__:
        value = getattr(package, public)
        if not inspect.getdoc(value):
            yield public
        home = value.__name__ if inspect.ismodule(value) else value.__module__
        for member, function in vars(value).items():
            is_own = callable(function) and getattr(function, "__module__", None) == home
            if is_own and not member.startswith("_") and not function.__doc__:
                yield f"{public}.{member}"


cases = json.load(sys.stdin)
print(
    json.dumps({"outcomes": [run(case) for case in cases], "undocumented": list(undocumented())})
)
