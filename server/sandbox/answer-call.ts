import { noteUse } from '../applications/keys.ts';
import type { Transaction } from '../db/database.ts';
import { takeFromLimit } from '../limits/limit.ts';
import { bodyOf } from './arrived.ts';
import { refuseIfAsked } from './asked-answer.ts';
import { problemOf } from './check-values.ts';
import { Told } from './deliveries/tell.ts';
import { errorOf, sayError } from './documented.ts';
import type { Answer, Incoming } from './incoming.ts';
import { type Input, readInput } from './input.ts';
import { withOwnLinks } from './own-links.ts';
import { Refusal } from './refusal.ts';
import { onlyOnce } from './repeats.ts';
import { keepRequest } from './request-log.ts';
import { requireAllowed, requireRoom } from './requests-allowed.ts';
import { sandboxOrigin } from './sandbox-origin.ts';
import { type Proven, provenByKeys, provenBySignature, Unproven } from './signed-by.ts';
import { type Data, Things } from './things.ts';

/** From a request as it came to its documented answer. */
export async function answerCall(incoming: Incoming): Promise<Answer> {
  const { context, call, arrived } = incoming;
  const beganMs = performance.now();
  let proven: Proven | undefined;
  try {
    // Version 1 has its keys among the fields: there the body is read before anybody is known.
    const keyed = call.auth === 'keyed' ? await bodyOf(call, arrived) : undefined;
    const caller = keyed
      ? await provenByKeys(context, keyed.fields)
      : await provenBySignature(context, arrived);
    proven = caller;
    await noteUse(context, caller.key, incoming.address);
    await requireAllowed(incoming, caller);
    const body = keyed ?? (await bodyOf(call, arrived));
    refuseIfAsked(incoming, body);
    const input = readInput(call, arrived, body);
    return await context.database.transaction(async (tx) => {
      const answer = await onlyOnce(tx, incoming, caller, body, () =>
        carryOut(tx, incoming, caller, input),
      );
      await keepRequest(tx, incoming, caller, answer, beganMs);
      return answer;
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const answer = refused(incoming, error);
    const owner = proven ?? (await claimedBy(incoming, error));
    if (owner) await keepRequest(context.database, incoming, owner, answer, beganMs);
    return answer;
  }
}

/** Anybody may name a key: so many of what they send are kept, and no more. */
async function claimedBy(
  { context: { database, clock, env } }: Incoming,
  error: Refusal,
): Promise<Proven | undefined> {
  if (!(error instanceof Unproven)) return undefined;
  const key = `sandbox:unproven:${error.claimed.application.id}`;
  const limit = { key, ...env.sandbox.requests.practice };
  const { allowed } = await takeFromLimit(database, limit, clock.now());
  return allowed ? error.claimed : undefined;
}

async function carryOut(
  tx: Transaction,
  { context, documented, call, requestId }: Incoming,
  { application, key }: Proven,
  { values, files }: Input,
): Promise<Answer> {
  const now = context.clock.now();
  const origin = sandboxOrigin(context.env);
  const told = new Told({
    tx,
    application,
    requestId,
    now,
    origin,
    callbacks: documented.callbacks,
  });
  const things = new Things({
    tx,
    applicationId: application.id,
    requestId,
    now,
    seeds: documented.seeds,
    told,
  });
  const say = (code: number, field?: string) => sayError(documented, code, field);
  const data = await documented.ruleOf(call)({
    call,
    input: values,
    files,
    rights: key.rights,
    things,
    tell: async (callback, at) => told.add(callback, at),
    say,
    now,
    origin,
  });
  await requireRoom(tx, context, application, things.made);
  await things.store();
  return succeeded({ call, requestId }, withOwnLinks(data, origin));
}

function succeeded({ call, requestId }: Pick<Incoming, 'call' | 'requestId'>, data: Data): Answer {
  const hasData = Object.keys(data).length > 0;
  const body = { code: 0, msg: 'success', requestId, ...(hasData && { data }) };
  const problem = problemOf(call.response, body);
  if (problem) throw new Error(`The answer of ${call.id} is not as documented: ${problem}`);
  return { status: 200, body };
}

/** What the documents say of a code, and nothing else. */
export function refused(
  { documented, requestId }: Pick<Incoming, 'documented' | 'requestId'>,
  { code, field, data, retryAfterSeconds }: Refusal,
): Answer {
  const { status } = errorOf(documented, code);
  const msg = sayError(documented, code, field);
  const waits = status === 429 || status === 503;
  return {
    status,
    body: { code, msg, requestId, ...(data !== undefined && { data }) },
    ...(waits && { retryAfterSeconds: retryAfterSeconds ?? 1 }),
  };
}
