import type { Tokens } from '#contract/user-data.ts';
import { recordEvent } from '../../audit/record.ts';
import type { Caller, Context } from '../../context.ts';
import { transactOnce } from '../../http/answer-once.ts';
import { noteSecurity } from '../../security-log.ts';
import { guardAttempts, triedOwner } from '../login/login-failures.ts';
import { verifyPassword } from '../passwords/password-hash.ts';
import { renewToken } from '../sessions/renew-token.ts';
import { ownerOf, personOf, type Session } from '../sessions/sessions.ts';
import { type Attempt, countAttempt, uncounted } from './attempts.ts';
import { type Answer, startAuthentication, verifyAuthentication } from './passkey-exchange.ts';

type Confirmed = { tokens: Tokens | null } & Attempt;

/** Wrong passwords count as failed logins, so that a stolen session cannot guess the password. */
export async function reauthenticateByPassword(
  context: Context,
  session: Session,
  caller: Caller,
  password: string,
): Promise<Confirmed> {
  const owner = ownerOf(session);
  const { allowed, forget, ...attempt } = await countAttempt(context, caller, owner, 'confirm');
  if (!allowed) return refuse(context, session, caller, attempt);
  const stored = (session.employee ?? session.customer).passwordHash;
  const guard = guardAttempts(context, triedOwner(owner), caller);
  const { passwordMemoryKib } = context.env.accounts;
  if (!(await verifyPassword(stored, password, guard, passwordMemoryKib)))
    return refuse(context, session, caller, attempt);
  await forget();
  return confirm(context, session, caller, 'password');
}

export const beginPasskeyReauthentication = (context: Context, session: Session) =>
  startAuthentication(context, ownerOf(session), 'confirm');

export async function reauthenticateByPasskey(
  context: Context,
  session: Session,
  caller: Caller,
  answer: Answer,
): Promise<Confirmed> {
  if (!(await verifyAuthentication(context, ownerOf(session), 'confirm', answer)))
    return refuse(context, session, caller, uncounted);
  return confirm(context, session, caller, 'passkey');
}

function refuse(context: Context, session: Session, caller: Caller, attempt: Attempt): Confirmed {
  const outcome = attempt.attemptsLeft > 0 ? 'refused' : 'locked';
  noteSecurity(context, caller, { event: 'confirmation', outcome, account: personOf(session).id });
  return { tokens: null, ...attempt };
}

async function confirm(
  context: Context,
  session: Session,
  from: Caller,
  way: 'password' | 'passkey',
): Promise<Confirmed> {
  const now = context.clock.now();
  const confirmed = await transactOnce(context, from, async (tx) => {
    const person = personOf(session);
    await recordEvent(
      tx,
      { action: 'session.confirmed', by: person, target: person, from, details: { way } },
      now,
    );
    return { tokens: await renewToken(tx, session, now), ...uncounted };
  });
  noteSecurity(context, from, {
    event: 'confirmation',
    outcome: 'accepted',
    account: personOf(session).id,
  });
  return confirmed;
}
