import type { Database } from '../db/database.ts';
import { findCustomer } from './operator.ts';

/** Operators name a customer as in commands; the audit trail stores the id. */
export async function nameInAudit(
  database: Database,
  named: string | undefined,
  kinds: readonly string[],
): Promise<string | undefined> {
  if (named === undefined || kinds.includes(named)) return named;
  return (await findCustomer(database, named))?.publicId ?? named;
}
