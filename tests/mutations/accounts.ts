import type { Change } from './change.ts';

const folder = 'server/accounts';
const codes = [`${folder}/codes/reset-codes.test.ts`];
const reset = [`${folder}/passwords/reset-password.test.ts`];
const login = [`${folder}/login/login.test.ts`];
const locks = [`${folder}/login/login-limits.test.ts`];
const knownBrowser = [`${folder}/login/known-browser.test.ts`];
const events = [`${folder}/changes/account-events.test.ts`];
const stranger = [`${folder}/sign-up/activation-by-stranger.test.ts`];
const phoneCode = [`${folder}/codes/send-phone-code.test.ts`];
const signUp = [`${folder}/sign-up/sign-up.test.ts`];
const sessions = [`${folder}/console/sessions.test.ts`];
const employees = [`${folder}/console/employees.test.ts`];
const ownAccount = [`${folder}/console/own-account.test.ts`];
const refusals = [`${folder}/sign-up/activation-refusals.test.ts`];

const step = [`${folder}/two-factor/login.test.ts`];
const ownSteps = [`${folder}/two-factor/own-factors.test.ts`];
const forgotten = [`${folder}/sessions/forgotten-devices.test.ts`];

export const accounts: readonly Change[] = [
  {
    file: `${folder}/secret-values.ts`,
    find: 'randomInt(10 ** codeDigits)',
    replace: 'randomInt(10)',
    why: 'a code would be found in ten tries',
    tests: [`${folder}/codes/one-time-codes.test.ts`],
  },
  {
    file: `${folder}/codes/one-time-codes.ts`,
    find: 'gt(sentCodes.expiresAt, clock.now()),',
    replace: '',
    why: 'a code would never expire',
    tests: codes,
  },
  {
    file: `${folder}/codes/one-time-codes.ts`,
    find: 'return rowCount === 1;',
    replace: 'return true;',
    why: 'one code would set two passwords at once',
    tests: codes,
  },
  {
    file: `${folder}/passwords/reset-password.ts`,
    find: 'await endAllSessions(tx, current.id);',
    replace: '',
    why: 'whoever stole a session would keep it after the reset',
    tests: reset,
  },
  {
    file: `${folder}/passwords/customer-reference.ts`,
    find: ' > now.getTime()',
    replace: ' > 0',
    why: 'a reference would live for ever',
    tests: reset,
  },
  {
    file: `${folder}/customers.ts`,
    find: 'return lockRow(tx.select().from(customers).where(eq(customers.id, id)));',
    replace: 'return (await tx.select().from(customers).where(eq(customers.id, id)))[0];',
    why: 'two employees at once would both be the last one',
    tests: employees,
  },
  {
    file: `${folder}/login/login.ts`,
    find: "if (customer?.passwordHash !== found.passwordHash) throw new AppError('login.wrong');",
    replace: "if (!customer) throw new AppError('login.wrong');",
    why: 'a login that overlaps a reset would survive it',
    tests: login,
  },
  {
    file: `${folder}/changes/account-events.ts`,
    find: '|| since >= event.at',
    replace: '',
    why: 'whoever stole a password could answer for their own login',
    tests: events,
  },
  {
    file: `${folder}/passwords/password-hash.ts`,
    find: 'admitted && stored !== null && matches',
    replace: 'stored !== null && matches',
    why: 'the lock would not hold against the right guess',
    tests: locks,
  },
  {
    file: `${folder}/sessions/sessions.ts`,
    find: 'gt(sessions.expiresAt, now),',
    replace: '',
    why: 'a session would last for ever',
    tests: sessions,
  },
  {
    file: `${folder}/sessions/sessions.ts`,
    find: 'gt(sessions.lastSeenAt, new Date(now.getTime() - env.accounts.sessionIdleMs)),',
    replace: '',
    why: 'a forgotten session would stay open',
    tests: sessions,
  },
  {
    file: `${folder}/sessions/sessions.ts`,
    find: 'tokenHash: hashToken(token),',
    replace: 'tokenHash: token,',
    why: 'a copy of the table would open every account',
    tests: sessions,
  },
  {
    file: `${folder}/sessions/sessions.ts`,
    find: 'and(belongsTo(sessions, owner), eq(sessions.id, id))',
    replace: 'eq(sessions.id, id)',
    why: 'one customer could end the sessions of another',
    tests: sessions,
  },
  {
    file: `${folder}/sign-up/activation.ts`,
    find: 'isSamePerson ? 0 : await deleteEmployees(tx, customerId)',
    replace: '0',
    why: 'a stranger’s employees would stay a way in',
    tests: stranger,
  },
  {
    file: `${folder}/sign-up/activation.ts`,
    find: "emailVerifiedAt: way === 'mail' ? now : before.emailVerifiedAt,",
    replace: 'emailVerifiedAt: now,',
    why: 'a phone would prove somebody else’s mailbox',
    tests: stranger,
  },
  {
    file: `${folder}/sign-up/activation-tokens.ts`,
    find: ', gt(activationTokens.expiresAt, now)',
    replace: '',
    why: 'an activation link would never expire',
    tests: refusals,
  },
  {
    file: `${folder}/codes/send-phone-code.ts`,
    find: 'await requireTextAllowed(tx, context, { address, origin, number, purpose: binding.purpose }, now);',
    replace: '',
    why: 'texts would cost without end',
    tests: phoneCode,
  },
  {
    file: `${folder}/codes/text-limits.ts`,
    find: 'e164.slice(0, -varyingDigits)',
    replace: 'e164',
    why: 'a paid range of numbers could be texted one by one',
    tests: phoneCode,
  },
  {
    file: `${folder}/sign-up/sign-up.ts`,
    find: 'await voidTokens(tx, customer.id);',
    replace: '',
    why: 'the tokens of an earlier sign-up would stay good',
    tests: signUp,
  },
  {
    file: `${folder}/sign-up/sign-up.ts`,
    find: 'await voidCodes(tx, found.id);',
    replace: '',
    why: 'a code that somebody else asked for would stay good',
    tests: refusals,
  },
  {
    file: `${folder}/console/employees.ts`,
    find: 'await lockCustomer(tx, customer.id);',
    replace: '',
    why: 'employees added at once would go over the limit',
    tests: employees,
  },
  {
    file: `${folder}/console/employees.ts`,
    find: "{ sessionsEnded: await endSessionsOf(tx, employee) };\n    return { employee, change: { action: 'employee.disabled'",
    replace: "{ sessionsEnded: 0 };\n    return { employee, change: { action: 'employee.disabled'",
    why: 'a disabled employee would be back when enabled, without a login',
    tests: employees,
  },
  {
    file: `${folder}/console/own-account.ts`,
    find: 'await endOtherSessions(tx, ownerOf(session), session.id);',
    replace: '[];',
    why: 'a stolen session would survive a new password',
    tests: ownAccount,
  },
  {
    file: `${folder}/console/employees.ts`,
    find: 'if (employee?.customerId !== customer.id) throw',
    replace: 'if (!employee) throw',
    why: 'one customer could change the employees of another',
    tests: employees,
  },
  {
    file: `${folder}/sessions/known-devices.ts`,
    find: 'owner !== undefined && ownerKey(known) === ownerKey(owner)',
    replace: 'known !== undefined',
    why: 'a browser of one account would be known to every other',
    tests: knownBrowser,
  },
  {
    file: `${folder}/codes/one-time-codes.ts`,
    find: 'eq(sentCodes.handleHash, hashToken(handle)),',
    replace: '',
    why: 'a code could be used by whoever reads it',
    tests: [`${folder}/codes/handles.test.ts`],
  },
  {
    file: `${folder}/two-factor/authenticator-app.ts`,
    find: '.where(and(isMeant(given), lt(authenticatorApps.lastStep, period)));',
    replace: '.where(isMeant(given));',
    why: 'a code of the app could be used twice',
    tests: step,
  },
  {
    file: `${folder}/sessions/session-call.ts`,
    find: "confirmed && !isReauthenticated(session, now) ? 'session.confirm' : undefined",
    replace: 'undefined',
    why: 'a session left open could change who gets in',
    tests: ownSteps,
  },
  {
    file: `${folder}/sessions/renew-token.ts`,
    find: ', eq(sessions.tokenHash, session.tokenHash)',
    replace: '',
    why: 'of two proofs at once one would throw the other out',
    tests: ownSteps,
  },
  {
    file: `${folder}/console/own-account.ts`,
    find: 'return renewToken(tx, session, now);',
    replace: "return { usertoken: '', subUserToken: '' };",
    why: 'a stolen token would survive a new password',
    tests: ownAccount,
  },
  {
    file: `${folder}/passwords/reset-password.ts`,
    find: 'await forgetDevices(tx, mainUser(current));',
    replace: '',
    why: 'a thief’s browser would stay a known one after the reset',
    tests: forgotten,
  },
];
