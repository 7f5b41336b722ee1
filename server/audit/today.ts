import type { TodayItem } from '#contract/desk-today.ts';
import { hourMs } from '#contract/time-units.ts';
import type { Database } from '../db/database.ts';
import { lastDumpAt } from './last-dump.ts';

/** As the alert `BackupOld`. */
const backupMs = 36 * hourMs;

/** The backup, where the last one is too old or there was none. */
export async function backupToday(database: Database, now: Date): Promise<TodayItem[]> {
  const at = await lastDumpAt(database);
  if (at && now.getTime() - at.getTime() <= backupMs) return [];
  return [
    {
      ...{ kind: at ? 'backup-old' : 'backup-none', tone: 'late', count: 0, title: null },
      ...{ to: 'audit?action=database.dumped', at: at?.toISOString() ?? null, isDue: false },
      values: {},
    },
  ];
}
