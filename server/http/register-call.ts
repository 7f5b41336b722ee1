import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Call, CallReply, ParsedInput } from '#contract/call.ts';
import type { Accepted } from '#contract/envelope.ts';
import { isErrorCode } from '#contract/errors.ts';
import { localeOfHeader } from '#contract/locale.ts';
import { withCallTimeout } from '../call-timeout.ts';
import type { Caller, Context } from '../context.ts';
import type { Env } from '../env.ts';
import { answerOnce } from './answer-once.ts';
import { browserOf } from './browser.ts';
import { CachedResponse, sendCached } from './cached-response.ts';
import { clientAddress } from './client-address.ts';
import { AppError } from './errors.ts';
import { isFromForeignSite } from './foreign-site.ts';
import { userAgentOf } from './user-agent.ts';

/** Returns the reply of the contract, or throws an `AppError` to refuse. */
export type CallHandler<C extends Call> = (
  input: ParsedInput<C>,
  caller: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Accepted<CallReply<C>> | CachedResponse>;

export type CallContext = Pick<Context, 'env' | 'callMs' | 'database' | 'clock' | 'secret'>;

/** Serves a call of the contract: parses its input and validates its reply. */
export function registerCall<C extends Call>(
  app: FastifyInstance,
  context: CallContext,
  call: C,
  handle: CallHandler<C>,
): void {
  const serve = (scope: FastifyInstance) => {
    scope.route({
      method: call.method,
      url: call.path,
      exposeHeadRoute: false,
      config: { refusesInInfo: call.host === 'api', isCall: true, isCostly: true },
      onRequest: async (request) => {
        if (isFromForeignSite(request, context.env)) throw new AppError('forbidden');
      },
      handler: async (request, reply) => {
        const input = parseInput(call, request);
        const caller = callerOf(request, reply, context.env);
        // Fastify's own timeout would end when the body has been read.
        const work = (): Promise<unknown> =>
          call.replayable && hasOwnId(request)
            ? answerOnce(context, caller, identityOf(call, input, request), (caller) =>
                handle(input, caller, request, reply),
              )
            : handle(input, caller, request, reply);
        const answer = await withCallTimeout(call.path, work, context.callMs);
        if (answer instanceof CachedResponse) return sendCached(request, reply, answer);
        return reply.header('cache-control', 'no-store').send(z.parse(call.reply, answer));
      },
    });
  };
  // A Fastify scope for every call would take most of the start-up time; only forms need one.
  if (call.kind !== 'form') serve(app);
  else
    app.register(async function ofAForm(scope) {
      await takeFormsAlone(scope);
      serve(scope);
    });
}

/** A request is replayable only if the client chose its id. */
const hasOwnId = ({ id, headers }: FastifyRequest): boolean => headers.requestid === id;

/**
 * What makes two requests the same. A call without a session is identified by its input, which only
 * its sender knows.
 */
const identityOf = (call: Call, input: unknown, { id, headers }: FastifyRequest) => [
  id.toLowerCase(),
  call.path,
  headers.usertoken ?? '',
  input,
];

const callerOf = (request: FastifyRequest, reply: FastifyReply, env: Env): Caller => ({
  address: clientAddress(request),
  locale: localeOfHeader(request.headers['content-language']),
  requestId: request.id,
  userAgent: userAgentOf(request),
  browser: browserOf(request, reply, env),
});

function parseInput<C extends Call>(call: C, request: FastifyRequest): ParsedInput<C> {
  const parsed = z.safeParse<C['input']>(call.input, given(call, request));
  if (parsed.success) return parsed.data;
  const broken = parsed.error.issues.map(({ message }) => message).find(isErrorCode);
  throw new AppError(broken ?? 'bad-request');
}

function given(call: Call, request: FastifyRequest): unknown {
  if (call.kind === 'none') return undefined;
  return call.kind === 'query' ? request.query : request.body;
}

/** Another website can post a form without a preflight, so only calls of this kind parse forms. */
async function takeFormsAlone(scope: FastifyInstance): Promise<void> {
  scope.removeContentTypeParser('application/json');
  await scope.register(formbody, { bodyLimit: scope.initialConfig.bodyLimit });
}
