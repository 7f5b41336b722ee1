import type { Database, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { sandboxOrigin } from '../../sandbox-origin.ts';
import { documentedFields } from '../behaviour/documented-fields.ts';
import { notAllowedAddress, Refusal } from '../behaviour/refusal.ts';
import { QueuedCallbacks } from '../callbacks/queue-callback.ts';
import { requireReachable } from '../callbacks/require-reachable.ts';
import { withOwnLinks } from '../links/own-links.ts';
import { openPractice } from '../practice/open.ts';
import { type Data, RecordStore } from '../records/record-store.ts';
import { bodyOf } from './arrived.ts';
import {
  authenticateByKeys,
  authenticateBySignature,
  isSigned,
  type Proven,
  Unproven,
} from './authenticate.ts';
import { authorize, roomFor } from './authorize.ts';
import { problemOf } from './check-values.ts';
import { errorOf, sayError } from './documented.ts';
import { errorDetails } from './error-details.ts';
import { throwForcedError } from './forced-error.ts';
import { onlyOnce } from './idempotency.ts';
import type { Refused } from './implied-details.ts';
import type { Answer, Incoming } from './incoming.ts';
import { type Input, readInput } from './input.ts';
import type { Quota } from './quotas.ts';
import { isLogged, ownerToTell, requestRow } from './request-log.ts';
import { type CallResult, storeResult } from './store-result.ts';

/** Answers a request with its documented response. */
export async function answerCall(incoming: Incoming): Promise<Answer> {
  const { context, call, arrived } = incoming;
  if (call.right === undefined) return answerWithoutKey(incoming);
  const beganMs = performance.now();
  let proven: Proven | undefined;
  /** What a refusal may refer to, as far as the request was read. */
  let sent: Data | undefined;
  let quotas: Quota[] | undefined;
  const readBody = async () => {
    const body = await bodyOf(call, arrived);
    sent = body.fields;
    return body;
  };
  try {
    // A body with keys is parsed before authentication.
    const withKeys = isSigned(call, arrived) ? undefined : await readBody();
    const caller = withKeys
      ? await authenticateByKeys(context, withKeys.fields)
      : await authenticateBySignature(context, arrived);
    proven = caller;
    quotas = await authorize(incoming, caller);
    const body = withKeys ?? (await readBody());
    throwForcedError(incoming, body);
    const input = readInput(call, arrived, body);
    requireReachable(context, caller.application, input.values);
    const request = (answer: Answer) =>
      isLogged(call) ? requestRow(incoming, caller, answer, beganMs) : undefined;
    const answer = await onlyOnce(incoming, caller, body, {
      first: async (database, repeat) => {
        const { answer, ...left } = await carryOut(database, incoming, caller, input);
        const madeAt = context.clock.now();
        await storeResult(
          database,
          caller.application,
          {
            ...left,
            request: request(answer),
            ...(repeat && { repeat: { ...repeat, answer, madeAt } }),
          },
          madeAt,
        );
        return answer;
      },
      again: async (tx, answer) => {
        await storeResult(
          tx,
          caller.application,
          { request: request(answer) },
          context.clock.now(),
        );
        return answer;
      },
    });
    return { ...answer, quotas };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const answer = { quotas, ...refused({ ...incoming, sent }, error) };
    const owner = error instanceof Unproven ? await ownerToTell(context, error.claimed) : proven;
    if (owner) {
      const request = requestRow(incoming, owner, answer, beganMs);
      await storeResult(context.database, owner.application, { request }, context.clock.now());
    }
    return answer;
  }
}

/** Runs the rule of a call; nothing is stored yet. */
async function carryOut(
  database: Database | Transaction,
  { context, documented, call, requestId, logId, waits, signal }: Incoming,
  { application, key }: Proven,
  { values, files }: Input,
): Promise<{ answer: Answer } & Omit<CallResult, 'request'>> {
  const { env, clock } = context;
  const now = clock.now();
  const origin = sandboxOrigin(env);
  const { callbacks, seeds } = documented;
  const queued = new QueuedCallbacks({ application, requestId: logId, now, env, callbacks });
  const store = new RecordStore({ database, applicationId: application.id, now, seeds, queued });
  const say = (code: number, field?: string) => sayError(documented, code, field);
  const data = await documented.ruleOf(call)({
    call,
    input: values,
    files,
    rights: key.rights,
    store,
    notify: async (callback, at) => queued.add(callback, at),
    say,
    now,
    origin,
    own: { context, database, application, key, callbacks, waits, signal },
  });
  const { written, stopped } = store.changes();
  return {
    answer: succeeded({ call, requestId }, withOwnLinks(data, origin)),
    records: written.map((row) => ({
      applicationId: application.id,
      requestId: logId,
      ...row,
    })),
    stopped,
    callbacks: queued.changes(),
    room: roomFor(env, application, store.made),
  };
}

/** Opens a practice session, the only thing that can be done without a key. */
async function answerWithoutKey(incoming: Incoming): Promise<Answer> {
  const { context, call, arrived, address } = incoming;
  try {
    const body = { fields: {}, files: {} };
    throwForcedError(incoming, body);
    readInput(call, arrived, body);
    return succeeded(incoming, await openPractice(context, { address }));
  } catch (error) {
    // A network that an operator has shut out.
    if (error instanceof AppError && error.code === 'not-found')
      return refused(incoming, new Refusal(notAllowedAddress));
    if (error instanceof Refusal) return refused(incoming, error);
    throw error;
  }
}

function succeeded({ call, requestId }: Pick<Incoming, 'call' | 'requestId'>, data: Data): Answer {
  const { data: shown } = Object(documentedFields(call.response, { data }));
  const hasData = Object.keys(data).length > 0;
  const body = { code: 0, msg: 'success', requestId, ...(hasData && { data: shown }) };
  const problem = problemOf(call.response, body);
  if (problem) throw new Error(`The answer of ${call.id} is not as documented: ${problem}`);
  return { status: 200, body };
}

/** Response with the documented text of a code. */
export function refused(
  request: Refused & Pick<Incoming, 'documented' | 'requestId'>,
  refusal: Refusal,
): Answer {
  const { documented, requestId } = request;
  const { code, field, reason, data, retryAfterSeconds, quotas } = refusal;
  const { status } = errorOf(documented, code);
  const error = errorDetails(request, refusal);
  const msg = sayError(documented, code, field, reason);
  const waits = status === 429 || status === 503;
  return {
    status,
    body: { code, msg, requestId, error, ...(data !== undefined && { data }) },
    ...(waits && { retryAfterSeconds: retryAfterSeconds ?? 1 }),
    ...(quotas && { quotas }),
  };
}
