import type { Context } from '../context.ts';
import { csvLine } from '../csv.ts';
import { type AuditFilter, eventRow, listEvents, type StoredEvent } from './list.ts';
import { type Acting, recordEvent } from './record.ts';

/** The newest events of a filter as CSV; the export is an event itself. */
export async function exportEvents(
  context: Pick<Context, 'database' | 'clock'>,
  acting: Acting,
  filter: AuditFilter,
): Promise<{ csv: string; hasMore: boolean }> {
  const found = await listEvents(context, { ...filter, limit: filter.limit + 1 });
  const events = found.slice(0, filter.limit);
  await context.database.transaction((tx) =>
    recordEvent(
      tx,
      {
        ...acting,
        action: 'audit.exported',
        target: { kind: 'data' },
        details: { events: events.length },
      },
      context.clock.now(),
    ),
  );
  return { csv: csvOf(events), hasMore: found.length > events.length };
}

const csvOf = (events: readonly StoredEvent[]): string => {
  const rows = events.map((event) => {
    const { at, details, ...row } = eventRow(event);
    return [at.toISOString(), ...Object.values(row), JSON.stringify(details)];
  });
  return [columns, ...rows].map(csvLine).join('');
};

const columns = ['at', 'who', 'action', 'target', 'address', 'request', 'details'];
