import {
  context,
  createTraceState,
  DiagLogLevel,
  diag,
  type Context as Place,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { routeOf } from '../http/route-of.ts';
import { spanOfRequest, tracer } from '../spans.ts';

/** Starts a span per request, in the caller's trace if it sends one. */
export function registerRequestSpans(app: FastifyInstance): void {
  const complain = (line: string) => app.log.warn({ line }, 'traces could not be handed over');
  const nothing = () => undefined;
  diag.setLogger(
    { error: complain, warn: complain, info: nothing, debug: nothing, verbose: nothing },
    DiagLogLevel.WARN,
  );
  app.addHook('onRequest', (request, reply, done) => {
    const span = begin(request);
    spanOfRequest.set(request, span);
    reply.raw.once('close', () => end(span, reply));
    within(span, done);
  });
  // The body arrives in events of the connection, which do not carry the async context of the
  // request.
  app.addHook('preValidation', (request, _, done) => within(spanOfRequest.get(request), done));
}

function begin(request: FastifyRequest): Span {
  const route = routeOf(request);
  const attributes = {
    'http.request.method': request.method,
    'http.route': route,
    'request.id': request.id,
  };
  const options = { kind: SpanKind.SERVER, attributes };
  return tracer().startSpan(`${request.method} ${route}`, options, placeOf(request));
}

function end(span: Span, { statusCode, raw }: FastifyReply): void {
  if (raw.writableFinished) span.setAttribute('http.response.status_code', statusCode);
  else span.setAttribute('error.type', 'broken off');
  if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

const within = (span: Span | undefined, done: () => void): void =>
  span ? context.with(trace.setSpan(ROOT_CONTEXT, span), done) : done();

/** https://www.w3.org/TR/trace-context/: version, trace id, span id and flags, no id all zeros. */
const traceparent = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

function placeOf({ headers }: FastifyRequest): Place {
  const { traceparent: parent, tracestate: state } = headers;
  const [, traceId, spanId, flags] =
    traceparent.exec(typeof parent === 'string' ? parent : '') ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
    ...(typeof state === 'string' && { traceState: createTraceState(state) }),
  });
}
