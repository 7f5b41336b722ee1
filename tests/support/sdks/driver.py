"""Makes the calls of standard input with the package named by the first argument, and checks the
callbacks."""

import base64
import importlib
import json
import sys

name, client_name, host = sys.argv[1:]
package = importlib.import_module(name)


def run(trial):
    client = getattr(package, client_name)(
        host=host,
        access_key=trial["keys"]["accessKey"],
        secret_key=trial["keys"]["secretKey"],
        retry_delays=[],
    )
    method = getattr(getattr(client, trial["group"]), trial["operation"])
    arguments = list(trial["inPath"])
    if trial.get("request") is not None:
        files = {
            field: (file["name"], base64.b64decode(file["content"]))
            for field, file in trial["files"].items()
        }
        arguments.append({**trial["request"], **files})
    options = {"headers": trial["headers"]}
    if trial.get("idempotencyKey"):
        options["idempotency_key"] = trial["idempotencyKey"]
    outcome = {"error": None, "code": None, "requestId": None, "count": None}
    try:
        result = method(*arguments, **options)
        if trial["isCounted"]:
            outcome["count"] = sum(1 for _ in result)
        else:
            if isinstance(result, package.RecordList):
                result = result.page()
            outcome["requestId"] = result.request_id
    except getattr(package, client_name + "Error") as error:
        outcome["error"] = type(error).__name__.replace(client_name, "")
        outcome["code"] = error.code
        outcome["requestId"] = error.request_id
    return outcome


def event_of(callback):
    try:
        event = package.webhooks.verify(
            callback["headers"], callback["body"].encode(), callback["secret"]
        )
    except package.InvalidSignature:
        return None
    return f"{event['event']} {event['eventId']}"


work = json.load(sys.stdin)
done = {
    "outcomes": [run(trial) for trial in work["trials"]],
    "events": [event_of(callback) for callback in work["callbacks"]],
}
print(json.dumps(done))
