import { randomUUID } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as accounts from '#contract/accounts.ts';
import * as developer from '#contract/api-keys.ts';
import { changeOwnPassword } from '#contract/console.ts';
import { minuteMs } from '#contract/time-units.ts';
import * as second from '#contract/two-factor.ts';
import { readCalls } from '#scripts/contract-calls.ts';
import { type Answer, accountsOn, goodPassword, otherPassword } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { tracedCalls } from '#tests/support/audit/traced-calls.ts';
import { untracedCalls } from '#tests/support/audit/untraced-calls.ts';
import { theApi } from '#tests/support/sandbox.ts';
import { twoFactorOn } from '#tests/support/two-factor.ts';
import { auditEvents } from '../db/audit-schema.ts';
import { requestAnswers } from '../db/replay-schema.ts';
import { outboxMessages, sessions } from '../db/schema.ts';
import { recoveryCodes } from '../db/two-factor-schema.ts';

let served: TestApp;
let inject: (options: InjectOptions) => Promise<LightMyRequestResponse>;
/** Every request that the test sent, as it was sent. */
let sent: InjectOptions[];
beforeAll(async () => {
  served = await testApp({ LIMIT_LOGINS_PER_MINUTE: '1000' }, { documentedApi: theApi() });
  inject = served.app.inject.bind(served.app);
});
beforeEach(async () => {
  await served.startOver();
  Object.assign(served.app, { inject });
  sent = [];
});
afterAll(() => served.close());

/** Adds a request id to every further request, as the browser does. */
function withRequestIds(requestId: string = randomUUID()): string {
  Object.assign(served.app, {
    inject: (options: InjectOptions) => {
      const request = { ...options, headers: { requestid: requestId, ...options.headers } };
      sent.push(request);
      return inject(request);
    },
  });
  return requestId;
}

const again = async (changes: InjectOptions = {}) => {
  const last = sent.at(-1);
  const headers = { ...last?.headers, ...changes.headers };
  const reply = await served.app.inject({ ...last, ...changes, headers });
  return { status: reply.statusCode, text: reply.body, body: reply.json(), reply };
};

const traces = async () => {
  const { database } = served.context;
  return [await database.$count(auditEvents), await database.$count(outboxMessages)];
};

const replayable = async () => (await readCalls()).filter((call) => call.replayable);

test('exactly the calls that make a secret or change a login are replayable', async () => {
  expect((await replayable()).map(({ path }) => path).sort()).toEqual([
    '/changePassword',
    '/client_api/account/addApp',
    '/client_api/account/addPasskey',
    '/client_api/account/beginApp',
    '/client_api/account/changePassword',
    '/client_api/account/makeRecoveryCodes',
    '/client_api/account/removeApp',
    '/client_api/account/removePasskey',
    '/client_api/activation/activate',
    '/client_api/confirm/passkey',
    '/client_api/confirm/password',
    '/client_api/developer/endKey',
    '/client_api/developer/makeKey',
    '/client_api/developer/prepareCallbackSecret',
    '/client_api/developer/switchCallbackSecret',
    '/client_api/employees/add',
    '/client_api/employees/invite',
    '/client_api/employees/resetSecondStep',
    '/client_api/employees/sendInvitationAgain',
    '/client_api/employees/setPassword',
    '/client_api/invitation/accept',
    '/client_api/login/passkey',
    '/client_api/secondStep/app',
    '/client_api/secondStep/passkey',
    '/client_api/secondStep/recovery',
    '/register/mailChangePassword',
  ]);
});

const walks = [
  ...tracedCalls.map(([call, actions, walk]) => [call, actions.join(), walk] as const),
  ...untracedCalls.map(([call, walk]) => [call, 'no trace', walk] as const),
].filter(([call]) => call.replayable);

test('every replayable call is tested', async () => {
  const walked = new Set(walks.map(([{ path }]) => path));
  expect((await replayable()).filter(({ path }) => !walked.has(path))).toEqual([]);
});

describe.each(walks.map(([{ path }, what, walk]) => [path, what, walk] as const))(
  '%s (%s)',
  (_, __, walk) => {
    test('a repeat gets the same answer and changes nothing', async () => {
      const send = await walk(served);
      withRequestIds();
      const first = await send();
      const left = await traces();
      const repeated = await again();
      expect(repeated.status).toBe(200);
      expect(repeated.text).toBe(first.text);
      expect(await traces()).toEqual(left);
    });

    test('two parallel requests make one change, and both get its answer', async () => {
      const send = await walk(served);
      withRequestIds();
      // The first request of a walk may only ask for a challenge; the last one is the call itself.
      const first = send();
      await expect.poll(() => sent.at(-1)?.url).toBe(_);
      const [one, other] = await Promise.all([first, again()]);
      expect(other.text).toBe(one.text);
    });
  },
);

/** A logged-in customer, who may set up second factors. */
async function loggedInCustomer() {
  const they = await twoFactorOn(served);
  return they;
}

test('the stored answer is encrypted, and its request cannot be brute-forced', async () => {
  const they = await loggedInCustomer();
  withRequestIds();
  const input = { password: goodPassword, newPassword: otherPassword };
  const { body } = await they.send(changeOwnPassword, input, they.asMe);
  const [row] = await served.context.database.select().from(requestAnswers);
  expect(row?.sealedAnswer).toEqual(expect.any(String));
  const stored = JSON.stringify(row);
  for (const secret of [body.data.usertoken, they.asMe.token, goodPassword, otherPassword])
    expect(stored).not.toContain(secret);
});

test('a repeat recovers the session whose renewed token was lost', async () => {
  const they = await loggedInCustomer();
  withRequestIds();
  await they.send(second.reauthenticateByPassword, { password: goodPassword }, they.asMe);
  expect((await they.who(they.asMe)).status).toBe(401);
  const repeated = await again({ ...sent.at(-2) });
  const token: string = repeated.body.data.tokens.usertoken;
  expect((await they.who({ token })).status).toBe(200);
});

test('a repeated login is the same login, and sets the device cookie', async () => {
  const they = await loggedInCustomer();
  const { codes } = await they.addApp();
  const step = await they.startLogin();
  withRequestIds();
  const elsewhere = accountsOn(served);
  const first = await elsewhere.send(second.passSecondFactorByRecoveryCode, {
    step,
    code: codes[0],
  });
  const { reply, body } = await again();
  expect(body).toEqual(first.body);
  expect(reply.cookies).toEqual([
    expect.objectContaining({ value: [...elsewhere.cookies.values()][0] }),
  ]);
  const { database } = served.context;
  const used = (await database.select().from(recoveryCodes)).filter(({ usedAt }) => usedAt);
  expect(used).toHaveLength(1);
  expect(await database.$count(sessions)).toBe(2);
});

describe('the answer is not repeated', () => {
  const wanted = { name: 'Till', environment: 'sandbox', rights: ['read'] } as const;
  const keyOf = ({ body }: Pick<Answer, 'body'>): string => body.data.key.accessKey;
  let they: Awaited<ReturnType<typeof loggedInCustomer>>;
  let first: Answer;
  beforeEach(async () => {
    they = await loggedInCustomer();
    withRequestIds();
    first = await they.send(developer.makeApiKey, { ...wanted, rights: ['read'] }, they.asMe);
  });

  test('for another input, which is a request of its own', async () => {
    const other = await they.send(
      developer.makeApiKey,
      { ...wanted, rights: ['read'], name: 'Shop' },
      they.asMe,
    );
    expect(keyOf(other)).not.toBe(keyOf(first));
  });

  test('for another session, even of the same user', async () => {
    const token: string = (await they.logIn()).body.data.usertoken;
    const other = await they.send(developer.makeApiKey, { ...wanted, rights: ['read'] }, { token });
    expect(keyOf(other)).not.toBe(keyOf(first));
  });

  test('without a session', async () => {
    expect((await again({ headers: { usertoken: '' } })).status).toBe(401);
  });

  test('once the session has ended', async () => {
    await served.context.database.delete(sessions);
    expect((await again()).status).toBe(401);
    expect(await served.context.database.$count(requestAnswers)).toBe(0);
  });

  test('after ten minutes', async () => {
    served.clock.advance(10 * minuteMs - 1);
    expect(keyOf(await again())).toBe(keyOf(first));
    served.clock.advance(1);
    const late = await again();
    expect(late.body.code).toBe('session.confirm');
  });

  test('where the request has no id', async () => {
    const other = await again({ headers: { requestid: '' } });
    expect(keyOf(other)).not.toBe(keyOf(first));
  });
});

describe('a refusal', () => {
  test('of a wrong code counts once, however often it is repeated', async () => {
    const they = await loggedInCustomer();
    await they.addApp();
    const step = await they.startLogin();
    withRequestIds();
    const first = await they.send(second.passSecondFactorByApp, { step, code: '000000' });
    expect(first.body.data).toMatchObject({ user: null, attemptsLeft: 4 });
    for (const _ of [1, 2]) expect((await again()).text).toBe(first.text);
  });

  test('is repeated in the language of the repeat', async () => {
    const they = await loggedInCustomer();
    withRequestIds();
    const input = { password: 'wrong1password', newPassword: otherPassword };
    const first = await they.send(changeOwnPassword, input, they.asMe);
    const repeated = await again({ headers: { 'content-language': 'CN' } });
    expect(repeated.body.code).toBe(first.body.code);
    expect(repeated.body.msg).toMatch(/\p{Script=Han}/u);
  });

  test('for lack of reauthentication is not stored: afterwards the same request succeeds', async () => {
    const they = await loggedInCustomer();
    served.clock.advance(11 * minuteMs);
    const requestid = withRequestIds();
    const refused = await they.send(second.beginApp, undefined, they.asMe);
    expect(refused.body.code).toBe('session.confirm');
    await they.confirm();
    const begun = await they.send(second.beginApp, undefined, {
      ...they.asMe,
      headers: { requestid },
    });
    expect(begun.body.code).toBe(0);
  });
});

test('a change that fails stores no answer, and its repeat succeeds', async () => {
  const they = await loggedInCustomer();
  withRequestIds();
  const { database } = served.context;
  await database.$client.query('alter table audit_events rename to audit_events_away');
  const failed = await they.send(second.beginApp, undefined, they.asMe);
  const changed = await they.send(
    changeOwnPassword,
    { password: goodPassword, newPassword: otherPassword },
    they.asMe,
  );
  await database.$client.query('alter table audit_events_away rename to audit_events');
  expect([failed.status, changed.status]).toEqual([200, 500]);
  expect((await again()).status).toBe(200);
  expect(
    (await they.send(accounts.logIn, { account: 'mei.tan', password: otherPassword })).status,
  ).toBe(200);
});
