import { dayMs, secondMs } from '#contract/time-units.ts';
import { newId, shortTime, timeAfter } from '../../behaviour/formats.ts';
import { Refusal } from '../../behaviour/refusal.ts';
import { type Rule, rule } from '../../behaviour/rules.ts';
import { startTime } from '../../behaviour/start-time.ts';
import type { RecordStore, Step, StoredRecord } from '../../records/record-store.ts';
import { extension, findExtension } from './extensions.ts';
import { findUsable, number } from './numbers.ts';

/** A requested caller ID change under review. */
export const change = 'nxphone.change';

const isPending = 6310;
const isShown = 6311;

const reviewMs = 5 * secondMs;

type Wanted = { extension: string; callerId: string; startAt?: string; callbackUrl?: string };

export const changeRules: Record<string, Rule> = {
  nxphoneChangeNumber: rule<Wanted>(async ({ store, input, now }) => {
    const { callerId, callbackUrl } = input;
    const found = await findExtension(store, input.extension);
    const wanted = await findUsable(store, callerId);
    const start = startTime(input.startAt, now, 30 * dayMs);
    const previousCallerId = String(found.data.callerId);
    if (previousCallerId === callerId) throw new Refusal(isShown);
    if (await hasPending(store, found.id, now)) throw new Refusal(isPending);

    const before = await store.get(number, previousCallerId);
    const isAtHome = before?.data.country === wanted.data.country;
    const decidesMs = shownBefore(found).includes(callerId) ? 0 : reviewMs;
    const effectiveMs = Math.max(start.getTime() - now.getTime(), decidesMs);
    if (isAtHome) await show(store, found, callerId, effectiveMs);

    const approvalId = newId();
    const requested = {
      ...{ approvalId, extension: found.id, callerId, previousCallerId, callbackUrl },
      kind: 'number_change',
      status: 'reviewing',
      requestedAt: shortTime(now),
    };
    const effectiveAt = timeAfter(now, effectiveMs);
    const decided: Step = {
      afterMs: decidesMs,
      changes: (at) => ({
        ...(isAtHome ? { status: 'approved', effectiveAt } : fromAbroad),
        decidedAt: at,
      }),
      callback: 'nxphoneApproval',
    };
    return (await store.add(change, approvalId, requested, [decided])).data;
  }),
};

const fromAbroad = {
  status: 'rejected',
  reason: 'COUNTRY_RULE',
  note: 'Calls to this country must show a number of this country.',
};

/** One change at a time: in review, or approved and not yet active. */
async function hasPending(store: RecordStore, name: string, now: Date): Promise<boolean> {
  return (await store.list(change)).some(
    ({ data, isSeed }) =>
      !isSeed &&
      data.extension === name &&
      (data.status === 'reviewing' || Date.parse(String(data.effectiveAt)) > now.getTime()),
  );
}

/** An earlier caller ID of the extension needs no review. */
const shownBefore = ({ first, passed }: StoredRecord): unknown[] =>
  [first, ...passed.map(({ changes }) => changes)].map(({ callerId }) => callerId);

async function show(store: RecordStore, found: StoredRecord, callerId: string, afterMs: number) {
  const steps = [{ afterMs, changes: () => ({ callerId }) }];
  await store.change(extension, found, {}, { steps });
}
