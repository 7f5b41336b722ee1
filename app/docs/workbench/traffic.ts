import type { CallReply } from '#contract/call.ts';
import type { PracticeDelivery } from '#contract/deliveries.ts';
import type { PracticeRequest, readPracticeRequest, readTraffic } from '#contract/practice.ts';
import { parseJson, valueNamed } from '../run/json.ts';

type DataOf<Reply> = Reply extends { data: infer Data } ? Data : never;

export type Traffic = Omit<DataOf<CallReply<typeof readTraffic>>, 'now'>;
export type StoredRequest = DataOf<CallReply<typeof readPracticeRequest>>;
export type Attempt = PracticeDelivery['attempts'][number];

/** A request, or one attempt to deliver a callback. */
export type TrafficRow =
  | { kind: 'request'; id: string; at: string; request: PracticeRequest }
  | { kind: 'callback'; id: string; at: string; delivery: PracticeDelivery; attempt: Attempt };

/** Requests and delivery attempts of a session, oldest first. */
export function trafficRows({
  requests,
  deliveries,
}: Pick<Traffic, 'requests' | 'deliveries'>): TrafficRow[] {
  const sent = requests.toReversed().map(
    (request): TrafficRow => ({
      kind: 'request',
      id: request.id,
      at: request.madeAt,
      request,
    }),
  );
  const brought = deliveries.toReversed().flatMap((delivery) =>
    delivery.attempts.map(
      (attempt): TrafficRow => ({
        kind: 'callback',
        id: `${delivery.id}-${attempt.number}`,
        at: attempt.madeAt,
        delivery,
        attempt,
      }),
    ),
  );
  // The sort is stable: a request stays before callbacks of the same millisecond.
  return [...sent, ...brought].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** Whether `id` is that of the row or the `requestId` in the response of its request. */
export const isNamed = (row: TrafficRow, id: string): boolean =>
  row.id === id || (row.kind === 'request' && row.request.requestId === id);

/** The `status` in the body of a callback. */
export const reportedState = ({ body }: PracticeDelivery): string | undefined =>
  valueNamed(parseJson(body), 'status');

export const eventIdOf = ({ body }: PracticeDelivery): string | undefined =>
  valueNamed(parseJson(body), 'eventId');
