import { request } from '#app/request/client.ts';
import { usePolling } from '#app/ui/use-polling.ts';
import type { CallReply } from '#contract/call.ts';
import type { Accepted } from '#contract/envelope.ts';
import { readRequestLine } from '#contract/requests.ts';
import { minuteMs, secondMs } from '#contract/time-units.ts';
import { useLoaded } from '../use-loaded.ts';

export type Line = Accepted<CallReply<typeof readRequestLine>>['data'];

/** What became of a request; polled every second while something is on its way. */
export function useLine(id: string) {
  const { loaded, retry, refresh } = useLoaded(() => request(readRequestLine, { id }));
  const isMoving = loaded.step === 'ready' && loaded.data.isMoving;
  usePolling(refresh, isMoving ? secondMs : minuteMs, loaded);
  return { loaded, retry };
}
