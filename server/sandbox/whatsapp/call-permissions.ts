import { dayMs } from '#contract/time-units.ts';
import type { Data, RecordStore, Step, StoredRecord } from '../records/record-store.ts';
import { timeAfter } from '../rules/times.ts';
import { type Person, pairId, senderIs } from './people.ts';

/** Whether one of our numbers may call a person. */
export const callPermission = 'whatsapp-calling.permission';

const lastsMs = 7 * dayMs;

export const permissionFrom = (moment: Date) => ({
  expiresAt: timeAfter(moment, lastsMs),
});

/** The person allows calls for 7 days, some time from now, and we are told. */
export const allowCalls = (
  store: RecordStore,
  own: string,
  person: Person,
  { afterMs, source }: { afterMs: number; source: 'request' | 'callback' },
) =>
  changePermission(store, pairId(own, person), {}, [
    {
      afterMs,
      changes: (at) => ({
        permission: 'temporary',
        ...permissionFrom(new Date(at)),
        unanswered: 0,
      }),
      tells: (data, at) => toldOf(own, person, data, { source, changedAt: at }),
    },
  ]);

export async function changePermission(
  store: RecordStore,
  /** Made by `pairId`. */
  id: string,
  changes: Data,
  steps: readonly Step[] = [],
): Promise<StoredRecord> {
  const found =
    (await store.look(callPermission, id)) ??
    (await store.add(callPermission, id, { permission: 'none' }));
  return store.change(callPermission, found, changes, { goesOn: true, steps });
}

export const toldOf = (own: string, person: Person, permission: Data, more: Data) => ({
  id: 'whatsAppCallPermission',
  data: {
    ...senderIs(person),
    recipient: own,
    permission: permission.permission,
    ...(permission.expiresAt !== undefined && { expiresAt: permission.expiresAt }),
    ...more,
  },
});
