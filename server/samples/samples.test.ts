import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logInEmployee } from '#contract/accounts.ts';
import { listApiKeys } from '#contract/api-keys.ts';
import { getCallbacks, listCallbackDeliveries } from '#contract/callbacks.ts';
import { listEmployees } from '#contract/console.ts';
import { getFirstSteps } from '#contract/first-steps.ts';
import { listInvitations } from '#contract/invitations.ts';
import { listRequests } from '#contract/requests.ts';
import { listTickets } from '#contract/tickets.ts';
import { dayMs, hourMs } from '#contract/time-units.ts';
import { paceDays, readBalance, readUsageSummary } from '#contract/usage.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type Console, consoleOn } from '#tests/support/console.ts';
import { apiKeys } from '../db/sandbox-schema.ts';
import { customers } from '../db/schema.ts';
import { usageDays } from '../db/usage-schema.ts';
import { noteChange } from '../gateway/note-change.ts';
import { readChanges } from '../gateway/read-changes.ts';
import { addSamples } from './add-samples.ts';
import { sampleDays, sampleUsage } from './usage.ts';

describe('the usage', () => {
  const noon = new Date('2026-11-18T12:00:00Z');
  const dayOf = (now: Date, daysAgo: number) =>
    new Date(now.getTime() - daysAgo * dayMs).toISOString().slice(0, 10);
  /** What each day cost, by how many days ago it was. */
  const spends = (now: Date): number[] => {
    const byDay = Map.groupBy(sampleUsage('live', now), ({ day }) => day);
    return Array.from({ length: sampleDays }, (_, daysAgo) =>
      (byDay.get(dayOf(now, daysAgo)) ?? []).reduce((sum, { price }) => sum + Number(price), 0),
    );
  };

  test.each([0, 1, 2, 3, 4, 5, 6])(
    'lets the balance of 128.50 last for about 18 days, whatever weekday it is (%i)',
    (days) => {
      const now = new Date(noon.getTime() + days * dayMs);
      const full = spends(now).slice(1, paceDays + 1);
      const pace = full.reduce((sum, one) => sum + one, 0) / paceDays;
      expect(128.5 / pace).toBeGreaterThan(17.4);
      expect(128.5 / pace).toBeLessThan(18.7);
    },
  );

  test('is the same each time, and covers 90 days', () => {
    expect(sampleUsage('live', noon)).toEqual(sampleUsage('live', noon));
    const days = new Set(sampleUsage('live', noon).map(({ day }) => day));
    expect(days.size).toBe(sampleDays);
    expect([...days].toSorted()[0]).toBe('2026-08-21');
  });

  test('has weekends, one campaign and a day that is not over', () => {
    const days = spends(noon);
    // A Sunday, and the Thursday a week and a half before.
    expect(days[3]).toBeLessThan(0.75 * (days[13] ?? 0));
    expect(days.indexOf(Math.max(...days))).toBe(7);
    expect(days[0]).toBeLessThan(spends(new Date('2026-11-18T23:59:00Z'))[0] ?? 0);
    expect(spends(new Date('2026-11-18T00:00:00Z'))[0]).toBe(0);
  });

  test('adds up: what was delivered and what failed is no more than what was sent', () => {
    const rows = [...sampleUsage('live', noon), ...sampleUsage('sandbox', noon)];
    const places = rows.map(
      ({ day, name, product, country }) => `${day}${name}${product}${country}`,
    );
    expect(new Set(places).size).toBe(rows.length);
    const sum = (counts: Record<string, number>) =>
      Object.values(counts).reduce((total, one) => total + one, 0);
    const tooMany = rows.filter(
      ({ count, delivered, failed, used }) => delivered + sum(failed) > count || used > delivered,
    );
    expect(tooMany).toEqual([]);
    const charged = sampleUsage('sandbox', noon).filter(({ price }) => price !== '0.0000');
    expect(charged).toEqual([]);
  });

  test('has the refusals in Vietnam that the ticket is about', () => {
    const texts = sampleUsage('live', noon).filter(
      ({ product, country, day }) => product === 'sms' && country === 'VN' && day > dayOf(noon, 14),
    );
    const sum = (of: (row: (typeof texts)[number]) => number) =>
      texts.reduce((total, row) => total + of(row), 0);
    const refused = sum(({ failed }) => failed['REJECTD/SENDER_REFUSED'] ?? 0);
    expect(refused / sum(({ count }) => count)).toBeCloseTo(1 / 3, 1);
  });
});

describe('the account', () => {
  let served: TestApp;
  let they: Console;
  let token: string;
  beforeAll(async () => {
    served = await testApp();
    they = await consoleOn(served);
    token = they.token;
    await served.context.database.transaction(async (tx) => {
      const [customer] = await tx.select().from(customers);
      if (!customer) throw new Error('There is no customer.');
      await addSamples(tx, served.context.secret, customer, served.clock.now());
      await noteChange(tx, customer);
    });
  });
  afterAll(() => served.close());

  const read = async (call: Parameters<Console['send']>[0], input?: object) =>
    (await they.send(call, input, { token })).body.data;

  test('says until when its data is a sample', async () => {
    expect((await they.who()).body.data.samplesUntil).toBe('2026-03-01T09:30:00.000Z');
  });

  test('has named its keys, employees and tickets as samples', async () => {
    const { keys } = await read(listApiKeys);
    expect(keys.map(({ environment }: { environment: string }) => environment)).toEqual([
      ...['live', 'live', 'sandbox'],
    ]);
    const people = await read(listEmployees);
    expect(people.map(({ status }: { status: string }) => status)).toEqual(['active', 'disabled']);
    const { tickets } = await read(listTickets, {});
    expect(tickets).toHaveLength(2);
    const ended = await served.context.database.select().from(apiKeys);
    expect(ended).toHaveLength(4);
    for (const { name } of [...ended, ...people]) expect(name).toMatch(/^Sample: /);
    for (const { subject } of tickets) expect(subject).toMatch(/^Sample: /);
    const [invited] = await read(listInvitations);
    expect(invited.email).toMatch(/^sample\..*\.example$/);
  });

  test('stores the totals under keys of its own, in both environments', async () => {
    const rows = await served.context.database.select().from(usageDays);
    const keys = await served.context.database.select().from(apiKeys);
    const environments = new Map(keys.map((key) => [key.accessKey, key.environment]));
    const foreign = rows.filter((row) => environments.get(row.accessKey) !== row.environment);
    expect(foreign).toEqual([]);
    const live = rows.filter(({ environment }) => environment === 'live');
    expect(new Set(live.map(({ accessKey }) => accessKey)).size).toBe(3);
    expect(live.length).toBeGreaterThan(1_500);
  });

  test('has failed requests of the last day, which say what they say in the sandbox', async () => {
    const { counts, requests } = await read(listRequests, { period: 'day' });
    expect(counts).toEqual({ all: 20, '2xx': 13, '4xx': 6, '5xx': 1 });
    const codes = requests.map(({ status, code }: { status: number; code: number }) => [
      status,
      code,
    ]);
    expect(codes.slice(0, 3)).toEqual([
      [200, 0],
      [200, 0],
      [422, 1005],
    ]);
  });

  test('has callbacks of a day: received, received late, and one given up', async () => {
    expect((await read(getCallbacks)).url).toMatch(/^https:\/\/sample\..*\.example\//);
    const { deliveries, lastDay } = await read(listCallbackDeliveries);
    expect(lastDay).toEqual({ received: 10, waiting: 0, givenUp: 1 });
    const attempts = deliveries.map((one: { attempts: unknown[] }) => one.attempts.length);
    expect(attempts.toSorted()).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 6]);
  });

  test('has passed its first steps', async () => {
    const steps = await read(getFirstSteps);
    expect(steps).toMatchObject({ hasCalled: true, hasCallback: true, isJustDone: false });
  });

  test('lets nobody in as a sample employee', async () => {
    for (const password of ['', 'linh.tran', 'Sample: Linh Tran']) {
      const login = { phone: '+6581234567', code: 'linh.tran', password };
      expect((await they.send(logInEmployee, login)).body.code).not.toBe(0);
    }
  });

  test('shows figures that end when they were made, and the pace of those days', async () => {
    const made = '2026-03-01T09:30:00.000Z';
    const pace = async () => {
      const { pacePerDay, paceOfDays, asOf, alert } = await read(readBalance);
      expect([paceOfDays, asOf, alert.below]).toEqual([paceDays, made, '50.0000']);
      return Number(pacePerDay);
    };
    const atFirst = await pace();
    expect(atFirst).toBeCloseTo(7.1, 0);
    const before = await read(readUsageSummary);
    expect(before).toMatchObject({ completeUntil: made });
    expect(before.days.map(({ day }: { day: string }) => day).at(-1)).toBe('2026-03-01');
    served.clock.advance(3 * dayMs);
    token = (await they.logIn()).body.data.usertoken;
    expect(await pace()).toBe(atFirst);
    expect(await read(readUsageSummary)).toMatchObject({ completeUntil: made });
  });

  test('offers the gateway no sample key, but those that are made later', async () => {
    const offered = async () => {
      const { accounts } = await readChanges(served.context, { after: undefined, limit: 10 });
      return accounts.flatMap(({ keys }) => keys.map(({ key }) => key));
    };
    expect(await offered()).toEqual([]);
    served.clock.advance(hourMs);
    const { database } = served.context;
    const [sample] = await database.select().from(apiKeys).where(eq(apiKeys.environment, 'live'));
    if (!sample) throw new Error('There is no live key.');
    const later = { ...sample, id: crypto.randomUUID(), accessKey: 'AKLIVELATER' };
    await database
      .insert(apiKeys)
      .values({ ...later, endsAt: null, createdAt: served.clock.now() });
    expect(await offered()).toEqual(['AKLIVELATER']);
  });
});
