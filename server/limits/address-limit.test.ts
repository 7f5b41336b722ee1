import { afterEach, beforeEach, expect, test } from 'vitest';
import { getCustomerByPhone, mailForgetPassword } from '#contract/accounts.ts';
import { type Accounts, accountsOn } from '#tests/support/accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';

let served: TestApp;
let they: Accounts;
beforeEach(async () => {
  served = await testApp({
    ...{ LIMIT_LOGINS_PER_MINUTE: '2', LIMIT_LOOKUPS_PER_HOUR: '2' },
    ...{ LIMIT_RESET_MAILS_PER_HOUR: '2', LIMIT_SIGN_UPS_PER_HOUR: '2' },
  });
  they = accountsOn(served);
});
afterEach(() => served.close());

type From = { remoteAddress: string };
const attempts: [string, (from: From, turn: number) => Promise<{ status: number }>][] = [
  ['logins', (from, turn) => they.logIn(`nobody${turn}@x.example`, 'wrong1', from)],
  ['lookups', (from) => they.send(getCustomerByPhone, { phone: '+6581234567' }, from)],
  ['mails', (from, turn) => they.send(mailForgetPassword, { email: `${turn}@x.example` }, from)],
  ['sign-ups', (from, turn) => they.signUp({ email: `${turn}@x.example` }, from)],
];

test.each(attempts)(
  '%s from many addresses of one network reach the limit of the network',
  async (_, attempt) => {
    const at = (turn: number) => ({ remoteAddress: `2001:db8:1:${turn.toString(16)}::1` });
    const statuses: number[] = [];
    for (let turn = 1; turn <= 21; turn += 1) statuses.push((await attempt(at(turn), turn)).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    expect((await attempt({ remoteAddress: '2001:db8:2::1' }, 22)).status).toBe(200);
  },
);
