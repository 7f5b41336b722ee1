import { type Attributes, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';

/** Without an SDK behind it (see `watching/start-tracing.ts`) it makes spans that nobody gets. */
export const tracer = () => trace.getTracer('site');

/** Work on somebody else's machine, as one span. */
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

/** Part of whatever is traced just now; what is not traced needs no parts. */
export const inPartSpan = <T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
): Promise<T> => (trace.getActiveSpan() ? inSpan(name, attributes, work) : work());

/** Filled where requests are traced. */
export const spanOfRequest = new WeakMap<FastifyRequest, Span>();

/** Which trace a line of the log belongs to. */
export const traceIdOf = (span: Span | undefined): { traceId?: string } =>
  span ? { traceId: span.spanContext().traceId } : {};

/** By kind alone: the words of an error may hold somebody's data. */
function failSpan(span: Span, error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const kind = error instanceof Error ? error.name : typeof error;
  span.setAttribute('error.type', typeof code === 'string' ? code : kind);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
