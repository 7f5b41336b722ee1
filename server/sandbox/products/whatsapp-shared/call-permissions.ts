import { dayMs } from '#contract/time-units.ts';
import { timeAfter } from '../../behaviour/formats.ts';
import type { Data, RecordStore, Step, StoredRecord } from '../../records/record-store.ts';
import { type Person, pairId, senderIs } from './people.ts';

/** Permission of one of our numbers to call a person. */
export const callPermission = 'whatsapp-calling.permission';

const lastsMs = 7 * dayMs;

export const permissionFrom = (moment: Date) => ({
  expiresAt: timeAfter(moment, lastsMs),
});

/** The person permits calls for 7 days, later on, with a callback. */
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
      callback: (data, at) => permissionEvent(own, person, data, { source, changedAt: at }),
    },
  ]);

export async function changePermission(
  store: RecordStore,
  /** Id of the permission, made by `pairId`. */
  id: string,
  changes: Data,
  steps: readonly Step[] = [],
): Promise<StoredRecord> {
  const found =
    (await store.get(callPermission, id)) ??
    (await store.add(callPermission, id, { permission: 'none' }));
  return store.change(callPermission, found, changes, { keepSteps: true, steps });
}

export const permissionEvent = (own: string, person: Person, permission: Data, more: Data) => ({
  id: 'whatsAppCallPermission',
  data: {
    ...senderIs(person),
    recipient: own,
    permission: permission.permission,
    ...(permission.expiresAt !== undefined && { expiresAt: permission.expiresAt }),
    ...more,
  },
});
