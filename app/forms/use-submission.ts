import { useState } from 'react';
import { NoAnswer, OutcomeUnknown, RequestCancelled, Withdrawn } from '#app/request/failures.ts';
import { useLayout } from '#app/words/use-layout.ts';
import type { Refusal } from '#contract/envelope.ts';

/** Why something was not done: the server's code with its words, or that no answer can be used. */
export type Refused = { code: Refusal['code'] | 'unreached'; message: string };

/** Where a call stands between the press of a button and the answer. */
export type Submission =
  | { step: 'idle' }
  | { step: 'busy' }
  | { step: 'refused'; refused: Refused }
  | { step: 'done' };

export const refusedBy = ({ code, msg }: Refusal): Refused => ({ code, message: msg });

/** Asks what is so after an unknown outcome: done, refused, or still unknown. */
export type FindOut = () => Promise<'done' | 'unknown' | Refused>;

/** Runs a call once at a time; it answers with nothing when all went well. */
export function useSubmission(unreached: string) {
  const [submission, setSubmission] = useState<Submission>({ step: 'idle' });
  const { unusable, unknown } = useLayout().failure;

  const end = (refused: Refused | undefined) =>
    setSubmission(refused ? { step: 'refused', refused } : { step: 'done' });

  const submit = async (
    call: () => Promise<Refused | undefined>,
    findOut?: FindOut,
  ): Promise<void> => {
    if (submission.step === 'busy') return;
    setSubmission({ step: 'busy' });
    try {
      end(await call());
    } catch (error) {
      if (error instanceof RequestCancelled) return;
      if (error instanceof Withdrawn) return setSubmission({ step: 'idle' });
      console.error('What was submitted could not be sent.', error);
      const found = error instanceof OutcomeUnknown ? await ask(findOut) : undefined;
      if (found && found !== 'unknown') return end(found === 'done' ? undefined : found);
      end({ code: 'unreached', message: messageOf(error) });
    }
  };

  const messageOf = (error: unknown): string => {
    if (error instanceof OutcomeUnknown) return unknown;
    return error instanceof NoAnswer ? unreached : unusable;
  };

  return {
    submit,
    isBusy: submission.step === 'busy',
    isDone: submission.step === 'done',
    refused: submission.step === 'refused' ? submission.refused : undefined,
    forget: () => submission.step === 'refused' && setSubmission({ step: 'idle' }),
  };
}

async function ask(findOut: FindOut | undefined): ReturnType<FindOut> {
  try {
    return findOut ? await findOut() : 'unknown';
  } catch {
    return 'unknown';
  }
}
