import { type Refused, refusedBy } from '#app/forms/use-submission.ts';
import { NoResponse, UserCancelled } from '#app/request/failures.ts';
import { isAccepted, type Refusal } from '#contract/envelope.ts';
import type { PasskeyOutcome } from './passkey.ts';

type Json = Record<string, unknown>;
type Signed = { id: string; response: Json };
type Reply<Data> = { code: 0; data: Data; msg: string } | Refusal;

/** Asks for a challenge, lets the browser answer it, and sends the answer. */
export async function withPasskey({
  begin,
  answer,
  finish,
  stopped,
  failed,
}: {
  begin: () => Promise<Reply<{ id: string; options: Json }>>;
  answer: (options: Json) => Promise<PasskeyOutcome>;
  finish: (signed: Signed) => Promise<Reply<unknown>>;
  /** Said where the browser's prompt was closed; without it nothing is. */
  stopped?: string;
  /** Said where browser or device failed; without it the error is thrown. */
  failed?: string;
}): Promise<Refused | undefined> {
  const begun = await begin();
  if (!isAccepted(begun)) return refusedBy(begun);
  const { id, options } = begun.data;
  const outcome = await answer(options).catch((error: unknown) => {
    if (failed === undefined || error instanceof NoResponse) throw error;
    console.error('The passkey could not be used.', error);
    return { code: 'failed', message: failed };
  });
  if (outcome === 'stopped') {
    if (stopped === undefined) throw new UserCancelled();
    return { code: 'stopped', message: stopped };
  }
  if ('code' in outcome) return outcome;
  const reply = await finish({ id, ...outcome });
  return isAccepted(reply) ? undefined : refusedBy(reply);
}
