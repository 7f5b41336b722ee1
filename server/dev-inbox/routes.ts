import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { colourSheet } from '#content/colour.ts';
import type { Context } from '../context.ts';
import { hasDevRoutes, isLocalRequest } from '../http/dev-only.ts';
import { AppError } from '../http/errors.ts';
import { type OutboxRow, selectMessage, selectMessages } from '../outbox/message-rows.ts';
import { listPage, messagePage } from './pages.ts';
import { renderRow, standaloneMail } from './rendered.ts';

const shownMessages = 100;
const stylesheet = new URL('./inbox.css', import.meta.url);

const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A mail may use inline styles and nothing else; its links open outside the frame. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const address = z.object({ id: z.uuid() });

/** Shows mails and texts while no transport is configured. */
export function registerDevInbox(app: FastifyInstance, { env, database }: Context): void {
  if (!hasDevRoutes(env)) return;

  const find = async (params: unknown): Promise<OutboxRow> => {
    const { data } = address.safeParse(params);
    const row = data && (await selectMessage(database, data.id));
    if (!row) throw new AppError('not-found');
    return row;
  };

  app.register(
    async function inbox(scope) {
      scope.addHook('onRequest', async (request, reply) => {
        if (!isLocalRequest(request)) return reply.callNotFound();
        reply.header('cache-control', 'no-store');
      });
      scope.get('/', async (_, reply) => {
        const rows = await selectMessages(database, {}, shownMessages);
        return sendHtml(reply, pagePolicy, listPage(rows).markup);
      });
      scope.get('/style.css', async (_, reply) =>
        reply
          .type('text/css; charset=utf-8')
          .send(colourSheet() + (await readFile(stylesheet, 'utf8'))),
      );
      scope.get('/:id', async ({ params }, reply) =>
        sendHtml(reply, pagePolicy, messagePage(await find(params)).markup),
      );
      scope.get('/:id/mail', async ({ params }, reply) => {
        const message = renderRow(await find(params));
        if (message?.channel !== 'mail') throw new AppError('not-found');
        reply.header('x-frame-options', 'SAMEORIGIN');
        return sendHtml(reply, mailPolicy, await standaloneMail(message));
      });
    },
    { prefix: '/dev/inbox' },
  );
}

const sendHtml = (reply: FastifyReply, policy: string, markup: string) =>
  reply
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(`${markup.startsWith('<!doctype') ? '' : '<!doctype html>\n'}${markup}`);
