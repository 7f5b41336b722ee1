import type { CallReply } from '#contract/call.ts';
import type { PracticeDelivery } from '#contract/deliveries.ts';
import type { PracticeRequest, readPracticeRequest, readTraffic } from '#contract/practice.ts';
import { valueNamed } from '../run/run.ts';

type DataOf<Reply> = Reply extends { data: infer Data } ? Data : never;

export type Traffic = Omit<DataOf<CallReply<typeof readTraffic>>, 'now'>;
export type KeptRequest = DataOf<CallReply<typeof readPracticeRequest>>;
export type Attempt = PracticeDelivery['attempts'][number];

/** A request, or one attempt to bring a callback. */
export type TrafficRow =
  | { kind: 'request'; id: string; at: string; request: PracticeRequest }
  | { kind: 'callback'; id: string; at: string; delivery: PracticeDelivery; attempt: Attempt };

/** Everything that happened, oldest first. */
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
  // Sorting keeps the order of equals: a request stands before what followed in the same moment.
  return [...sent, ...brought].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** Whether an id is the row's own or, of a request, the `requestId` of its answer. */
export const isNamed = (row: TrafficRow, id: string): boolean =>
  row.id === id || (row.kind === 'request' && row.request.requestId === id);

/** The state that a callback tells of, where it does. */
export const toldState = ({ body }: PracticeDelivery): string | undefined =>
  valueNamed(parsedJson(body), 'status');

export const eventIdOf = ({ body }: PracticeDelivery): string | undefined =>
  valueNamed(parsedJson(body), 'eventId');

/** What is no JSON is shown as it came. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** On the reader's clock: `15:02:07`. */
export const clockSeconds = (at: string): string =>
  new Date(at).toLocaleTimeString('en', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
