import type { Change } from './change.ts';

const sweep = ['server/retention/sweep.test.ts'];
const record = ['server/audit/record.test.ts'];

/** Retention: the purge of old rows and the audit trail. */
export const retention: readonly Change[] = [
  {
    file: 'server/retention/rules.ts',
    find: 'new Date(now.getTime() - retention.ms)',
    replace: 'new Date(now.getTime() + 60_000)',
    why: 'sweeping would take away what is still in use',
    tests: sweep,
  },
  {
    file: 'server/audit/record.ts',
    find: 'details: auditActions[action].parse(details)',
    replace: 'details',
    why: 'a secret handed over by mistake would be kept for years',
    tests: record,
  },
];
