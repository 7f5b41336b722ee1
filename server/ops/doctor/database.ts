import { knownAppSecret } from '../../app-secret.ts';
import { migrationStatus } from '../../db/migrate.ts';
import { secretProblem } from '../../db/secret-fingerprints.ts';
import { SettingsError } from '../../env.ts';
import { type Check, fail, ok, skip } from './finding.ts';

export const checkDatabase: Check = async ({ env, database, databaseProblem }) => {
  if (databaseProblem) {
    const [fact = '', remedy = ''] = databaseProblem.split(/: (?=[^:]+$)/);
    return fail(fact, remedy);
  }
  const { rows } = await database.$client.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  const kind = env.databaseUrl === undefined ? 'embedded' : 'of DATABASE_URL';
  return ok(`PostgreSQL ${rows[0]?.version}, ${kind}`);
};

export const checkMigrations: Check = async ({ database }) => {
  const { applied, pending } = await migrationStatus(database);
  if (pending.length === 0) return ok(`all ${applied.length} are applied`);
  return fail(`${pending.length} are missing, from ${pending[0]} on`, 'run db migrate');
};

export const checkSecret: Check = async ({ env, database }) => {
  try {
    const problem = await secretProblem(database, await knownAppSecret(env));
    if (problem === undefined) return ok('it opens what this database holds');
    const [fact = '', remedy = ''] = problem.split(/: (.*)/s);
    return fail(fact, remedy);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    if (!env.production) return skip('APP_SECRET is not set', 'the first start makes one');
    return fail('APP_SECRET is not set', 'set it as the server has it');
  }
};
