import { eq } from 'drizzle-orm';
import type { KeyEnvironment } from '#contract/api-keys.ts';
import type { KeyRight } from '#contract/documented-api.ts';
import { dayMs, hourMs, minuteMs } from '#contract/time-units.ts';
import type { Customer } from '../accounts/customers.ts';
import { changeApplication, openApplication } from '../applications/applications.ts';
import { makeKey } from '../applications/keys.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { apiKeys } from '../db/sandbox-schema.ts';
import { networkOf } from '../http/network-of.ts';
import { addSampleCallbacks } from './callbacks.ts';
import { addSampleRequests, sampleAddress } from './requests.ts';

/** When the key of the checkout replaced the one before. */
export const checkoutSinceDays = 24;

type SampleKey = {
  name: string;
  environment: KeyEnvironment;
  rights: readonly KeyRight[];
  madeDaysAgo: number;
  usedMsAgo: number;
  endedDaysAgo?: number;
};

const samples = {
  oldCheckout: {
    ...{ name: 'Sample: Old checkout', environment: 'live', rights: ['send', 'read'] },
    ...{ madeDaysAgo: 92, usedMsAgo: checkoutSinceDays * dayMs },
    endedDaysAgo: checkoutSinceDays - 1,
  },
  reporting: {
    ...{ name: 'Sample: Reporting, nightly', environment: 'live', rights: ['send', 'read'] },
    ...{ madeDaysAgo: 91, usedMsAgo: 9 * hourMs },
  },
  test: {
    ...{ name: 'Sample: Checkout test', environment: 'sandbox' },
    ...{ rights: ['send', 'read', 'manage'], madeDaysAgo: 92, usedMsAgo: 12 * minuteMs },
  },
  checkout: {
    ...{ name: 'Sample: Checkout server', environment: 'live', rights: ['send', 'read'] },
    ...{ madeDaysAgo: checkoutSinceDays + 1, usedMsAgo: 3 * minuteMs },
  },
} as const satisfies Record<string, SampleKey>;

/** The access keys by what they are for. */
export type SampleKeys = Record<keyof typeof samples, string>;

/** Keys whose secrets nobody has seen, with requests in the sandbox and callbacks. */
export async function addSampleApplication(
  tx: Transaction,
  secret: Context['secret'],
  customer: Customer,
  now: Date,
): Promise<SampleKeys> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const at = (moment: Date) => ({ secret, clock: { now: () => moment } });
  const network = networkOf(sampleAddress);
  const opened = { network, customerId: customer.id };
  const application = await openApplication(tx, at(ago(92 * dayMs)), opened);
  const addKey = async (sample: SampleKey) => {
    const { madeDaysAgo, usedMsAgo, endedDaysAgo } = sample;
    const { key } = await makeKey(tx, at(ago(madeDaysAgo * dayMs)), application.id, sample);
    const use = { lastUsedAt: ago(usedMsAgo), lastUsedAddress: sampleAddress };
    const end = endedDaysAgo && { endsAt: ago(endedDaysAgo * dayMs) };
    await tx
      .update(apiKeys)
      .set({ ...use, ...end })
      .where(eq(apiKeys.id, key.id));
    return key;
  };
  const oldCheckout = await addKey(samples.oldCheckout);
  const reporting = await addKey(samples.reporting);
  const test = await addKey(samples.test);
  const checkout = await addKey(samples.checkout);
  const sent = await addSampleRequests(tx, test, now);
  const url = await addSampleCallbacks(tx, { application, secret, sent });
  await changeApplication(tx, application.id, { callbackUrl: url, stepsSeenAt: now });
  return {
    ...{ oldCheckout: oldCheckout.accessKey, reporting: reporting.accessKey },
    ...{ test: test.accessKey, checkout: checkout.accessKey },
  };
}
