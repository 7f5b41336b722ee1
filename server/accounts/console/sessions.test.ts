import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import * as contract from '#contract/console.ts';
import { hourMs, minuteMs } from '#contract/time-units.ts';
import { goodPassword } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type Console, consoleCalls, consoleOn } from '#tests/support/console.ts';
import { noAccount } from '#tests/support/fuzz/account-targets.ts';
import { seed } from '#tests/support/fuzz/fuzz-settings.ts';
import { fuzzTargets } from '#tests/support/fuzz/targets.ts';
import { customers, employees } from '../../db/schema.ts';
import { newToken } from '../../tokens.ts';

/** Used before a login, or without an account. */
const isOpen = (path: string) =>
  /^\/client_api\/(activation\/|invitation\/|login\/|practice\/|secondStep\/|signOut$)/.test(path);

const accepts = ({ input }: Call, value: unknown) => z.safeParse(input, value).success;

let served: TestApp;
let they: Console;
let token: string;
beforeAll(async () => {
  served = await testApp({ LIMIT_LOGINS_PER_MINUTE: '1000' });
});
beforeEach(async () => {
  await served.startOver();
  they = await consoleOn(served);
  token = they.token;
});
afterAll(() => served.close());

describe('a session', () => {
  test('of an employee ends when their access is revoked, in any way', async () => {
    await they.hire();
    const theirs = await they.enter();
    expect((await they.who({ token: theirs })).status).toBe(200);
    await served.context.database.update(employees).set({ status: 'disabled' });
    expect((await they.who({ token: theirs })).status).toBe(401);
    expect((await they.who()).status).toBe(200);
  });

  test.each(consoleCalls.map(([call, input]) => [call.path, call, input] as const))(
    'is required for %s',
    async (_, call, input) => {
      const answers = [
        await they.send(call, input as never),
        await they.send(call, input as never, { token: newToken() }),
        await they.send(call, input as never, { token: 'x' }),
        await they.send(call, input as never, { headers: { cookie: `usertoken=${token}` } }),
        await they.send(call, input as never, { headers: { authorization: `Bearer ${token}` } }),
      ];
      for (const { status, body } of answers) {
        expect(status).toBe(401);
        expect(body).toEqual({
          code: 'session.required',
          msg: 'Your session has ended. Please log in again.',
        });
      }
    },
  );

  test('is required for every console call of the contract', async () => {
    const answers = await Promise.all(
      Object.values(fuzzTargets(noAccount))
        .flat()
        .filter(({ call: { path } }) => path.startsWith('/client_api/') && !isOpen(path))
        .map(async ({ call, sound }) => {
          const valid = fc.sample(sound, { seed, numRuns: 50 }).find((it) => accepts(call, it));
          const { status, body } = await they.send(call, valid as never);
          return [call.path, status, body.code];
        }),
    );
    expect(answers.length).toBeGreaterThanOrEqual(consoleCalls.length);
    expect(answers).toEqual(answers.map(([path]) => [path, 401, 'session.required']));
  });

  test('ends when the same browser logs in again, but not when that login fails', async () => {
    await they.logIn(undefined, 'wrong1', { token });
    expect((await they.who()).status).toBe(200);
    const fresh: string = (await they.logIn(undefined, undefined, { token })).body.data.usertoken;
    expect((await they.who()).status).toBe(401);
    expect((await they.who({ token: fresh })).status).toBe(200);
  });

  test('ends after two idle hours and is extended by use', async () => {
    for (let i = 0; i < 3; i += 1) {
      served.clock.advance(2 * hourMs - 1);
      expect((await they.who()).status).toBe(200);
    }
    served.clock.advance(2 * hourMs);
    expect((await they.who()).status).toBe(401);
  });

  test('ends after 24 hours regardless of use', async () => {
    for (let hour = 0; hour < 23; hour += 1) {
      served.clock.advance(hourMs);
      await they.who();
    }
    served.clock.advance(hourMs - 1);
    expect((await they.who()).status).toBe(200);
    served.clock.advance(1);
    expect((await they.who()).status).toBe(401);
  });

  test('ends by signing out, which never fails', async () => {
    expect((await they.send(contract.signOut, undefined, { token })).body.code).toBe(0);
    expect((await they.who()).status).toBe(401);
    expect((await they.send(contract.signOut, undefined, { token })).body.code).toBe(0);
    expect((await they.send(contract.signOut, undefined)).body.code).toBe(0);
  });

  test('ends for all users of a disabled customer', async () => {
    await they.hire();
    const employee = await they.enter();
    await served.context.database.update(customers).set({ status: 'disabled' });
    expect((await they.who()).status).toBe(401);
    expect((await they.who({ token: employee })).status).toBe(401);
  });
});

describe('own sessions', () => {
  test('are listed with their origin and can be ended individually', async () => {
    served.clock.advance(1_000);
    const second: string = (
      await they.logIn('mei.tan', goodPassword, {
        headers: { 'user-agent': 'Browser/1.0\u0001' },
        remoteAddress: '203.0.113.9',
      })
    ).body.data.usertoken;
    const list = async (of: string) =>
      (await they.send(contract.listSessions, undefined, { token: of })).body.data;
    const [latest, first] = await list(second);
    expect(latest).toEqual({
      ...{ id: expect.any(String), current: true, address: '203.0.113.9' },
      userAgent: 'Browser/1.0 ',
      createdAt: served.clock.now().toISOString(),
      lastSeenAt: served.clock.now().toISOString(),
      expiresAt: new Date(served.clock.now().getTime() + 24 * hourMs).toISOString(),
    });
    expect(first.current).toBe(false);
    await they.send(contract.endSession, { id: first.id }, { token: second });
    expect((await they.who()).status).toBe(401);
    expect(await list(second)).toHaveLength(1);
  });

  test('of another user can neither be seen nor ended', async () => {
    await they.hire({ menus: ['account'] });
    const employee = await they.enter();
    const [mine] = (await they.send(contract.listSessions, undefined, { token })).body.data;
    const theirs = (await they.send(contract.listSessions, undefined, { token: employee })).body
      .data;
    expect(theirs.map(({ id }: { id: string }) => id)).not.toContain(mine.id);
    await they.send(contract.endSession, { id: mine.id }, { token: employee });
    await they.send(contract.endOtherSessions, undefined, { token: employee });
    expect((await they.who()).status).toBe(200);
  });

  test('of another browser can only be ended after reauthentication', async () => {
    const second: string = (await they.logIn()).body.data.usertoken;
    const list = (await they.send(contract.listSessions, undefined, { token })).body.data;
    const { id } = list.find(({ current }: { current: boolean }) => !current);
    served.clock.advance(10 * minuteMs);
    for (const refused of [
      await they.send(contract.endSession, { id }, { token }),
      await they.send(contract.endOtherSessions, undefined, { token }),
    ]) {
      expect(refused.status).toBe(403);
      expect(refused.body.code).toBe('session.confirm');
    }
    expect((await they.who({ token: second })).status).toBe(200);
    expect((await they.send(contract.signOut, undefined, { token: second })).body.code).toBe(0);
    expect((await they.who({ token: second })).status).toBe(401);
  });

  test('can all be ended with one call, except the current one', async () => {
    const second: string = (await they.logIn()).body.data.usertoken;
    await they.send(contract.endOtherSessions, undefined, { token });
    expect((await they.who({ token: second })).status).toBe(401);
    expect((await they.who()).status).toBe(200);
  });
});
