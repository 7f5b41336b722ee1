import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { deskPeople } from '../db/desk-schema.ts';
import { customers, employees } from '../db/schema.ts';
import type { StoredEvent } from './list.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The names of customers, employees and operators in these events, by id, as far as they exist. */
export async function namesIn(
  database: Database,
  events: readonly StoredEvent[],
): Promise<Map<string, string>> {
  const named = events.flatMap(({ actorId, targetId }) => [actorId ?? '', targetId ?? '']);
  const ids = [...new Set(named)].filter((id) => uuid.test(id));
  const found = await Promise.all([
    database
      .select({
        id: customers.publicId,
        name: sql<string>`coalesce(nullif(${customers.companyName}, ''), ${customers.email})`,
      })
      .from(customers)
      .where(inArray(customers.publicId, ids)),
    database
      .select({ id: employees.id, name: employees.username })
      .from(employees)
      .where(inArray(employees.id, ids)),
    database
      .select({
        id: deskPeople.id,
        name: sql<string>`coalesce(nullif(${deskPeople.name}, ''), ${deskPeople.email})`,
      })
      .from(deskPeople)
      .where(inArray(deskPeople.id, ids)),
  ]);
  return new Map(found.flat().map(({ id, name }) => [id, name]));
}
