import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { agentsPath } from '#content/well-known.ts';
import { withCallTimeout } from '../call-timeout.ts';
import { clientAddress } from '../http/client-address.ts';
import { AppError } from '../http/errors.ts';
import { isFromForeignSite } from '../http/foreign-site.ts';
import { type AgentParts, agentServer } from './agent-server.ts';

/**
 * Serves `/mcp`: AI agents and other programs read the documentation and call the sandbox (MCP over
 * HTTP).
 */
export function registerAgents(app: FastifyInstance, parts: Omit<AgentParts, 'app'>): void {
  app.addHook('onClose', () => parts.library.close());
  // There is no login: a client is identified by its address.
  const handler = createMcpHandler(
    ({ authInfo }) =>
      agentServer({ ...parts, app, caller: { address: authInfo?.clientId ?? 'unknown' } }),
    // The server sends no notifications, so no stream is kept open.
    { keepAliveMs: 0, responseMode: 'json', maxSubscriptions: 0 },
  );
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: agentsPath,
    exposeHeadRoute: false,
    config: { isCostly: true },
    onRequest: async (request) => {
      // Refuses requests that a browser makes for another website.
      if (isFromForeignSite(request, parts.context.env)) throw new AppError('forbidden');
    },
    handler: async (request, reply) => {
      if (Array.isArray(request.body)) return reply.code(400).send(noBatches);
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const mcpRequest = webRequest(request, parts.context.env.publicUrl, gone.signal);
      const authInfo = { token: '', clientId: clientAddress(request), scopes: [] };
      const work = async () => {
        const answer = await handler.fetch(mcpRequest, { parsedBody: request.body, authInfo });
        // In versions of the protocol before 2026-07-28 the tool runs while its answer is read.
        return { answer, text: await answer.text() };
      };
      const { answer, text } = await withCallTimeout(agentsPath, work, parts.context.callMs);
      return send(reply, answer, text);
    },
  });
}

/**
 * The protocol has no batches since 2025-06-18, and rate limits would count one as a single
 * request.
 */
const noBatches = {
  jsonrpc: '2.0',
  id: null,
  error: { code: -32600, message: 'Batches are not supported: send one message per request.' },
};

function webRequest(
  { method, headers, body, url }: FastifyRequest,
  origin: string,
  signal: AbortSignal,
): Request {
  const given = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string') given.set(name, value);
  return new Request(new URL(url, origin), {
    method,
    headers: given,
    signal,
    ...(method === 'POST' && { body: JSON.stringify(body ?? null) }),
  });
}

function send(reply: FastifyReply, answer: Response, text: string) {
  for (const name of ['content-type', 'mcp-session-id', 'allow']) {
    const value = answer.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  reply.code(answer.status).header('cache-control', 'no-store');
  return reply.send(text);
}
