import type { SecondFactor, UserData } from '#contract/user-data.ts';
import { recordEvent } from '../../audit/record.ts';
import type { Caller, Context } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { transactOnce } from '../../http/answer-once.ts';
import { AppError } from '../../http/errors.ts';
import { noteSecurity } from '../../security-log.ts';
import { lockCustomer } from '../customers.ts';
import { allMenus } from '../menus.ts';
import { originOf } from '../sessions/known-devices.ts';
import { openSession, ownerOf, personOf, type SessionUser } from '../sessions/sessions.ts';
import { userDataOf } from '../user-data.ts';
import { type Attempt, countAttempt, uncounted } from './attempts.ts';
import { isAppCode, spendAppCode } from './authenticator-app.ts';
import { type Answer, startAuthentication, verifyAuthentication } from './passkey-exchange.ts';
import { findPendingLogin, spendPendingLogin } from './pending-logins.ts';
import { countCodes, findRecoveryCode, spendRecoveryCode } from './recovery-codes.ts';

type Passed = { user: UserData | null } & Attempt;

export async function beginSecondFactorPasskey(context: Context, step: string) {
  return startAuthentication(context, ownerOf(await requirePendingLogin(context, step)), 'log-in');
}

export async function passSecondFactorByPasskey(
  context: Context,
  caller: Caller,
  { step, ...answer }: Answer & { step: string },
): Promise<Passed> {
  const who = await requirePendingLogin(context, step);
  if (await verifyAuthentication(context, ownerOf(who), 'log-in', answer))
    return enter(context, caller, { who, step, way: 'passkey' });
  noteSecurity(context, caller, {
    event: 'second step',
    outcome: 'refused',
    account: personOf(who).id,
  });
  await noteRefusal(context, caller, who, 'passkey');
  throw new AppError('passkey.refused');
}

export const passSecondFactorByApp = (
  context: Context,
  caller: Caller,
  { step, code }: { step: string; code: string },
): Promise<Passed> =>
  passByCode(context, caller, { step, way: 'app' }, async (who) => {
    const given = { who, code, waiting: false };
    return (await isAppCode(context, given)) && ((tx) => spendAppCode(context, tx, given));
  });

export const passSecondFactorByRecoveryCode = (
  context: Context,
  caller: Caller,
  { step, code }: { step: string; code: string },
): Promise<Passed> =>
  passByCode(context, caller, { step, way: 'recovery' }, async (who) => {
    const codeHash = await findRecoveryCode(context, ownerOf(who), code);
    const now = context.clock.now();
    return codeHash !== undefined && ((tx) => spendRecoveryCode(tx, ownerOf(who), codeHash, now));
  });

/** Spends a code in the transaction of the login; false when a parallel login was faster. */
type Spend = (tx: Transaction) => Promise<boolean>;
class AlreadySpent extends Error {}

/** Codes can be guessed, so their attempts are limited; passkeys are not. */
async function passByCode(
  context: Context,
  caller: Caller,
  { step, way }: { step: string; way: SecondFactor },
  check: (who: SessionUser) => Promise<Spend | false>,
): Promise<Passed> {
  const who = await requirePendingLogin(context, step);
  const counted = await countAttempt(context, caller, ownerOf(who), 'step');
  const { allowed, forget, ...attempt } = counted;
  const spend = allowed && (await check(who));
  if (spend) {
    const passed = await enter(context, caller, { who, step, way, spend }).catch(ifSpent);
    if (passed) {
      await forget();
      return passed;
    }
  }
  const outcome = attempt.attemptsLeft > 0 ? 'refused' : 'locked';
  noteSecurity(context, caller, { event: 'second step', outcome, account: personOf(who).id });
  if (allowed) await noteRefusal(context, caller, who, way);
  return { user: null, ...attempt };
}

function ifSpent(error: unknown): undefined {
  if (!(error instanceof AlreadySpent)) throw error;
}

type Entering = { who: SessionUser; step: string; way: SecondFactor; spend?: Spend };

async function enter(
  context: Context,
  caller: Caller,
  { who, step, way, spend }: Entering,
): Promise<Passed> {
  const passed = await transactOnce(context, caller, async (tx) => {
    const now = context.clock.now();
    await lockCustomer(tx, who.customer.id);
    // The user may have been disabled, or the password reset, meanwhile.
    const current = await findPendingLogin(tx, step, now);
    if (!current || !(await spendPendingLogin(tx, step))) throw new AppError('step.over');
    if (spend && !(await spend(tx))) throw new AlreadySpent();
    if (way === 'recovery') {
      const left = await countCodes(tx, ownerOf(current));
      const person = personOf(current);
      await recordEvent(
        tx,
        {
          action: 'recovery-code.used',
          by: person,
          target: person,
          from: caller,
          details: { left },
        },
        now,
      );
    }
    const session = { ...current, menus: current.employee?.menus ?? allMenus };
    const token = await openSession(tx, context, { who: session, from: caller, way });
    return { user: userDataOf(session, token), ...uncounted };
  });
  noteSecurity(context, caller, {
    event: 'second step',
    outcome: 'accepted',
    account: personOf(who).id,
  });
  return passed;
}

const noteRefusal = (
  { database, clock }: Context,
  from: Caller,
  who: SessionUser,
  way: SecondFactor,
): Promise<void> =>
  database.transaction(async (tx) => {
    const newDevice = !(await originOf(tx, from, ownerOf(who))).known;
    await recordEvent(
      tx,
      {
        action: 'second-step.refused',
        by: { kind: 'visitor' },
        target: personOf(who),
        from,
        details: { way, newDevice },
      },
      clock.now(),
    );
  });

async function requirePendingLogin(
  { database, clock }: Context,
  step: string,
): Promise<SessionUser> {
  const who = await findPendingLogin(database, step, clock.now());
  if (!who) throw new AppError('step.over');
  return who;
}
