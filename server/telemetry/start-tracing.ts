import { context, diag, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { brand } from '#content/brand.ts';
import { secondMs } from '#contract/time-units.ts';
import type { Env } from '../env.ts';
import type { Release } from '../release.ts';

type Traces = NonNullable<Env['traces']>;

/** The longest wait for a collector that does not answer when the process stops. */
const flushWithinMs = 5 * secondMs;

/**
 * Exports spans to the configured collector until it is stopped. Imported only where there is one.
 */
export function startTracing(traces: Traces, release: Release): { stop(): Promise<void> } {
  const provider = new TracerProvider({
    resource: resourceOf(traces, release),
    sampler: samplerOf(traces),
    // The exporter reads headers, certificates, timeout and compression from the standard
    // variables.
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: traces.url }) }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  trace.setGlobalTracerProvider(provider);
  return {
    stop: async () => {
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => late.reject(new Error('no answer in time')), flushWithinMs);
      await Promise.race([provider.shutdown(), late.promise]).catch((error) =>
        diag.error(String(error)),
      );
      clearTimeout(timer);
      trace.disable();
      context.disable();
      diag.disable();
    },
  };
}

const resourceOf = ({ serviceName }: Traces, { version, hash }: Release) =>
  defaultResource()
    .merge(resourceFromAttributes({ 'service.name': brand.codeName }))
    .merge(resourceFromAttributes({ 'service.version': `${version}+${hash}` }))
    .merge(detectResources({ detectors: [resourceAttributesEnvDetector] }))
    .merge(resourceFromAttributes(serviceName ? { 'service.name': serviceName } : {}));

/** Sampler names of the OpenTelemetry specification. */
function samplerOf({ sampler, share }: Traces): Sampler {
  const roots: Record<string, () => Sampler> = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(share),
  };
  const root = roots[sampler.replace('parentbased_', '')]?.() ?? new AlwaysOnSampler();
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}
