import type { RecordStore, StoredRecord } from '../../records/record-store.ts';
import { newId } from '../../rules/new-id.ts';
import { hasAll } from '../../rules/pages.ts';
import { Refusal } from '../../rules/refusal.ts';
import { rule } from '../../rules/rules.ts';
import { shortTime } from '../../rules/times.ts';

const customerApp = 'wa-jcs.app';

const hasApp = 3201;

type NewApp = { name: string; customerId: string; callbackUrl?: string; billing: string };

/** Its keys are told here alone, and open nothing: nobody practises for others. */
export const createApp = rule<NewApp>(async ({ store, input, now }) => {
  const { callbackUrl, ...fields } = input;
  const { customerId } = input;
  const same = (await store.list(customerApp)).find((one) => hasAll(one, { customerId }));
  if (same?.data.isMade) throw new Refusal(hasApp);
  // What the documents create is there already: it takes that one's place once, under its id.
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
