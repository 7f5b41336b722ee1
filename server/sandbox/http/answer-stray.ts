import { findKey } from '../../applications/keys.ts';
import { noSuchMethod, noSuchPath, Refusal } from '../behaviour/refusal.ts';
import { refused } from './answer-call.ts';
import { type Arrived, contentTypeOf } from './arrived.ts';
import type { Proven } from './authenticate.ts';
import type { Documented } from './documented.ts';
import { longestNamed } from './field-path.ts';
import { fitsPath } from './fits-path.ts';
import type { Answer, Incoming } from './incoming.ts';
import { nearestCalls } from './nearest-calls.ts';
import { ownerToTell, requestRow } from './request-log.ts';
import { storeResult } from './store-result.ts';

type Stray = Omit<Incoming, 'call' | 'waits' | 'signal'>;

/** Answers a path or method that no call has; the owner of the key sees it in the log. */
export async function answerStray(stray: Stray): Promise<Answer & { allow?: string }> {
  const { context, documented, arrived } = stray;
  const beganMs = performance.now();
  const { method, path } = arrived;
  const allow = methodsOf(documented, path).join(', ');
  const expected = nearestCalls(documented.calls, method, path);
  const refusal = allow
    ? new Refusal(noSuchMethod, { field: method, reason: `allowed: ${allow}`, expected })
    : new Refusal(noSuchPath, { field: path.slice(0, longestNamed), expected });
  const answer = refused(stray, refusal);
  const claimed = await claimedKey(stray);
  const owner = claimed && (await ownerToTell(context, claimed));
  if (owner) {
    const request = requestRow(stray, owner, answer, beganMs);
    await storeResult(context.database, owner.application, { request }, context.clock.now());
  }
  return { ...answer, ...(allow && { allow }) };
}

/** The methods of the calls that a path belongs to. */
function methodsOf({ calls }: Documented, path: string): string[] {
  const methods = calls.filter((call) => fitsPath(call, path)).map(({ method }) => method);
  return [...new Set(methods)];
}

/** The key that a request names; it proves nothing. */
async function claimedKey({ context, arrived }: Stray): Promise<Proven | undefined> {
  const named = arrived.headers['x-access-key'] ?? appKeyIn(arrived);
  // Other texts may contain what the database does not take.
  return typeof named === 'string' && /^\w{1,64}$/.test(named)
    ? findKey(context, 'sandbox', named)
    : undefined;
}

/** Far more than a request of version 1 needs. */
const largestRead = 64 * 1024;

/** The key of version 1, which is a field of the body. */
function appKeyIn({ headers, bytes }: Arrived): unknown {
  if (contentTypeOf(headers) !== 'application/json' || bytes.length > largestRead) return undefined;
  try {
    return Object(JSON.parse(bytes.toString())).appKey;
  } catch {
    return undefined;
  }
}
