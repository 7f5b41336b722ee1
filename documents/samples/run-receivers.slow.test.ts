import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secondMs } from '#contract/time-units.ts';
import { callbackSecretOf } from '#server/applications/applications.ts';
import { findSentCallback } from '#server/applications/sent-callbacks.ts';
import { applications } from '#server/db/sandbox-schema.ts';
import { deliverDue } from '#tests/support/deliver.ts';
import { practice } from '#tests/support/sandbox.ts';
import { languagesHere } from '#tests/support/sdks/languages.ts';
import { type PackageSite, packageSite } from '#tests/support/sdks/package-site.ts';
import { frameworkReceivers } from './running/framework-receivers.ts';
import { startPackageReceiver } from './running/package-receivers.ts';
import { print } from './running/run-command.ts';
import { sdkReceivers } from './running/sdk-receivers.ts';

const receivers = [
  // Two secrets, as while it is changed.
  ...frameworkReceivers.map((receiver) => ({ receiver, before: 'cs-of-before ' })),
  ...sdkReceivers.map((receiver) => ({ receiver, before: '' })),
];
const languages = await languagesHere();
const tried = await Promise.all(
  receivers.map(async ({ receiver, before }) => ({
    receiver,
    before,
    language: languages.find(({ id }) => id === receiver.language),
    found: await print(receiver.find, process.cwd()).then(
      (text) => text.trim(),
      () => undefined,
    ),
  })),
);
const here = tried.flatMap(({ receiver, before, language, found }) =>
  language && found !== undefined ? [{ receiver, before, language, found }] : [],
);
for (const { receiver, language, found } of tried)
  if (!language || found === undefined)
    console.log(
      `The receiver for ${receiver.name} was NOT run, because ${language ? receiver.needs : `the package for ${receiver.language}`} is not there.`,
    );

let site: PackageSite;
beforeAll(async () => {
  site = await packageSite();
});
afterAll(() => site.close());

describe.each(here.map((one) => [one.receiver.name, one] as const))('%s', (name, one) => {
  test('accepts a callback of the sandbox, and refuses it changed, unsigned or with another secret', async () => {
    const { context } = site.running;
    const me = await practice(site.running);
    const secret = callbackSecretOf(context, me.application);
    const place = await site.install(one.language, name.toLowerCase().replace('/', '-'));
    const { receiver, found, before } = one;
    const running = await startPackageReceiver(receiver, found, place, `${before}${secret}`);
    try {
      const { address } = running;
      const own = eq(applications.id, me.application.id);
      await context.database.update(applications).set({ callbackUrl: address }).where(own);
      await me.send('smsSendV2', { body: { phones: ['12025550101'], content: 'Hello' } });
      const later = { now: () => new Date(Date.now() + 3 * secondMs) };
      await deliverDue({ ...context, clock: later });
      const sent = await findSentCallback(context.database, me.application, {});
      if (!sent) throw new Error('There is no callback.');
      expect(sent.delivery).toMatchObject({ state: 'received', attempts: 1 });
      const { body } = sent.delivery;
      const { headers } = sent.attempt;
      const statuses = await Promise.all(
        [
          { headers, body },
          { headers, body: body.replace('DELIVRD', 'UNDELIV') },
          { headers: { 'Content-Type': 'application/json' }, body },
          { headers: { ...headers, 'X-Callback-Signature': '0'.repeat(64) }, body },
        ].map(async (request) => (await fetch(address, { method: 'POST', ...request })).status),
      );
      expect(statuses).toEqual([200, 401, 401, 401]);
      console.log(`The receiver for ${name} accepted 1 of ${statuses.length} callbacks.`);
    } finally {
      await running.close();
    }
  });
});
