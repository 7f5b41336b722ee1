import { storedLocale } from '#app/visit/language-preference.ts';
import { localeSettings } from '#content/locale-settings.ts';
import { type Call, type CallInput, type CallReply, parseReply } from '#contract/call.ts';
import { languageHeaders } from '#contract/locale.ts';
import { secondMs } from '#contract/time-units.ts';
import { NoResponse, RequestCancelled, RequestFailed } from './failures.ts';
import { addressOf } from './hosts.ts';
import {
  type Exchanged,
  isSignedOut,
  retriesSettled,
  type SentRequest,
  sendUntilAnswered,
} from './repeat.ts';
import { freshRequestId } from './request-id.ts';
import { readUserId, readUserToken } from './user-token.ts';

export { NoResponse, OutcomeUnknown, RequestCancelled, RequestFailed } from './failures.ts';

const timeoutMs = 1_500_000;

const inFlight = new Map<string, AbortController>();

/** Sends a call to the server; all calls of the browser go through here. */
export async function request<C extends Call>(
  call: C,
  ...[input, options]: RequestArguments<C>
): Promise<CallReply<C>> {
  const { url, body, contentType } = address(call, input);
  const key = JSON.stringify([call.method, url, body]);
  inFlight.get(key)?.abort(new RequestCancelled());
  const controller = new AbortController();
  inFlight.set(key, controller);
  const timer = setTimeout(() => controller.abort(new NoResponse('timeout')), timeoutMs);

  try {
    const locale = storedLocale();
    const given = call.method === 'POST' ? options?.requestId : undefined;
    const { signal } = controller;
    const send = (token: string | undefined, requestId = given ?? freshRequestId()) =>
      fetch(url, {
        method: call.method,
        body,
        signal,
        headers: {
          ...(contentType && { 'Content-Type': contentType }),
          ...(token && { usertoken: token }),
          'Content-Language': languageHeaders[locale],
          requestId,
        },
      });
    const sendAs = call.host === 'desk' ? sendWithoutToken : sendWithToken;
    const reply = await sendAs(({ token, by }) =>
      call.replayable
        ? sendUntilAnswered(key, { token, by }, { requestId: given, signal }, (sent) =>
            exchange(() => send(sent.token, sent.requestId), signal),
          )
        : send(token).then((response) => response.json()),
    );
    if (localeSettings[locale].rejectsUnknownErrors && isUnknownError(reply))
      throw new RequestFailed(unknownErrorMessage);
    return parseReply(call, reply);
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : asFailure(error);
  } finally {
    clearTimeout(timer);
    if (inFlight.get(key) === controller) inFlight.delete(key);
  }
}

/**
 * Reauthentication in another tab renews the token: a call refused for the old token is sent again
 * with the new one, unless another user has logged in meanwhile.
 */
async function sendWithToken(send: (sender: Sender) => Promise<unknown>): Promise<unknown> {
  const sender = { token: await readUserToken(), by: readUserId() };
  const reply = await send(sender);
  if (!isSignedOut(reply)) return reply;
  await retriesSettled();
  const token = await readUserToken();
  const isRenewed = token !== undefined && token !== sender.token && readUserId() === sender.by;
  return isRenewed ? send({ ...sender, token }) : reply;
}

/** Sessions of the operator's desk have nothing to do with those of customers. */
const sendWithoutToken: typeof sendWithToken = (send) => send({ token: undefined, by: undefined });

type Sender = Omit<SentRequest, 'requestId'>;

/** Gateway and overload statuses: the call may have been executed nevertheless. */
const unfinishedStatuses = [502, 503, 504];

async function exchange(send: () => Promise<Response>, signal: AbortSignal): Promise<Exchanged> {
  try {
    const response = await send();
    if (!unfinishedStatuses.includes(response.status)) return { answer: await response.json() };
    const retryAfterSeconds = Number(response.headers.get('retry-after')) || 0;
    return { lost: response.status, retryAfterMs: retryAfterSeconds * secondMs };
  } catch (lost) {
    if (signal.aborted) throw lost;
    return { lost, retryAfterMs: 0 };
  }
}

export type RequestOptions = { requestId?: string };
type RequestArguments<C extends Call> =
  CallInput<C> extends undefined
    ? [input?: undefined, options?: RequestOptions]
    : [input: CallInput<C>, options?: RequestOptions];

const unknownErrorMessage = 'unknown error request';

const isUnknownError = (reply: unknown): boolean =>
  typeof reply === 'object' &&
  reply !== null &&
  Reflect.get(reply, 'message') === unknownErrorMessage;

/** `fetch` throws a TypeError without a response, `json()` a SyntaxError for invalid JSON. */
function asFailure(error: unknown): Error {
  if (error instanceof TypeError) return new NoResponse(error.message, { cause: error });
  if (error instanceof SyntaxError) return new RequestFailed(error.message, { cause: error });
  return error instanceof Error ? error : new RequestFailed(String(error));
}

function address(call: Call, input: unknown) {
  const base = addressOf(call.path, call.host);
  switch (call.kind) {
    case 'json':
      return { url: base, body: JSON.stringify(input), contentType: 'application/json' };
    case 'form':
      return {
        url: base,
        body: new URLSearchParams(fields(input)).toString(),
        contentType: 'application/x-www-form-urlencoded',
      };
    case 'query':
      return { url: `${base}?${new URLSearchParams(fields(input))}` };
    case 'none':
      return { url: base };
  }
}

const fields = (input: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(input ?? {}).map(([name, value]) => [name, String(value)]));
