import { z } from 'zod';
import { address, flag, fraction, oneOf, type Raw, secret, whole } from './fields.ts';

const collector = address(/^https?$/, 'http://localhost:4318');

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export const telemetrySettings = {
  LOG_LEVEL: oneOf(logLevels).default('info'),
  LOG_ASSETS: flag.default(true),
  METRICS_PORT: whole(0, 65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_TOKEN: secret.optional(),
  ALERTS_TOKEN: secret.optional(),
  ALERTMANAGER_URL: address(/^https?$/, 'http://127.0.0.1:9093').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector.optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_TRACES_SAMPLER: oneOf(samplers).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: fraction.default(1),
  OTEL_SDK_DISABLED: flag.default(false),
};

type RawTelemetry = Raw<typeof telemetrySettings>;

export const telemetryFrom = (raw: RawTelemetry) => ({
  logLevel: raw.LOG_LEVEL,
  /** Whether requests for images, scripts, style sheets and fonts are logged. */
  logAssets: raw.LOG_ASSETS,
  metrics: { port: raw.METRICS_PORT, host: raw.METRICS_HOST, token: raw.METRICS_TOKEN },
  /** Unset means that no alerts are taken. */
  alertsToken: raw.ALERTS_TOKEN,
  alertmanagerUrl: raw.ALERTMANAGER_URL?.replace(/\/$/, ''),
  /** Unset means no tracing. */
  traces: tracesFrom(raw),
});

/** The OTLP exporter reads the other standard variables itself. */
function tracesFrom(raw: RawTelemetry) {
  const base = raw.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '');
  const url = raw.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base}/v1/traces`);
  if (url === undefined || raw.OTEL_SDK_DISABLED) return undefined;
  return {
    url,
    serviceName: raw.OTEL_SERVICE_NAME,
    sampler: raw.OTEL_TRACES_SAMPLER,
    share: raw.OTEL_TRACES_SAMPLER_ARG,
  };
}
