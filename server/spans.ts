import { type Attributes, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';

/** Without an SDK (`telemetry/start-tracing.ts`) its spans go nowhere. */
export const tracer = () => trace.getTracer('site');

/** Runs work on another machine as a span. */
export const inSpan = <T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
): Promise<T> =>
  tracer().startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      failSpan(span, error);
      throw error;
    } finally {
      span.end();
    }
  });

/** Runs work as a child of the current span, if there is one. */
export const inPartSpan = <T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
): Promise<T> => (trace.getActiveSpan() ? inSpan(name, attributes, work) : work());

/** Filled while requests are traced. */
export const spanOfRequest = new WeakMap<FastifyRequest, Span>();

/** The trace id for a log line. */
export const traceIdOf = (span: Span | undefined): { traceId?: string } =>
  span ? { traceId: span.spanContext().traceId } : {};

/** Records the kind of an error only: its message may hold personal data. */
function failSpan(span: Span, error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const kind = error instanceof Error ? error.name : typeof error;
  span.setAttribute('error.type', typeof code === 'string' ? code : kind);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
