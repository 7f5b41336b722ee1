import { type Refused, refusedBy } from '#app/forms/use-submission.ts';
import type { PasskeyOutcome } from '#app/passkeys/passkey.ts';
import { isAccepted } from '#contract/envelope.ts';
import type { Reply } from './use-desk.ts';

type Json = Record<string, unknown>;
type Signed = { id: string; response: Json };

/** Asks for a challenge, lets the browser answer it, and sends the answer. */
export async function withPasskey({
  begin,
  answer,
  finish,
  stopped,
}: {
  begin: () => Promise<Reply<{ id: string; options: Json }>>;
  answer: (options: Json) => Promise<PasskeyOutcome>;
  finish: (signed: Signed) => Promise<Reply<unknown>>;
  /** Said where the browser's prompt was closed. */
  stopped: string;
}): Promise<Refused | undefined> {
  const begun = await begin();
  if (!isAccepted(begun)) return refusedBy(begun);
  const { id, options } = begun.data;
  const outcome = await answer(options);
  if (outcome === 'stopped') return { code: 'stopped', message: stopped };
  const reply = await finish({ id, ...outcome });
  return isAccepted(reply) ? undefined : refusedBy(reply);
}
