import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Meters = ReturnType<typeof createMeters>;

/** Gauges of the default metrics whose names end in `_total`, which is reserved for counters. */
const misnamed = ['handles', 'requests', 'resources'].map((what) => `nodejs_active_${what}_total`);

/**
 * All metrics of the server. Their names do not contain the brand; `docs/operating.md` lists them.
 */
export function createMeters() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const sum of misnamed) registry.removeSingleMetric(sum);
  const gauge = <Label extends string = never>(name: string, help: string, ...labels: Label[]) =>
    new Gauge({ name: `site_${name}`, help, labelNames: labels, registers });
  const counter = <Label extends string>(name: string, help: string, ...labels: Label[]) =>
    new Counter({ name: `site_${name}_total`, help, labelNames: labels, registers });
  return {
    registry,
    buildInfo: gauge('build_info', 'What runs here; always 1.', 'version', 'release'),
    requests: new Histogram({
      name: 'site_http_request_duration_seconds',
      help: 'Requests by the pattern of their route, and how long their answers took.',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    limitRefused: counter('limit_refused', 'How often a limit refused something.', 'limit'),
    connections: gauge(
      'database_connections',
      'Connections of this process to the database.',
      'pool',
      'state',
    ),
    connectionsAwaited: gauge(
      'database_connections_awaited',
      'Work of this process that waits for a connection.',
      'pool',
    ),
    readingUp: gauge('reading_up', 'Whether what follows could be read: 1, or 0.', 'reading'),
    outboxWaiting: gauge('outbox_waiting', 'Messages that have not left yet.', 'lane', 'template'),
    outboxOldest: gauge(
      'outbox_oldest_waiting_seconds',
      'Age of the oldest message that has not left yet; 0 if there is none.',
      'lane',
    ),
    outboxDead: gauge('outbox_dead', 'Messages that were given up.', 'lane'),
    outboxMessages: counter(
      'outbox_messages',
      'Hand-overs by this process and how they ended.',
      'lane',
      'outcome',
    ),
    codesSent: gauge('text_codes_sent', 'Codes texted in the last three hours.', 'dial_code'),
    codesUsed: gauge('text_codes_used', 'How many of these codes were used.', 'dial_code'),
    boardAge: gauge('status_board_age_seconds', 'Age of the service status that readers get.'),
    ready: gauge('ready', 'Whether /readyz says yes: 1, or 0.'),
    backupAge: gauge(
      'backup_age_seconds',
      'Time since the last whole dump; none if there is none.',
    ),
    certificateExpiry: gauge(
      'certificate_expiry_timestamp_seconds',
      'When the certificate of PUBLIC_URL ends, in seconds since 1970; none if it cannot be read.',
    ),
    sandboxCalls: counter('sandbox_calls', 'Calls of the sandbox.', 'product', 'code'),
    sandboxSessions: gauge('sandbox_sessions', 'Practice sessions that are open.'),
    callbacksDue: gauge('sandbox_callbacks_due', 'Callbacks that are due and not delivered yet.'),
    callbackOldestDue: gauge(
      'sandbox_callback_oldest_due_seconds',
      'How long the oldest of these callbacks has been due; 0 if there is none.',
    ),
    gatewayReadAge: gauge(
      'gateway_read_age_seconds',
      'Time since the live gateway last read changes of accounts; none if it never did.',
    ),
    gatewayWaiting: gauge('gateway_changes_waiting', 'Changes that it has not read yet.'),
    gatewayOldest: gauge(
      'gateway_change_oldest_seconds',
      'Age of the oldest of these changes; 0 if there is none.',
    ),
    usageCompleteAge: gauge(
      'usage_complete_age_seconds',
      'Time since the moment up to which usage is complete; none if it was never reported.',
      'environment',
    ),
    usageRows: counter('usage_rows', 'Reported rows of usage.', 'environment', 'outcome'),
    callbacks: counter('sandbox_callbacks', 'Callbacks and how they ended.', 'outcome'),
  };
}
