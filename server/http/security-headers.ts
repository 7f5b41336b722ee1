import { daySeconds } from '#contract/time-units.ts';
import type { Env } from '../env.ts';

const yearSeconds = 365 * daySeconds;

/** On every answer. Pages bring their own Content-Security-Policy in place of this one. */
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

/** For a page that says why there is no page: it is constant, and its style stands in it. */
export const refusalPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** For an answer to an address that holds a secret, in place of the one above. */
export const noReferrer = ['referrer-policy', 'no-referrer'] as const;
