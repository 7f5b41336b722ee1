import type { FastifyReply, FastifyRequest } from 'fastify';
import { sixMonthsSeconds, storedItems } from '#content/storage.ts';
import { cookieIn } from '#contract/cookie.ts';
import type { Browser } from '../context.ts';
import type { Env } from '../env.ts';

/** Cookies, with everything that keeps them from others. */
export const browserOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl }: Pick<Env, 'publicUrl'>,
): Browser => ({
  kept: (item) => {
    const token = cookieIn(request.headers.cookie, storedItems[item].name);
    return token !== undefined && tokenPattern.test(token) ? token : undefined;
  },
  keep: (item, token) => {
    const { name, lifetime } = storedItems[item];
    const parts = [
      `${name}=${token}`,
      'Path=/',
      'HttpOnly',
      'SameSite=Strict',
      ...(lifetime === 'six-months' ? [`Max-Age=${sixMonthsSeconds}`] : []),
      ...(publicUrl.startsWith('https:') ? ['Secure'] : []),
    ];
    reply.header('set-cookie', parts.join('; '));
  },
});

/** As our tokens are made: 256 bits. */
const tokenPattern = /^[\w-]{43}$/;
