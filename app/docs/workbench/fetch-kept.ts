import { useEffect, useState } from 'react';
import { RequestCancelled, request } from '#app/request/client.ts';
import { isAccepted } from '#contract/envelope.ts';
import { readPracticeRequest } from '#contract/practice.ts';
import type { KeptRequest } from './traffic.ts';

/** What was kept of a request never changes, so it is asked for once. */
const known = new Map<string, Promise<KeptRequest>>();

export function fetchKept(token: string, requestId: string): Promise<KeptRequest> {
  const asked = known.get(requestId) ?? ask(token, requestId);
  known.set(requestId, asked);
  asked.catch(() => known.delete(requestId));
  return asked;
}

async function ask(token: string, requestId: string): Promise<KeptRequest> {
  const reply = await request(readPracticeRequest, { token, requestId });
  if (!isAccepted(reply)) throw new Error(`The request ${requestId} was not told: ${reply.code}`);
  return reply.data;
}

export function useKept(
  token: string,
  requestId: string,
): { kept?: KeptRequest; isFailed: boolean; retry: () => void } {
  const [state, setState] = useState<{ kept?: KeptRequest; isFailed: boolean }>({
    isFailed: false,
  });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn asks again.
  useEffect(() => {
    let isOver = false;
    fetchKept(token, requestId).then(
      (kept) => !isOver && setState({ kept, isFailed: false }),
      (problem: unknown) => {
        if (isOver || problem instanceof RequestCancelled) return;
        console.error(problem);
        setState({ isFailed: true });
      },
    );
    return () => {
      isOver = true;
    };
  }, [token, requestId, turn]);
  return { ...state, retry: () => setTurn(turn + 1) };
}
