import type { Change } from './change.ts';

const sweep = ['server/retention/sweep.test.ts'];
const record = ['server/audit/record.test.ts'];

/** What is kept and for how long: the sweep of old rows and the audit trail. */
export const keeping: readonly Change[] = [
  {
    file: 'server/retention/rules.ts',
    find: 'new Date(now.getTime() - ms)',
    replace: 'new Date(now.getTime() + 60_000)',
    why: 'sweeping would take away what is still in use',
    tests: sweep,
  },
  {
    file: 'server/retention/rules.ts',
    find: 'moment.getUTCFullYear() - years',
    replace: 'moment.getUTCFullYear() - years + 1',
    why: 'what is to be kept for two years would go after one',
    tests: sweep,
  },
  {
    file: 'server/retention/sweep.ts',
    find: 'if (rows < batchRows) break;',
    replace: 'break;',
    why: 'a table that once grew would never shrink again',
    tests: sweep,
  },
  {
    file: 'server/retention/sweep.ts',
    find: 'if (rule.permit) await tx.execute(rule.permit);',
    replace: '',
    why: 'the audit trail would be kept for ever, and the sweep would end there',
    tests: sweep,
  },
  {
    file: 'server/audit/record.ts',
    find: 'details: auditActions[action].parse(details)',
    replace: 'details',
    why: 'a secret handed over by mistake would be kept for years',
    tests: record,
  },
  {
    file: 'server/audit/record.ts',
    find: 'requestId: from?.requestId ?? null',
    replace: 'requestId: null',
    why: 'an event could not be found in the log',
    tests: record,
  },
];
