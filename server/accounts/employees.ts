import { and, asc, count, eq, sql } from 'drizzle-orm';
import { lockRow } from '../db/advisory-lock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { employees } from '../db/schema.ts';

export type Employee = typeof employees.$inferSelect;

export async function findEmployee(
  database: Database | Transaction,
  customerId: number,
  username: string,
): Promise<Employee | undefined> {
  const [found] = await database
    .select()
    .from(employees)
    .where(
      and(
        eq(employees.customerId, customerId),
        eq(sql`lower(${employees.username})`, username.toLowerCase()),
      ),
    );
  return found;
}

export async function findEmployeeById(
  database: Database | Transaction,
  customerId: number,
  id: string,
): Promise<Employee | undefined> {
  const [found] = await database
    .select()
    .from(employees)
    .where(and(eq(employees.customerId, customerId), eq(employees.id, id)));
  return found;
}

export async function isEmployeesEmail(
  tx: Transaction,
  customerId: number,
  email: string,
): Promise<boolean> {
  const [found] = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(
      and(
        eq(employees.customerId, customerId),
        eq(sql`lower(${employees.email})`, email.toLowerCase()),
      ),
    )
    .limit(1);
  return found !== undefined;
}

export const selectEmployees = (
  database: Database | Transaction,
  customerId: number,
): Promise<Employee[]> =>
  database
    .select()
    .from(employees)
    .where(eq(employees.customerId, customerId))
    .orderBy(asc(employees.createdAt), asc(employees.id));

export async function countEmployees(tx: Transaction, customerId: number): Promise<number> {
  const [row] = await tx
    .select({ employees: count() })
    .from(employees)
    .where(eq(employees.customerId, customerId));
  return row?.employees ?? 0;
}

/** Undefined when the username is taken within the customer. */
export async function insertEmployee(
  tx: Transaction,
  employee: typeof employees.$inferInsert,
): Promise<Employee | undefined> {
  const [made] = await tx.insert(employees).values(employee).onConflictDoNothing().returning();
  return made;
}

/** Undefined when the customer has no such employee. */
export async function updateEmployee(
  tx: Transaction,
  customerId: number,
  id: string,
  change: Partial<typeof employees.$inferInsert>,
): Promise<Employee | undefined> {
  const [changed] = await tx
    .update(employees)
    .set(change)
    .where(and(eq(employees.customerId, customerId), eq(employees.id, id)))
    .returning();
  return changed;
}

/** Locks the row until the transaction ends. */
export async function lockEmployee(tx: Transaction, id: string): Promise<Employee | undefined> {
  return lockRow(tx.select().from(employees).where(eq(employees.id, id)));
}

/** Sessions and login methods go with the employee. */
export async function removeEmployee(tx: Transaction, id: string): Promise<void> {
  await tx.delete(employees).where(eq(employees.id, id));
}

/** Returns the number of deleted employees. */
export async function deleteEmployees(tx: Transaction, customerId: number): Promise<number> {
  const { rowCount } = await tx.delete(employees).where(eq(employees.customerId, customerId));
  return rowCount ?? 0;
}
