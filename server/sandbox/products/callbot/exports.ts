import { brand } from '#content/brand.ts';
import { dayMs, secondMs } from '#contract/time-units.ts';
import { newId, shortTime, timeAfter } from '../../behaviour/formats.ts';
import { isWithin, type Period } from '../../behaviour/pages.ts';
import { noTimeZone, Refusal } from '../../behaviour/refusal.ts';
import { type Rule, rule } from '../../behaviour/rules.ts';
import { isTimeZone } from '../../behaviour/time-zone.ts';
import type { Data, Step } from '../../records/record-store.ts';
import { type Entry, isDone, listEntries } from './entries.ts';
import { taskKind } from './tasks.ts';

const kind = 'callbot.export';

const tooManyAtOnce = 6217;

const maxAtOnce = 5;
const preparingMs = 5 * secondMs;
/** Estimated size of a row; the link serves no real file. */
const rowBytes = 220;

type Wanted = Period & {
  kind: 'attempts' | 'entries';
  taskId?: string;
  status?: string;
  format: string;
  timeZone: string;
  callbackUrl?: string;
};

export const exportRules: Record<string, Rule> = {
  callbotCreateExport: rule<Wanted>(async ({ store, input, now }) => {
    if (!isTimeZone(input.timeZone)) throw noTimeZone('timeZone');
    if (input.taskId) await store.find(taskKind, input.taskId, 'taskId');
    const begun = (await store.list(kind)).filter(({ data }) => data.status === 'preparing');
    if (begun.length >= maxAtOnce)
      throw new Refusal(tooManyAtOnce, { retryAfterSeconds: preparingMs / secondMs });
    const people = (await listEntries(store, input.taskId)).map(({ entry }) => entry);
    const rows = people.reduce((sum, entry) => sum + rowsOf(entry, input), 0);
    const exportId = newId();
    const data = {
      ...{ exportId, kind: input.kind, format: input.format, callbackUrl: input.callbackUrl },
      status: 'preparing',
      createdAt: shortTime(now),
    };
    return (await store.add(kind, exportId, data, [ready(exportId, rows)])).data;
  }),
};

/** Only finished calls are exported. */
function rowsOf(entry: Entry, { kind: row, status, ...period }: Wanted): number {
  const hasStatus = (one: Data) => status === undefined || one.status === status;
  if (row === 'entries') {
    const isIn = isDone(entry) && hasStatus(entry) && isWithin(period, new Date(entry.addedAt));
    return isIn ? 1 : 0;
  }
  return entry.ended.filter(
    (attempt) => hasStatus(attempt) && isWithin(period, new Date(attempt.startedAt)),
  ).length;
}

const ready = (exportId: string, rows: number): Step => ({
  afterMs: preparingMs,
  changes: (at) => ({
    status: 'ready',
    rows,
    sizeBytes: (rows + 1) * rowBytes,
    url: `${brand.hosts.api}/exports/${exportId}?token=${newId()}`,
    expiresAt: timeAfter(new Date(at), dayMs),
  }),
  callback: 'callbotExportEvent',
});
