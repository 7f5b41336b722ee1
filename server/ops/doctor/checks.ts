import type { OpsContext, Row } from '../command.ts';
import { checkAlert } from './alert.ts';
import { checkDatabase, checkMigrations, checkSecret } from './database.ts';
import { type Check, causeOf, type Finding, fail, skip } from './finding.ts';
import { checkBackup, checkClock, checkDisk, checkPages, checkSettings } from './machine.ts';
import { checkMail, checkTls } from './outside.ts';

export const checkNames = [
  ...(['settings', 'pages', 'database', 'migrations', 'secret', 'mail', 'tls', 'clock'] as const),
  ...(['disk', 'backup', 'alert'] as const),
] as const;

type CheckName = (typeof checkNames)[number];

const checks: Record<CheckName, Check> = {
  settings: checkSettings,
  pages: checkPages,
  database: checkDatabase,
  migrations: checkMigrations,
  secret: checkSecret,
  mail: checkMail,
  tls: checkTls,
  clock: checkClock,
  disk: checkDisk,
  backup: checkBackup,
  alert: checkAlert,
};

const needDatabase: readonly CheckName[] = ['migrations', 'secret', 'clock', 'backup'];

/** One row per check, in this order; a check that throws has failed. */
export async function diagnose(context: OpsContext, left: readonly CheckName[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of checkNames) {
    const { result, fact, remedy } = left.includes(name)
      ? skip('left out by --skip')
      : await find(name, context);
    rows.push({ result, check: name, fact, remedy });
  }
  return rows;
}

async function find(name: CheckName, context: OpsContext): Promise<Finding> {
  if (context.databaseProblem && needDatabase.includes(name)) return skip('there is no database');
  try {
    return await checks[name](context);
  } catch (error) {
    return fail(`could not be looked at: ${causeOf(error)}`, 'see the line of database');
  }
}
