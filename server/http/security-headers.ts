import { daySeconds } from '#contract/time-units.ts';
import type { Env } from '../env.ts';

const yearSeconds = 365 * daySeconds;

/** Headers of every response. Pages replace this Content-Security-Policy with their own. */
export const securityHeaders = (
  env: Pick<Env, 'publicUrl' | 'hstsSubdomains'>,
): Record<string, string> => ({
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(env.publicUrl.startsWith('https:') && {
    'strict-transport-security': `max-age=${yearSeconds}${env.hstsSubdomains ? '; includeSubDomains' : ''}`,
  }),
});

/** The policy of the refusal page, which is constant and has an inline style. */
export const refusalPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** For responses at addresses that can hold a secret; replaces the policy above. */
export const noReferrer = ['referrer-policy', 'no-referrer'] as const;
