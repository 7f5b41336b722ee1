import { newId } from '../../rules/new-id.ts';
import { hasAll } from '../../rules/pages.ts';
import { Refusal } from '../../rules/refusal.ts';
import { rule } from '../../rules/rules.ts';
import { shortTime } from '../../rules/times.ts';
import type { Thing, Things } from '../../things/things.ts';

const customerApp = 'wa-jcs.app';

const hasApp = 3201;

type NewApp = { name: string; customerId: string; callbackUrl?: string; billing: string };

/** Its keys are told here alone, and open nothing: nobody practises for others. */
export const createApp = rule<NewApp>(async ({ things, input, now }) => {
  const { callbackUrl, ...fields } = input;
  const { customerId } = input;
  const same = (await things.list(customerApp)).find((one) => hasAll(one, { customerId }));
  if (same?.data.isMade) throw new Refusal(hasApp);
  // What the documents create is there already: it takes that one's place once, under its id.
  const appId = same?.id ?? newId();
  const app = { appId, ...fields, status: 'created', createdAt: shortTime(now) };
  await things.add(customerApp, appId, { ...app, callbackUrl, isMade: true });
  return {
    ...app,
    accessKey: `AKTEST${newId().slice(0, 20).toUpperCase()}`,
    secretKey: `sktest-${newId()}`,
    callbackSecret: `cstest-${newId()}`,
  };
});

export const findApp = (things: Things, appId: string): Promise<Thing> =>
  things.find(customerApp, appId, 'appId');
