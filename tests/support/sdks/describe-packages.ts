import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signCallback } from '#content/api/signing.ts';
import { minuteMs, secondMs } from '#contract/time-units.ts';
import { currentSdk } from '#documents/sdks/current-sdk.ts';
import { callbackSecretOf } from '#server/applications/applications.ts';
import { findSentCallback } from '#server/applications/sent-callbacks.ts';
import type { TestApp } from '../app.ts';
import { deliverDue } from '../deliver.ts';
import { type Practice, practice } from '../sandbox.ts';
import type { Callback, Language } from './language.ts';
import { type PackageSite, packageSite } from './package-site.ts';
import { keysOf, type SignedCall, signedCalls, succeeded, type Trial, trialOf } from './trials.ts';

/** Installs each package from a running site, and uses it against the sandbox. */
export function describePackages(
  languages: readonly Language[],
  choose: (all: readonly SignedCall[]) => readonly SignedCall[] = (all) => all,
): void {
  const all = signedCalls(currentSdk());
  const chosen = choose(all);
  let site: PackageSite;
  beforeAll(async () => {
    site = await packageSite();
  });
  afterAll(() => site.close());

  describe.each(languages)('the package for $id', (language) => {
    let place: string;
    beforeAll(async () => {
      place = await site.install(language);
    });
    const named = (id: string): SignedCall => {
      const found = all.find(({ operation }) => operation.id === id);
      if (!found) throw new Error(id);
      return found;
    };
    const outcomesOf = async (trials: readonly Trial[]) =>
      (await language.use(site.packages, place, { trials, callbacks: [] })).outcomes;
    const outcomeOf = async (id: string, change: Partial<Trial>) =>
      (await outcomesOf([await trialOf(site.running, named(id), change)]))[0];

    test(`makes ${chosen.length} of ${all.length} calls`, async () => {
      const trials = await Promise.all(chosen.map((one) => trialOf(site.running, one)));
      const outcomes = await outcomesOf(trials);
      const failed = trials
        .map(({ name }, index) => ({ name, ...outcomes[index] }))
        .filter(({ error }) => error !== null);
      expect(failed).toEqual([]);
      expect(outcomes.length).toBe(chosen.length);
      console.log(`The package for ${language.id} made ${outcomes.length} of ${all.length} calls.`);
    });

    test.each([
      [1002, 'InvalidRequest'],
      [1107, 'ActionNeeded'],
      [1201, 'NotYet'],
      [1301, 'RetryLater'],
    ])('says what to do about %i', async (code, error) => {
      const headers = { 'X-Sandbox-Answer': String(code) };
      expect(await outcomeOf('smsSendV2', { headers })).toMatchObject({ error, code });
      console.log(`The package for ${language.id} answered ${code} with ${error}.`);
    });

    test('carries a request with the same idempotency key out once', async () => {
      const me = await practice(site.running);
      const change = { keys: keysOf(me), idempotencyKey: 'order-1' };
      const [first, second] = [
        await outcomeOf('smsSendV2', change),
        await outcomeOf('smsSendV2', change),
      ];
      expect(first).toMatchObject(succeeded);
      expect(second?.requestId).toBe(first?.requestId);
    });

    test('lists the records of all pages', async () => {
      const me = await practice(site.running);
      await sendTexts(me, 5);
      const now = Date.now();
      const [from, to] = [now - 60_000, now + 60_000].map((time) => new Date(time).toISOString());
      const request = { from, to, pageSize: 2 };
      const change = { keys: keysOf(me), request, isCounted: true };
      expect(await outcomeOf('smsListRecords', change)).toMatchObject({ ...succeeded, count: 5 });
    });

    test('accepts a genuine callback, and refuses a changed, an old and an unsigned one', async () => {
      const { headers, body, secret } = await receivedCallback(site.running);
      const timestampMs = String(Date.now() - 6 * minuteMs);
      const nonce = 'b1946ac92492d2347c6235b4d2611184';
      const old = {
        'x-callback-timestamp': timestampMs,
        'x-callback-nonce': nonce,
        'x-callback-signature': signCallback({ timestampMs, nonce, body }, secret),
      };
      const callbacks = [
        { headers, body, secret },
        { headers, body, secret: 'cs-of-somebody-else' },
        { headers, body: body.replace('sms', 'SMS'), secret },
        { headers: old, body, secret },
        { headers: {}, body, secret },
      ];
      const { events } = await language.use(site.packages, place, { trials: [], callbacks });
      expect(events).toEqual([`sms.receipt ${JSON.parse(body).eventId}`, null, null, null, null]);
      console.log(`The package for ${language.id} accepted 1 of ${events.length} callbacks.`);
    });
  });
}

/** A receipt as the sandbox sends it. */
async function receivedCallback(running: TestApp): Promise<Callback> {
  const me = await practice(running);
  await sendTexts(me, 1);
  const later = { now: () => new Date(Date.now() + 3 * secondMs) };
  await deliverDue({ ...running.context, clock: later });
  const sent = await findSentCallback(running.context.database, me.application, {});
  const secret = callbackSecretOf(running.context, me.application);
  if (!sent || secret === undefined) throw new Error('There is no callback.');
  return { headers: sent.attempt.headers, body: sent.delivery.body, secret };
}

async function sendTexts(me: Practice, count: number): Promise<void> {
  for (let index = 0; index < count; index++)
    await me.send('smsSendV2', { body: { phones: ['12025550101'], content: `Text ${index}` } });
}
