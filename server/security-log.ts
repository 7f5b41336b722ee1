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

/** `locked` is a refusal that makes the next one wait; `step` is a right password with a step to come. */
export type SecurityOutcome = 'accepted' | 'refused' | 'locked' | 'step';

/**
 * One line for whoever watches over the house: what was tried, how it ended, on whose account, from
 * where and in which request. It has no room for a password, a code or a token.
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
