import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AccountEvent, listAccountEvents, recogniseEvent } from '#contract/account-events.ts';
import { accountsOn, goodPassword } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type TwoFactorClient, twoFactorOn } from '#tests/support/two-factor.ts';
import { recordEvent } from '../../audit/record.ts';

let served: TestApp;
let they: TwoFactorClient;
beforeAll(async () => {
  served = await testApp({ LIMIT_LOGINS_PER_MINUTE: '1000' });
});
beforeEach(async () => {
  await served.startOver();
  they = await twoFactorOn(served);
});
afterAll(() => served.close());

const happened = async (
  query: { kind?: AccountEvent['kind']; before?: string } = {},
  token = they.token,
) => (await they.send(listAccountEvents, query, { token })).body.data;
const actions = ({ events }: { events: AccountEvent[] }) => events.map(({ action }) => action);

describe('account events', () => {
  test('are listed with names, newest first', async () => {
    await they.addPasskey('Laptop');
    await they.hire({ name: 'Lin Tran' });
    const { events, hasMore } = await happened();
    expect(hasMore).toBe(false);
    expect(events).toMatchObject([
      { action: 'employee.added', kind: 'change', facts: { username: 'lin', target: 'Lin Tran' } },
      { action: 'passkey.added', kind: 'change', facts: { name: 'Laptop' }, by: '' },
      { action: 'session.opened', kind: 'login', facts: { way: 'password' }, newDevice: false },
    ]);
    for (const event of events)
      expect(event).toMatchObject({ address: '127.0.0.1', userAgent: 'lightMyRequest' });
  });

  test('are filtered by kind and paged', async () => {
    const { id } = (await they.who()).body.data;
    const person = { kind: 'customer', id } as const;
    await served.context.database.transaction(async (tx) => {
      const event = { action: 'app.added', by: person, target: person, details: {} } as const;
      for (let i = 0; i < 60; i += 1) await recordEvent(tx, event, served.clock.now());
    });
    const first = await happened({ kind: 'change' });
    expect([first.events.length, first.hasMore]).toEqual([50, true]);
    const second = await happened({ kind: 'change', before: String(first.events.at(-1).id) });
    expect([second.events.length, second.hasMore]).toEqual([10, false]);
    expect(actions(await happened({ kind: 'login' }))).toEqual(['session.opened']);
  });

  test('include a lock and a failed second factor', async () => {
    const stranger = accountsOn(served);
    const from = { remoteAddress: '203.0.113.7' };
    for (let i = 0; i < 5; i += 1) await stranger.logIn('mei@harbour.example', 'wrong1', from);
    expect((await happened({ kind: 'refused' })).events).toMatchObject([
      { action: 'login.locked', kind: 'refused', address: '203.0.113.7' },
    ]);
  });

  test('an employee sees their own events, a main user all of the account, others none', async () => {
    await they.hire({ menus: ['account'] });
    const employee = await they.enter();
    expect(actions(await happened({}, employee))).toEqual(['session.opened', 'employee.added']);
    expect((await happened()).events[0]).toMatchObject({
      ...{ action: 'session.opened', by: 'lin', facts: { target: 'lin' } },
    });
    await they.addCustomer({ email: 'b@x.example', phone: '+6581234568', username: null });
    const other = (await they.logIn('b@x.example')).body.data.usertoken;
    expect(actions(await happened({}, other))).toEqual(['session.opened']);
  });

  test('an employee does not see the main user’s address and browser', async () => {
    await they.hire({ menus: ['account'] });
    const { events } = await happened({}, await they.enter());
    expect(events).toMatchObject([
      { action: 'session.opened', address: '127.0.0.1', userAgent: 'lightMyRequest' },
      { action: 'employee.added', address: '', userAgent: '' },
    ]);
  });

  test('contain no secret', async () => {
    const { codes } = await they.addPasskey();
    const listed = JSON.stringify(await happened());
    for (const secret of [goodPassword, they.token, ...codes]) expect(listed).not.toContain(secret);
  });
});

describe('a login with a new device', () => {
  const elsewhere = async () => {
    served.clock.advance(60_000);
    const browser = accountsOn(served);
    return { ...browser, token: (await browser.logIn()).body.data.usertoken as string };
  };
  const logInElsewhere = async () => (await elsewhere()).token;

  test('asks for recognition until it is answered; the first device never does', async () => {
    expect((await happened()).question).toBeNull();
    await logInElsewhere();
    const { question } = await happened();
    expect(question).toMatchObject({ action: 'session.opened', newDevice: true });
    await they.send(recogniseEvent, { id: question.id, mine: true }, they.asMe);
    expect((await happened()).question).toBeNull();
  });

  test('“not me” ends all other sessions', async () => {
    const stranger = await logInElsewhere();
    const { question } = await happened();
    await they.send(recogniseEvent, { id: question.id, mine: false }, they.asMe);
    expect((await they.who({ token: stranger })).status).toBe(401);
    expect((await they.who()).status).toBe(200);
  });

  test('the new device itself is not asked and cannot answer', async () => {
    const thief = await elsewhere();
    const question = async (who: Pick<TwoFactorClient, 'send' | 'token'>) =>
      (await who.send(listAccountEvents, {}, { token: who.token })).body.data.question;
    const answer = (who: Pick<TwoFactorClient, 'send' | 'token'>, id: number) =>
      who.send(recogniseEvent, { id, mine: true }, { token: who.token });
    expect(await question(thief)).toBeNull();
    const { id } = await question(they);
    expect((await answer(thief, id)).status).toBe(404);
    served.clock.advance(60_000);
    const again = { ...thief, token: (await thief.logIn()).body.data.usertoken as string };
    expect((await answer(again, id)).status).toBe(404);
    // Recognising a later event does not answer the question about this device either.
    await elsewhere();
    const later = await question(thief);
    expect((await answer(thief, later.id)).body.code).toBe(0);
    expect((await question(they)).id).toBe(id);
  });

  test('a device answered with “not me” counts as new at its next login', async () => {
    const thief = await elsewhere();
    const { question } = await happened();
    await they.send(recogniseEvent, { id: question.id, mine: false }, they.asMe);
    served.clock.advance(60_000);
    await thief.logIn();
    expect((await happened()).question).toMatchObject({ newDevice: true });
    await they.logIn();
    expect((await happened({ kind: 'login' })).events[0]).toMatchObject({ newDevice: false });
  });

  test('cannot be recognised by another account', async () => {
    await logInElsewhere();
    const { question } = await happened();
    await they.addCustomer({ email: 'b@x.example', phone: '+6581234568', username: null });
    const token = (await they.logIn('b@x.example')).body.data.usertoken;
    const answer = await they.send(recogniseEvent, { id: question.id, mine: true }, { token });
    expect(answer.status).toBe(404);
  });
});
