import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { renderMessage } from '#content/messages/templates.ts';
import { deleteEmployee, setEmployeeStatus } from '#contract/console.ts';
import type { Locale } from '#contract/locale.ts';
import { dayMs, hourMs } from '#contract/time-units.ts';
import { type BalanceView, readBalance, setBalanceAlert } from '#contract/usage.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type Console, consoleOn } from '#tests/support/console.ts';
import { auditEvents } from '../../db/audit-schema.ts';
import { customers, employees, outboxMessages } from '../../db/schema.ts';
import { takeBalances } from '../../usage/take-balances.ts';
import { setMoney, setTerms } from '../operator.ts';

let served: TestApp;
let they: Console;
let account: string;
beforeAll(async () => {
  served = await testApp();
});
beforeEach(async () => {
  await served.startOver();
  they = await consoleOn(served);
  account = (await served.context.database.select().from(customers))[0]?.publicId ?? '';
});
afterAll(() => served.close());

/** The account has 128.50 USD. */
const alert = async (below: string | null, chosen: string[] = []): Promise<BalanceView> => {
  const input = { below, employees: chosen };
  const { status, body } = await they.send(setBalanceAlert, input, { token: they.token });
  expect([status, body.code]).toEqual([200, 0]);
  return body.data;
};
const read = async (token = they.token): Promise<BalanceView> =>
  (await they.send(readBalance, undefined, { token })).body.data;
const report = async (balance: string, whose = account) => {
  served.clock.advance(1_000);
  const asOf = served.clock.now().toISOString();
  const row = { account: whose, balance, credit: '0.0000', currency: 'USD', asOf };
  expect((await takeBalances(served.context, [row])).taken).toBe(1);
};
const operator = { by: { kind: 'operator', name: 'mei' } } as const;
const mails = async () =>
  (await served.context.database.select().from(outboxMessages))
    .filter(({ template }) => template === 'balance-low')
    .map(({ recipient, locale, payload }) => ({ recipient, locale, payload }));
const recipients = async () => (await mails()).map(({ recipient }) => recipient).sort();
const hire = async (name: string, changes: Partial<typeof employees.$inferInsert> = {}) => {
  const { id: customerId } = await own();
  const id = randomUUID();
  await served.context.database.insert(employees).values({
    ...{ id, customerId, username: name.toLowerCase(), name, passwordHash: '' },
    ...{ email: `${name.toLowerCase()}@harbour.example`, notificationLocale: 'zh' as Locale },
    ...changes,
  });
  return id;
};
const own = async () => {
  const [found] = await served.context.database
    .select()
    .from(customers)
    .where(eq(customers.publicId, account));
  if (!found) throw new Error('no customer');
  return found;
};
const main = 'mei@harbour.example';

describe('one mail goes out', () => {
  test('each time the balance falls below, and again after it rose', async () => {
    await alert('50');
    const counts: number[] = [];
    for (const balance of ['50.0000', '49.9999', '20.0000', '-3.0000', '50.0000', '49.0000']) {
      await report(balance);
      counts.push((await mails()).length);
    }
    expect(counts).toEqual([0, 1, 1, 1, 1, 2]);
  });

  test('with the balance, what was crossed, and the page, to each in their language', async () => {
    const sara = await hire('Sara');
    const view = await alert('50', [sara]);
    expect(view).toMatchObject({
      ...{ balance: '128.5000', credit: '500.0000', currency: 'USD', asOf: null },
      alert: { below: '50.0000', since: null, employees: [sara] },
      ...{ recipients: ['Mei Tan', 'Sara'], candidates: [{ id: sara, name: 'Sara' }] },
    });
    await report('49.9960');
    const amounts = { balance: '49.9960', below: '50.0000', currency: 'USD' };
    const page = (path: string) => `${served.context.env.publicUrl}${path}/console/usage`;
    expect(await mails()).toMatchObject([
      {
        recipient: main,
        locale: 'en',
        payload: { ...amounts, firstName: 'Mei', link: page('/client') },
      },
      {
        recipient: 'sara@harbour.example',
        locale: 'zh',
        payload: { ...amounts, firstName: 'Sara' },
      },
    ]);
    const since = served.clock.now().toISOString();
    expect(await read()).toMatchObject({ asOf: since, alert: { since } });
  });

  test('whoever changes the balance: command and desk too', async () => {
    await alert('50');
    await setTerms(served.context, operator, main, { balance: '49' });
    expect(await recipients()).toEqual([main]);
    const since = served.clock.now().toISOString();
    expect(await read()).toMatchObject({ balance: '49.0000', asOf: null, alert: { since } });
    const before = { balance: '49', credit: '500' };
    await setMoney(served.context, operator, main, { balance: '80', credit: '500', before });
    expect((await read()).alert.since).toBeNull();
    await setMoney(served.context, operator, main, {
      ...{ balance: '0', credit: '500', before: { ...before, balance: '80' } },
    });
    expect(await recipients()).toEqual([main, main]);
    await setTerms(served.context, operator, main, { creditBalance: '0' });
    expect(await recipients()).toHaveLength(2);
  });

  test('at once if it is set above the balance, but not again for another amount', async () => {
    const set = await alert('200');
    expect(set.alert.since).toBe(served.clock.now().toISOString());
    expect(await recipients()).toEqual([main]);
    served.clock.advance(hourMs);
    await report('120.0000');
    expect((await alert('300')).alert.since).toBe(served.clock.now().toISOString());
    expect(await recipients()).toHaveLength(1);
    expect((await alert('100')).alert.since).toBeNull();
    await report('99.0000');
    expect(await recipients()).toHaveLength(2);
  });

  test('not when it is off', async () => {
    await alert('50');
    expect((await alert(null)).alert).toEqual({ below: null, since: null, employees: [] });
    await report('-900.0000');
    expect(await mails()).toEqual([]);
  });

  test('only of the account whose balance fell', async () => {
    const jo = await they.addCustomer({
      ...{ email: 'jo@pier.example', phone: '+6581234568', username: 'jo.lim' },
      ...{ alertBelow: '50', balance: '60' },
    });
    const theirs = await hire('Lin', { customerId: jo.id, getsBalanceAlert: true });
    expect((await alert('50', [theirs])).alert.employees).toEqual([]);
    await report('49.0000');
    expect(await recipients()).toEqual([main]);
    await report('49.0000', jo.publicId);
    expect(await recipients()).toEqual(['jo@pier.example', 'lin@harbour.example', main].sort());
  });

  test('and none for a balance that was overtaken by a newer one', async () => {
    await alert('50');
    const at = (ms: number) => new Date(served.clock.now().getTime() + ms).toISOString();
    const row = { account, credit: '0.0000', currency: 'USD' };
    await takeBalances(served.context, [
      { ...row, balance: '40.0000', asOf: at(-2_000) },
      { ...row, balance: '70.0000', asOf: at(-1_000) },
    ]);
    await takeBalances(served.context, [{ ...row, balance: '30.0000', asOf: at(-3_000) }]);
    expect(await mails()).toEqual([]);
  });
});

describe('nobody gets it', () => {
  test('who is disabled, deleted, not chosen or without a mail address', async () => {
    const chosen = [
      await hire('Sara'),
      await hire('Ben'),
      await hire('Ida'),
      await hire('Max', { email: null }),
    ];
    await hire('Kim');
    const [sara = '', ben = '', ida = ''] = chosen;
    const view = await alert('50', [...chosen, randomUUID()]);
    expect(view.recipients).toEqual(['Mei Tan', 'Ben', 'Ida', 'Sara']);
    expect(view.candidates.map(({ name }) => name)).toEqual(['Ben', 'Ida', 'Kim', 'Sara']);
    const asMain = { token: they.token };
    await they.send(setEmployeeStatus, { id: ben, status: 'disabled' }, asMain);
    await they.send(setEmployeeStatus, { id: ida, status: 'disabled' }, asMain);
    await they.send(deleteEmployee, { id: ida, name: 'Ida' }, asMain);
    expect((await read()).recipients).toEqual(['Mei Tan', 'Sara']);
    await report('49.0000');
    expect(await recipients()).toEqual([main, 'sara@harbour.example']);
    // Saved while Ben is disabled: he stays chosen.
    await alert('60', [sara]);
    await they.send(setEmployeeStatus, { id: ben, status: 'active' }, asMain);
    expect((await read()).recipients).toEqual(['Mei Tan', 'Ben', 'Sara']);
  });

  test('at an address that is not verified', async () => {
    await served.context.database.update(customers).set({ emailVerifiedAt: null });
    const sara = await hire('Sara');
    expect((await alert('50', [sara])).recipients).toEqual(['Sara']);
    await report('49.0000');
    expect(await recipients()).toEqual(['sara@harbour.example']);
  });

  test('while the account is disabled, but once it is enabled', async () => {
    await alert('50');
    const set = (status: 'active' | 'disabled') =>
      served.context.database.update(customers).set({ status });
    await set('disabled');
    await report('49.0000');
    expect(await mails()).toEqual([]);
    await set('active');
    await report('48.0000');
    expect(await recipients()).toEqual([main]);
  });
});

describe('the alert', () => {
  test.each(['', '-1', '1.234', '1e3', '50 USD', '9999999999', '1,50'])(
    'is refused for the amount %j, at its field',
    async (below) => {
      const input = { below, employees: [] };
      const { body } = await they.send(setBalanceAlert, input, { token: they.token });
      expect(body.code).toBe('usage.below');
      expect((await own()).alertBelow).toBeNull();
    },
  );

  test('may be at 0: then it tells that credit is in use', async () => {
    await alert('0');
    await report('0.0000');
    expect(await mails()).toEqual([]);
    await report('-0.0001');
    expect(await recipients()).toEqual([main]);
  });

  test('is set by the main user; employees read who gets it, and not who else could', async () => {
    const sara = await hire('Sara');
    await hire('Kim');
    await alert('50', [sara]);
    await they.hire({ menus: ['home'] });
    const token = await they.enter();
    expect(await read(token)).toMatchObject({
      ...{ recipients: ['Mei Tan', 'Sara'], candidates: [], balance: '128.5000' },
    });
    const input = { below: '1', employees: [] };
    expect((await they.send(setBalanceAlert, input, { token })).status).toBe(403);
  });

  test('leaves an event for every change, and none without one', async () => {
    const sara = await hire('Sara');
    await alert('50', [sara]);
    await alert('50.00', [sara]);
    await alert('50', []);
    await alert(null);
    await alert(null);
    const events = (await served.context.database.select().from(auditEvents)).filter(({ action }) =>
      action.startsWith('balance-alert'),
    );
    expect(events.map(({ action, details }) => [action, details])).toEqual([
      ['balance-alert.set', { below: '50', currency: 'USD', employees: 1 }],
      ['balance-alert.set', { below: '50', currency: 'USD', employees: 0 }],
      ['balance-alert.off', {}],
    ]);
  });

  test('changes 20 times an hour', async () => {
    for (let change = 1; change <= 20; change += 1) await alert(String(change));
    const change = () =>
      they.send(setBalanceAlert, { below: '21', employees: [] }, { token: they.token });
    expect((await change()).status).toBe(429);
    expect((await own()).alertBelow).toBe('20.0000');
    served.clock.advance(dayMs);
    they = { ...they, token: (await they.logIn()).body.data.usertoken };
    expect((await change()).status).toBe(200);
  });
});

test('a mail says what is left, and rounds nothing up', () => {
  const payload = {
    ...{ firstName: 'Mei', lastName: 'Tan', companyName: 'Harbour <Coffee>', currency: 'USD' },
    ...{ balance: '-1234.0150', below: '50.0000', link: 'https://www.harbour.example/usage' },
  };
  const mail = (locale: Locale, changes: object = {}) => {
    const message = renderMessage('balance-low', { ...payload, ...changes }, locale);
    if (message.channel !== 'mail') throw new Error('no mail');
    return message;
  };
  const { subject, html, text } = mail('en');
  expect(subject).toBe('Your balance is below 50.00 USD');
  for (const part of [html, text]) {
    expect(part).toContain('-1,234.02 USD');
    expect(part).toContain('https://www.harbour.example/usage');
  }
  expect(html).toContain('Harbour &lt;Coffee&gt;');
  expect(mail('en', { balance: '49.9960' }).text).toContain('49.99 USD');
  expect(mail('en', { balance: '4.3500', companyName: '' }).text).toContain('4.35 USD');
  expect(mail('zh').subject).toBe('账户余额已低于 50.00 USD');
  expect(mail('zh', { companyName: ' ' }).text).toContain('您的账户余额已低于 50.00 USD。');
});

test('an employee gets mails in the language of their first login', async () => {
  await they.hire({ menus: ['home'] });
  await they.enter();
  const [stored] = await served.context.database.select().from(employees);
  expect(stored?.notificationLocale).toBe('en');
});
