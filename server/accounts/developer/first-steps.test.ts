import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { getFirstSteps } from '#contract/first-steps.ts';
import { applications, sandboxDeliveries } from '#server/db/sandbox-schema.ts';
import { requestLogTests } from '#tests/support/request-log-tests.ts';

const on = requestLogTests();
const { makeKey } = on;

test('first steps are checked off by what happened', async () => {
  const steps = async () => (await on.they.send(getFirstSteps, undefined, on.asMe)).body.data;
  expect(await steps()).toMatchObject({ accessKey: null, hasCalled: false, hasCallback: false });
  const { key, call } = await makeKey();
  expect(await steps()).toMatchObject({ accessKey: key.accessKey, hasCalled: false });
  await call('smsSendV2', { headers: { 'x-sandbox-answer': '1201' } });
  expect(await steps()).toMatchObject({ hasCalled: false });
  await call('accountGetBalance');
  expect(await steps()).toMatchObject({ hasCalled: true, hasCallback: false, hasProduct: true });
  // A receiver accepted a callback; completion is reported once.
  await on.served.context.database.insert(sandboxDeliveries).values({
    ...{ id: randomUUID(), applicationId: await applicationId(), eventId: randomUUID() },
    ...{ event: 'sms.receipt', url: 'https://harbour.example', isSigned: true, body: '{}' },
    ...{ state: 'received', occurredAt: on.served.clock.now(), dueAt: on.served.clock.now() },
    madeAt: on.served.clock.now(),
  });
  expect(await steps()).toMatchObject({ hasCallback: true, isJustDone: true });
  expect(await steps()).toMatchObject({ hasCallback: true, isJustDone: false });
});

const applicationId = async (): Promise<string> =>
  (await on.served.context.database.select().from(applications))[0]?.id ?? '';
