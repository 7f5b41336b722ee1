import type { FastifyReply, FastifyRequest } from 'fastify';
import { sixMonthsSeconds, storedItems } from '#content/storage.ts';
import { storagePolicy } from '#content/storage-policy.ts';
import { cookieIn } from '#contract/cookie.ts';
import type { Browser, BrowserItem } from '../context.ts';
import type { Env } from '../env.ts';

/** Reads and sets cookies, with all attributes that protect them. */
export const browserOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl }: Pick<Env, 'publicUrl'>,
): Browser => ({
  read: (item) => {
    const token = cookieIn(request.headers.cookie, nameOf(item, publicUrl));
    return token !== undefined && tokenPattern.test(token) ? token : undefined;
  },
  store: (item, token) => {
    const { lifetime } = storagePolicy[item];
    const parts = [
      `${nameOf(item, publicUrl)}=${token}`,
      'Path=/',
      'HttpOnly',
      'SameSite=Strict',
      ...(lifetime === 'six-months' ? [`Max-Age=${sixMonthsSeconds}`] : []),
      ...(hasTls(publicUrl) ? ['Secure'] : []),
    ];
    reply.header('set-cookie', parts.join('; '));
  },
});

/**
 * Browsers accept a `__Host-` cookie from this host over TLS only, so no other subdomain can set
 * it.
 */
const nameOf = (item: BrowserItem, publicUrl: string): string =>
  `${hasTls(publicUrl) ? '__Host-' : ''}${storedItems[item].name}`;

const hasTls = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/** The format of our tokens: 256 bits in base64url. */
const tokenPattern = /^[\w-]{43}$/;
