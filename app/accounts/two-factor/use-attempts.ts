import { useState } from 'react';
import type { Refused } from '#app/forms/use-submission.ts';
import type { AttemptOutcome } from './pass-second-factor.ts';
import { useTimeLeft } from './use-time-left.ts';

/** Runs the attempts at the second factor; too many wrong codes lock it until `retryAt`. */
export function useAttempts(onExpired: () => void) {
  const [retryAt, setRetryAt] = useState<string>();
  const [isPassed, setPassed] = useState(false);
  const leftSeconds = useTimeLeft(retryAt);

  /** `messages` has the message for each result that is an error of this factor. */
  const attempt = async (
    tryFactor: () => Promise<AttemptOutcome>,
    messages: Partial<Record<AttemptOutcome['result'], string>>,
  ): Promise<Refused | undefined> => {
    if (isPassed) return undefined;
    const tried = await tryFactor();
    if (tried.result === 'passed') setPassed(true);
    if (tried.result === 'over') onExpired();
    if (tried.result === 'refused') return tried.refused;
    if (tried.result === 'wrong' && tried.retryAt) {
      setRetryAt(tried.retryAt);
      return undefined;
    }
    const message = messages[tried.result];
    return message === undefined ? undefined : { code: tried.result, message };
  };

  const lock = retryAt !== undefined && leftSeconds > 0 ? { retryAt, leftSeconds } : undefined;
  return { attempt, isPassed, lock };
}
