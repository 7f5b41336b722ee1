import { z } from 'zod';
import type { Callback } from '../../callbacks/queue-callback.ts';
import type { Data, RecordStore, StoredRecord } from '../../records/record-store.ts';
import { seatKind } from './kinds.ts';

const seatData = z.object({
  seatId: z.string(),
  extension: z.string(),
  name: z.string(),
  kind: z.string(),
  seatStatus: z.enum(['offline', 'idle', 'ringing', 'talking', 'on_hold']),
  statusAt: z.string(),
  callerIds: z.array(z.string()),
  licenseEndsAt: z.string(),
  registeredAt: z.optional(z.string()),
  device: z.optional(z.string()),
  callId: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** End of the current or imminent call. */
  freeAt: z.optional(z.string()),
});

/** An extension with a phone. */
export type Seat = z.output<typeof seatData>;

export const seatOf = ({ data }: Pick<StoredRecord, 'data'>): Seat => seatData.parse(data);

export const listSeats = async (store: RecordStore): Promise<Seat[]> =>
  (await store.list(seatKind))
    .map(seatOf)
    .sort((one, other) => (one.extension < other.extension ? -1 : 1));

/** End of the call on a seat; undefined if there is none. */
export async function inCallUntil(
  store: RecordStore,
  seatId: string | undefined,
): Promise<Date | undefined> {
  const stored = seatId === undefined ? undefined : await store.get(seatKind, seatId);
  const freeAt = stored && seatOf(stored).freeAt;
  return freeAt === undefined ? undefined : new Date(freeAt);
}

export const seatEvent =
  (agentId: string) =>
  (data: Data): Callback => ({ id: 'nxccSeatEvent', data: { ...data, agentId } });
