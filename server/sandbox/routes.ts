import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentedApi, DocumentedCall } from '#contract/documented-api.ts';
import { sandboxPath } from '#contract/practice.ts';
import { secondMs } from '#contract/time-units.ts';
import { CallTimeout, withCallTimeout } from '../call-timeout.ts';
import type { Context } from '../context.ts';
import { serverEvents } from '../events.ts';
import { clientAddress } from '../http/client-address.ts';
import { isDatabaseUnavailable } from '../http/database-failure.ts';
import { AppError } from '../http/errors.ts';
import { uncharged } from '../loop-time.ts';
import type { Waits } from '../waits.ts';
import { busy, failed, notJson, Refusal, tooLarge, tooMany } from './behaviour/refusal.ts';
import { answerCall, refused } from './http/answer-call.ts';
import { answerStray } from './http/answer-stray.ts';
import { type Arrived, largestJson } from './http/arrived.ts';
import { prepareChecks } from './http/check-values.ts';
import { documented } from './http/documented.ts';
import type { Answer, Incoming } from './http/incoming.ts';
import { quotaHeaders } from './http/quotas.ts';
import { registerLinks } from './links/links.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the sandbox that a route answers. */
    documentedCall?: DocumentedCall;
  }
}

/** Serves all documented calls; nothing is really sent or charged. */
export async function registerSandbox(
  app: FastifyInstance,
  context: Context,
  { api, waits }: { api: DocumentedApi; waits: Waits },
): Promise<void> {
  const known = documented(api);
  await app.register(
    async (scope) => {
      // Signatures cover raw bytes, so bodies are read unparsed.
      scope.removeAllContentTypeParsers();
      const keep = { parseAs: 'buffer' as const, bodyLimit: largestJson };
      scope.addContentTypeParser('*', keep, (_, body, done) => done(null, body));
      scope.setErrorHandler((error, request, reply) =>
        send(
          reply,
          refused(
            {
              context,
              documented: known,
              call: request.routeOptions.config?.documentedCall,
              requestId: request.id,
            },
            refusalOf(error, request),
          ),
        ),
      );
      registerLinks(scope, context);
      for (const call of known.calls)
        registerCall(scope, { context, documented: known, waits }, call);
      scope.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
        const stray = {
          context,
          documented: known,
          arrived: { ...arrivedOf(request), path: pathOf(request) },
          ...idsOf(request),
        };
        const work = () => answerStray(stray);
        const { allow, ...answer } = await withCallTimeout(sandboxPath, work, context.callMs);
        if (allow) reply.header('allow', allow);
        return send(reply, answer);
      });
    },
    { prefix: sandboxPath },
  );
}

function registerCall(
  scope: FastifyInstance,
  parts: Pick<Incoming, 'context' | 'documented' | 'waits'>,
  call: DocumentedCall,
): void {
  const { context } = parts;
  scope.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    exposeHeadRoute: false,
    config: {
      rateLimit: { max: context.env.sandbox.requestsPerMinute },
      isCostly: true,
      documentedCall: call,
    },
    ...(call.contentType === 'multipart/form-data' && {
      bodyLimit: context.env.sandbox.largestUpload,
    }),
    handler: async (request, reply) => {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const incoming = {
        ...parts,
        call,
        arrived: arrivedOf(request, call),
        signal: gone.signal,
        ...idsOf(request),
      };
      uncharged(() => prepareChecks(call));
      const answer = await withCallTimeout(call.path, () => answerCall(incoming), context.callMs);
      serverEvents.emit('sandbox answered', { product: call.product, code: answer.body.code });
      return send(reply, answer);
    },
  });
}

const idsOf = (request: FastifyRequest) => ({
  requestId: request.id,
  logId: request.headers.requestid === request.id ? randomUUID() : request.id,
  address: clientAddress(request),
});

function arrivedOf(request: FastifyRequest, call?: DocumentedCall): Arrived {
  const { pathname, search, searchParams } = new URL(request.url, 'http://sandbox');
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  return {
    method: request.method,
    path: pathname.slice(sandboxPath.length),
    inPath: Object.fromEntries(Object.entries(request.params ?? {})),
    query: [...searchParams],
    search: search.slice(1),
    headers: request.headers,
    bytes,
    signedBody: call?.contentType === 'multipart/form-data' ? '' : bytes.toString(),
  };
}

/** As sent: a parsed URL has lost its `..` and double slashes. */
const pathOf = ({ url }: FastifyRequest): string =>
  url.replace(/\?.*$/s, '').slice(sandboxPath.length) || '/';

/** Every error has a documented code. */
function refusalOf(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof AppError) {
    const retryAfterSeconds = Math.ceil((error.retryAfterMs ?? secondMs) / secondMs);
    if (error.code === 'too-many-requests') return new Refusal(tooMany, { retryAfterSeconds });
    if (error.code === 'busy') return new Refusal(busy, { retryAfterSeconds });
  }
  if (error instanceof CallTimeout || isDatabaseUnavailable(error)) {
    request.log.warn({ err: error }, 'request turned away');
    return new Refusal(busy, { retryAfterSeconds: 5 });
  }
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new Refusal(tooLarge);
  // Unsupported content type.
  const expected = request.routeOptions.config?.documentedCall?.contentType;
  if (status === 415) return new Refusal(notJson, { field: 'Content-Type', expected });
  request.log.error({ err: error }, 'request failed');
  return new Refusal(failed);
}

const send = (reply: FastifyReply, { status, body, retryAfterSeconds, quotas }: Answer) => {
  if (quotas) reply.headers(quotaHeaders(quotas));
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(body));
};
