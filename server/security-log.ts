import type { Caller, Context } from './context.ts';

export type SecurityEvent =
  | 'login'
  | 'second step'
  | 'activation'
  | 'confirmation'
  | 'password reset'
  | 'password change'
  | 'account change'
  | 'access';

/**
 * `locked`: refused, and the next attempt has to wait. `step`: the password is correct, a second
 * factor follows.
 */
export type SecurityOutcome = 'accepted' | 'refused' | 'locked' | 'step';

/**
 * Writes one line of the security log: what was tried, its outcome, whose account, from which
 * address and in which request. It takes no field that could hold a password, a code or a token.
 */
export const noteSecurity = (
  { log }: Pick<Context, 'log'>,
  { address, requestId }: Pick<Caller, 'address' | 'requestId'>,
  { event, outcome, account, reason }: SecurityNote,
): void =>
  log[outcome === 'accepted' || outcome === 'step' ? 'info' : 'warn'](
    { security: event, outcome, account, reason, address, requestId },
    `${event}: ${outcome}`,
  );

type SecurityNote = {
  event: SecurityEvent;
  outcome: SecurityOutcome;
  account?: string | undefined;
  reason?: string;
};
