import type { FastifyInstance } from 'fastify';
import { brand } from '#content/brand.ts';
import { pagePath } from '#content/site-map.ts';
import { wellKnownPaths } from '#content/well-known.ts';
import { locales } from '#contract/locale.ts';
import { dayMs } from '#contract/time-units.ts';
import type { Context } from '../context.ts';
import { CachedResponse, sendCached } from '../http/cached-response.ts';

/** Registers `security.txt` and the redirect to the page where a password is changed. */
export function registerWellKnown(
  app: FastifyInstance,
  { env, clock }: Pick<Context, 'env' | 'clock'>,
): void {
  app.get(wellKnownPaths.securityText, async (request, reply) => {
    const text = securityText(env.publicUrl, clock.now());
    return sendCached(request, reply, new CachedResponse(text, 'text/plain; charset=utf-8'));
  });
  // Without a session the page redirects to the login.
  app.get(wellKnownPaths.changePassword, async (_, reply) =>
    reply.redirect(pagePath('console-account', 'en'), 302),
  );
}

/** RFC 9116 wants a date less than a year ahead; it moves with the current date. */
const goodForDays = 180;

export function securityText(origin: string, now: Date): string {
  const lastDay = Math.floor(now.getTime() / dayMs) + goodForDays;
  const fields = [
    ['Contact', `mailto:${brand.mail.security}`],
    ['Expires', new Date(lastDay * dayMs).toISOString()],
    ['Preferred-Languages', locales.join(', ')],
    // Over plain HTTP the field could be forged.
    ...(origin.startsWith('https:')
      ? [['Canonical', origin + wellKnownPaths.securityText] as const]
      : []),
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
