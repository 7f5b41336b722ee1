import { useState } from 'react';
import {
  NoResponse,
  OutcomeUnknown,
  RequestCancelled,
  UserCancelled,
} from '#app/request/failures.ts';
import { useLayout } from '#app/words/use-layout.ts';
import type { Refusal } from '#contract/envelope.ts';

/** Why a call failed: the server's code and message, or `noResponse`. */
export type Refused = { code: Refusal['code'] | 'noResponse'; message: string };

/** The progress of a call. */
export type Submission =
  | { step: 'idle' }
  | { step: 'busy' }
  | { step: 'refused'; refused: Refused }
  | { step: 'done' };

export const refusedBy = ({ code, msg }: Refusal): Refused => ({ code, message: msg });

/** Looks up the outcome of a call whose reply was lost. */
export type FindOut = () => Promise<'done' | 'unknown' | Refused>;

/** Runs one call at a time; the call returns undefined on success. */
export function useSubmission(noResponse: string) {
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
      if (error instanceof UserCancelled) return setSubmission({ step: 'idle' });
      console.error('What was submitted could not be sent.', error);
      const found = error instanceof OutcomeUnknown ? await ask(findOut) : undefined;
      if (found && found !== 'unknown') return end(found === 'done' ? undefined : found);
      end({ code: 'noResponse', message: messageOf(error) });
    }
  };

  const messageOf = (error: unknown): string => {
    if (error instanceof OutcomeUnknown) return unknown;
    return error instanceof NoResponse ? noResponse : unusable;
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
