import { useEffect, useState } from 'react';
import { RequestCancelled, request } from '#app/request/client.ts';
import { isAccepted } from '#contract/envelope.ts';
import { readPracticeRequest } from '#contract/practice.ts';
import type { StoredRequest } from './traffic.ts';

/** A stored request never changes, so each is fetched once. */
const fetched = new Map<string, Promise<StoredRequest>>();

export function fetchRequest(token: string, requestId: string): Promise<StoredRequest> {
  const answer = fetched.get(requestId) ?? read(token, requestId);
  fetched.set(requestId, answer);
  answer.catch(() => fetched.delete(requestId));
  return answer;
}

async function read(token: string, requestId: string): Promise<StoredRequest> {
  const reply = await request(readPracticeRequest, { token, requestId });
  if (!isAccepted(reply)) throw new Error(`The request ${requestId} was not read: ${reply.code}`);
  return reply.data;
}

export function useStoredRequest(
  token: string,
  requestId: string,
): { stored?: StoredRequest; isFailed: boolean; retry: () => void } {
  const [state, setState] = useState<{ stored?: StoredRequest; isFailed: boolean }>({
    isFailed: false,
  });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again.
  useEffect(() => {
    let isStale = false;
    fetchRequest(token, requestId).then(
      (stored) => !isStale && setState({ stored, isFailed: false }),
      (problem: unknown) => {
        if (isStale || problem instanceof RequestCancelled) return;
        console.error(problem);
        setState({ isFailed: true });
      },
    );
    return () => {
      isStale = true;
    };
  }, [token, requestId, attempt]);
  return { ...state, retry: () => setAttempt(attempt + 1) };
}
