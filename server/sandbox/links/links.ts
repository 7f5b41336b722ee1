import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sandboxLinkWords } from '#content/interface/sandbox-links.ts';
import { locales } from '#contract/locale.ts';
import type { Context } from '../../context.ts';
import { sandboxRecords } from '../../db/sandbox-schema.ts';
import { shortLink } from '../products/short-chain.ts';
import { fixedPicture } from './fixed-picture.ts';

/**
 * Serves the links in responses, but nothing a visitor made: a file is a fixed picture, a short
 * link shows its target as text.
 */
export function registerLinks(scope: FastifyInstance, { database }: Context): void {
  scope.get('/files/:id', async (_, reply) =>
    reply
      .type(fixedPicture.contentType)
      .header('cache-control', 'no-store')
      .send(fixedPicture.bytes),
  );

  for (const path of ['/recordings/:id', '/exports/:id', '/imports/:id/errors'])
    scope.get(path, async (_, reply) => say(reply, 'noFile'));

  scope.get('/connect/:id', async (_, reply) => say(reply, 'connect'));

  scope.get<{ Params: { linkId: string } }>('/s/:linkId/:slug', async ({ params }, reply) => {
    if (!/^[\da-f]{24}$/.test(params.linkId)) return say(reply.code(404), 'gone');
    const [found] = await database
      .select({ data: sandboxRecords.data })
      .from(sandboxRecords)
      .where(and(eq(sandboxRecords.kind, shortLink), eq(sandboxRecords.id, params.linkId)));
    const target = found?.data?.url;
    if (typeof target !== 'string') return say(reply.code(404), 'gone');
    return say(reply, 'shortLink', target);
  });

  // The catcher only accepts our own callbacks, which never leave the process.
  scope.post('/catch/:id', async (_, reply) => say(reply.code(403), 'gone'));
}

function say(reply: FastifyReply, what: keyof (typeof sandboxLinkWords)['en'], more = '') {
  const lines = [...locales.map((locale) => sandboxLinkWords[locale][what]), more];
  return reply
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(`${lines.filter(Boolean).join('\n')}\n`);
}
