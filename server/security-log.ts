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
  security: SecurityEvent,
  outcome: SecurityOutcome,
  about: { account?: string | undefined; reason?: string } = {},
): void =>
  log[outcome === 'accepted' || outcome === 'step' ? 'info' : 'warn'](
    { security, outcome, ...about, address, requestId },
    `${security}: ${outcome}`,
  );
