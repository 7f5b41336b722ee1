import type { SecondStep, UserData } from '#contract/user-data.ts';
import { recordEvent } from '../../audit/record.ts';
import type { Caller, Context } from '../../context.ts';
import { AppError } from '../../http/errors.ts';
import { noteSecurity } from '../../security-log.ts';
import { lockCustomer } from '../customers.ts';
import { allMenus } from '../menus.ts';
import { originOf } from '../sessions/known-devices.ts';
import { openSession, ownerOf, personOf, type Who } from '../sessions/sessions.ts';
import { userDataOf } from '../user-data.ts';
import { type Attempt, countAttempt, uncounted } from './attempts.ts';
import { isAppCode } from './authenticator-app.ts';
import { findStep, spendStep } from './login-steps.ts';
import { type Answer, askToSign, hasSigned } from './passkey-exchange.ts';
import { countCodes, findRecoveryCode, spendRecoveryCode } from './recovery-codes.ts';

type Passed = { user: UserData | null } & Attempt;

export async function askStepPasskey(context: Context, step: string) {
  return askToSign(context, ownerOf(await requireStep(context, step)), 'log-in');
}

export async function passStepByPasskey(
  context: Context,
  caller: Caller,
  { step, ...answer }: Answer & { step: string },
): Promise<Passed> {
  const who = await requireStep(context, step);
  if (await hasSigned(context, ownerOf(who), 'log-in', answer))
    return { user: await enter({ context, caller, who, step, way: 'passkey' }), ...uncounted };
  noteSecurity(context, caller, 'second step', 'refused', { account: personOf(who).id });
  await noteRefusal(context, caller, who, 'passkey');
  throw new AppError('passkey.refused');
}

export const passStepByApp = (
  context: Context,
  caller: Caller,
  { step, code }: { step: string; code: string },
): Promise<Passed> =>
  passByCode(context, caller, step, 'app', async (who) =>
    (await isAppCode(context, context.database, who, code, { waiting: false })) ? {} : undefined,
  );

export const passStepByRecovery = (
  context: Context,
  caller: Caller,
  { step, code }: { step: string; code: string },
): Promise<Passed> =>
  passByCode(context, caller, step, 'recovery', async (who) => {
    const recoveryCode = await findRecoveryCode(context.database, ownerOf(who), code);
    return recoveryCode === undefined ? undefined : { recoveryCode };
  });

/** The hash of a recovery code that the login uses up. */
type Right = { recoveryCode?: string };

/** What can be guessed has few attempts; a passkey cannot, so it goes on working. */
async function passByCode(
  context: Context,
  caller: Caller,
  step: string,
  way: SecondStep,
  findRight: (who: Who) => Promise<Right | undefined>,
): Promise<Passed> {
  const who = await requireStep(context, step);
  const counted = await countAttempt(context, caller, ownerOf(who), 'step');
  const { allowed, forget, ...attempt } = counted;
  const right = allowed ? await findRight(who) : undefined;
  if (right) {
    await forget();
    const user = await enter({ context, caller, who, step, way, ...right });
    if (user) return { user, ...uncounted };
  }
  const outcome = attempt.attemptsLeft > 0 ? 'refused' : 'locked';
  noteSecurity(context, caller, 'second step', outcome, { account: personOf(who).id });
  if (allowed) await noteRefusal(context, caller, who, way);
  return { user: null, ...attempt };
}

type Entry = { context: Context; caller: Caller; who: Who; step: string; way: SecondStep } & Right;

/** Null where the recovery code was used in between. */
async function enter({
  context,
  caller,
  who,
  step,
  way,
  recoveryCode,
}: Entry): Promise<UserData | null> {
  const user = await context.database.transaction(async (tx) => {
    const now = context.clock.now();
    await lockCustomer(tx, who.customer.id);
    // Somebody may have been disabled, or the password reset, in between.
    const current = await findStep(tx, step, now);
    if (!current) throw new AppError('step.over');
    const owner = ownerOf(current);
    if (recoveryCode && !(await spendRecoveryCode(tx, owner, recoveryCode, now))) return null;
    if (!(await spendStep(tx, step))) throw new AppError('step.over');
    if (recoveryCode) {
      const left = await countCodes(tx, owner);
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
    return userDataOf(session, await openSession(tx, context, session, caller, way, now));
  });
  if (user) noteSecurity(context, caller, 'second step', 'accepted', { account: personOf(who).id });
  return user;
}

const noteRefusal = (
  { database, clock }: Context,
  from: Caller,
  who: Who,
  way: SecondStep,
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

async function requireStep({ database, clock }: Context, step: string): Promise<Who> {
  const who = await findStep(database, step, clock.now());
  if (!who) throw new AppError('step.over');
  return who;
}
