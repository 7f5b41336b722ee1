/** An error of the API or of the way to it; its class says what to do. */
export class BrandError extends Error {
  constructor(message, details = {}) {
    const { cause, ...fields } = details;
    super(message, cause === undefined ? undefined : { cause });
    this.name = new.target.name;
    for (const [field, value] of Object.entries(fields))
      if (value !== undefined) this[field] = value;
  }
}

/** The request has to change: it would fail again. */
export class InvalidRequest extends BrandError {}

/** The same request can succeed soon; it was repeated already. */
export class RetryLater extends BrandError {}

/** The same request succeeds when something outside has changed, such as the balance. */
export class NotYet extends BrandError {}

/** A person must act: the page of the error says who and where. */
export class ActionNeeded extends BrandError {}

/** No response arrived, so the request may have been carried out. */
export class ConnectionError extends BrandError {}

/** A callback whose signature is missing, wrong or old: respond with 401. */
export class InvalidSignature extends BrandError {}

const classes = { no: InvalidRequest, wait: RetryLater, later: NotYet, ask: ActionNeeded };

/** Statuses after which the same request can succeed, when the code does not say more. */
const passing = [429, 500, 502, 503, 504];

/** The error of a response that is no success; `envelope` is undefined if it is not ours. */
export function errorOf({ status, headers, envelope }, { docUrl, retryClasses }) {
  const { code, msg, data, error } = envelope ?? {};
  const { requestId } = textsIn(envelope, ['requestId']);
  const { retry: given, ...said } = textsIn(error, texts);
  const received = error?.received ?? undefined;
  const known = Object.hasOwn(classes, given) ? given : retryClasses[code];
  const retry = known ?? (passing.includes(status) ? 'wait' : undefined);
  const Class = classes[retry] ?? BrandError;
  return new Class(messageOf({ status, code, msg, requestId, received, ...said }), {
    code,
    status,
    requestId,
    headers,
    data: data ?? undefined,
    retryAfterSeconds: secondsIn(headers.get('retry-after')),
    docUrl: code && docUrl && !docUrl.includes('#') ? `${docUrl}#error-${code}` : docUrl,
    ...said,
    received,
    retry,
  });
}

const texts = ['retry', 'docUrl', 'field', 'in', 'problem', 'expected'];

function messageOf({ status, code, msg, requestId, expected, received }) {
  if (code === undefined) return `Status ${status}, without an error code.`;
  return [
    `${code}: ${msg}`,
    expected && `Expected: ${expected}.`,
    received !== undefined && `Received: ${received}.`,
    `(requestId ${requestId})`,
  ]
    .filter(Boolean)
    .join(' ');
}

const secondsIn = (header) => (/^\d+$/.test(header ?? '') ? Number(header) : undefined);

/** Those fields that are texts, of what can be anything. */
const textsIn = (from, names) =>
  Object.fromEntries(
    names.filter((name) => typeof from?.[name] === 'string').map((name) => [name, from[name]]),
  );
