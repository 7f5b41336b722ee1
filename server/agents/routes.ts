import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { agentsPath } from '#content/well-known.ts';
import { inCallTime } from '../call-time.ts';
import { clientAddress } from '../http/client-address.ts';
import { AppError } from '../http/errors.ts';
import { isFromForeignSite } from '../http/foreign-site.ts';
import { type AgentParts, agentServer } from './tools.ts';

/** Programs that work for people read the documentation and try the API here (MCP over HTTP). */
export function registerAgents(app: FastifyInstance, parts: Omit<AgentParts, 'app'>): void {
  app.addHook('onClose', () => parts.library.close());
  // Nobody logs in here: a client is who asks from an address.
  const handler = createMcpHandler(
    ({ authInfo }) =>
      agentServer({ ...parts, app, caller: { address: authInfo?.clientId ?? 'unknown' } }),
    // There is nothing to be told of later, so no stream is held open for it.
    { keepAliveMs: 0, responseMode: 'json', maxSubscriptions: 0 },
  );
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: agentsPath,
    exposeHeadRoute: false,
    config: { isCostly: true },
    onRequest: async (request) => {
      // A browser on another website must not speak for its visitor.
      if (isFromForeignSite(request, parts.context.env)) throw new AppError('forbidden');
    },
    handler: async (request, reply) => {
      if (Array.isArray(request.body)) return reply.code(400).send(noBatches);
      const asked = webRequest(request, parts.context.env.publicUrl);
      const authInfo = { token: '', clientId: clientAddress(request), scopes: [] };
      const work = () => handler.fetch(asked, { parsedBody: request.body, authInfo });
      const answer = await inCallTime(agentsPath, work, parts.context.callMs);
      return send(reply, answer);
    },
  });
}

/** The protocol has had none since 2025-06-18; one would count as a single request. */
const noBatches = {
  jsonrpc: '2.0',
  id: null,
  error: { code: -32600, message: 'Batches are not supported: send one message per request.' },
};

function webRequest({ method, headers, body, url }: FastifyRequest, origin: string): Request {
  const given = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string') given.set(name, value);
  return new Request(new URL(url, origin), {
    method,
    headers: given,
    ...(method === 'POST' && { body: JSON.stringify(body ?? null) }),
  });
}

async function send(reply: FastifyReply, answer: Response) {
  for (const name of ['content-type', 'mcp-session-id', 'allow']) {
    const value = answer.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  reply.code(answer.status).header('cache-control', 'no-store');
  return reply.send(await answer.text());
}
