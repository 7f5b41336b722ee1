import { storedLocale } from '#app/visit/language-preference.ts';
import { languageWays } from '#content/language-ways.ts';
import { type Call, type CallInput, type CallReply, parseReply } from '#contract/call.ts';
import { languageHeaders } from '#contract/locale.ts';
import { NoAnswer, RequestCancelled, RequestFailed } from './failures.ts';
import { addressOf } from './hosts.ts';
import { freshRequestId } from './request-id.ts';
import { readUserId, readUserToken } from './user-token.ts';

export { NoAnswer, RequestCancelled, RequestFailed } from './failures.ts';

const timeoutMs = 1_500_000;

const inFlight = new Map<string, AbortController>();

/** The one way the browser calls a server. */
export async function request<C extends Call>(
  call: C,
  ...[input, options]: RequestArguments<C>
): Promise<CallReply<C>> {
  const { url, body, contentType } = address(call, input);
  const key = JSON.stringify([call.method, url, body]);
  inFlight.get(key)?.abort(new RequestCancelled());
  const controller = new AbortController();
  inFlight.set(key, controller);
  const timer = setTimeout(() => controller.abort(new NoAnswer('timeout')), timeoutMs);

  try {
    const locale = storedLocale();
    const given = call.method === 'POST' ? options?.requestId : undefined;
    const send = async (token: string | undefined): Promise<unknown> => {
      const response = await fetch(url, {
        method: call.method,
        body,
        signal: controller.signal,
        headers: {
          ...(contentType && { 'Content-Type': contentType }),
          ...(token && { usertoken: token }),
          'Content-Language': languageHeaders[locale],
          requestId: given ?? freshRequestId(),
        },
      });
      return response.json();
    };
    const reply = await sendWithToken(send);
    if (languageWays[locale].rejectsUnknownErrors && isUnknownError(reply))
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
 * A proof in another tab, or beside this call, makes a new token: what was refused for the old one
 * goes out once more. Whoever else has logged in meanwhile did not ask for it.
 */
async function sendWithToken(
  send: (token: string | undefined) => Promise<unknown>,
): Promise<unknown> {
  const sent = { token: await readUserToken(), by: readUserId() };
  const reply = await send(sent.token);
  if (!hasField(reply, 'code', 'session.required')) return reply;
  const stored = await readUserToken();
  const isRenewed = stored !== undefined && stored !== sent.token && readUserId() === sent.by;
  return isRenewed ? send(stored) : reply;
}

export type RequestOptions = { requestId?: string };
type RequestArguments<C extends Call> =
  CallInput<C> extends undefined
    ? [input?: undefined, options?: RequestOptions]
    : [input: CallInput<C>, options?: RequestOptions];

const unknownErrorMessage = 'unknown error request';

const isUnknownError = (reply: unknown): boolean => hasField(reply, 'message', unknownErrorMessage);

const hasField = (reply: unknown, name: string, value: string): boolean =>
  typeof reply === 'object' && reply !== null && Reflect.get(reply, name) === value;

/** A TypeError of `fetch` says that nothing came, a SyntaxError that it was not what was agreed. */
function asFailure(error: unknown): Error {
  if (error instanceof TypeError) return new NoAnswer(error.message, { cause: error });
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
