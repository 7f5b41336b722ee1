import { trace } from '@opentelemetry/api';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Env } from './env.ts';
import { clientAddress } from './http/client-address.ts';
import { spanOfRequest, traceIdOf } from './spans.ts';

export type LogStream = { write(line: string): void };

/** Options of the structured log: no bodies, queries, cookies or tokens. */
export function logOptions(
  env: Pick<Env, 'logLevel' | 'production' | 'traces'>,
  stream?: LogStream,
) {
  const pretty = !stream && !env.production && process.stdout.isTTY;
  return {
    level: env.logLevel,
    serializers: { req: describeRequest, res: describeReply, err: describeError },
    ...(env.traces && { mixin: () => traceIdOf(trace.getActiveSpan()) }),
    ...(stream && { stream }),
    ...(pretty && {
      transport: {
        target: 'pino-pretty',
        options: { translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname' },
      },
    }),
  };
}

/** One line per request, written when it is answered. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' });
  }

  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const facts = {
      req: request,
      res: reply,
      elapsedMs: Math.round(reply.elapsedTime),
      ...traceIdOf(spanOfRequest.get(request)),
    };
    if (error) request.log.error({ ...facts, err: error }, 'request broke off');
    else request.log.info(facts, 'request answered');
  }
}

const describeRequest = (request: FastifyRequest) => ({
  method: request.method,
  path: request.url?.split('?', 1)[0],
  address: clientAddress(request),
});

const describeReply = (reply: { statusCode?: number }) => ({ status: reply.statusCode });

type ErrorFacts = { type: string; message: string; stack: string; [fact: string]: unknown };

/**
 * Logged facts of an error. Message and stack of a failed query repeat its parameters, and
 * PostgreSQL repeats values in `detail`: both may be personal data.
 */
export function describeError(error: unknown): ErrorFacts {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something else than an error was thrown', stack: '' };
  const query = 'query' in error && typeof error.query === 'string' ? error.query : undefined;
  const message = query === undefined ? error.message : `Failed query: ${query}`;
  return {
    type: error.constructor.name,
    message,
    ...('code' in error && { code: error.code }),
    stack: [message, ...framesOf(error)].join('\n'),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

const framesOf = ({ stack = '' }: Error): string[] =>
  stack.split('\n').filter((line) => /^\s+at /.test(line));
