import { newId, shortTime } from '../../behaviour/formats.ts';
import { hasAll } from '../../behaviour/pages.ts';
import { Refusal } from '../../behaviour/refusal.ts';
import { rule } from '../../behaviour/rules.ts';
import type { RecordStore, StoredRecord } from '../../records/record-store.ts';

const customerApp = 'wa-jcs.app';

const hasApp = 3201;

type NewApp = { name: string; customerId: string; callbackUrl?: string; billing: string };

/** The keys are shown only here and give no access: the sandbox has no sub-customers. */
export const createApp = rule<NewApp>(async ({ store, input, now }) => {
  const { callbackUrl, ...fields } = input;
  const { customerId } = input;
  const same = (await store.list(customerApp)).find((one) => hasAll(one, { customerId }));
  if (same?.data.isMade) throw new Refusal(hasApp);
  // The documented app exists already: creating it replaces the seed once, under its id.
  const appId = same?.id ?? newId();
  const app = { appId, ...fields, status: 'created', createdAt: shortTime(now) };
  await store.add(customerApp, appId, { ...app, callbackUrl, isMade: true });
  return {
    ...app,
    accessKey: `AKTEST${newId().slice(0, 20).toUpperCase()}`,
    secretKey: `sktest-${newId()}`,
    callbackSecret: `cstest-${newId()}`,
  };
});

export const findApp = (store: RecordStore, appId: string): Promise<StoredRecord> =>
  store.find(customerApp, appId, 'appId');
