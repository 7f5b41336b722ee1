import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The main user of a customer, or an employee. */
export type Owner = { customerId: number; employeeId: string | null };

export const mainUser = ({ id }: { id: number }): Owner => ({ customerId: id, employeeId: null });

type Owned = { customerId: PgColumn; employeeId: PgColumn };

/** The rows of a table that belong to one of them. */
export const belongsTo = (table: Owned, { customerId, employeeId }: Owner): SQL | undefined =>
  and(
    eq(table.customerId, customerId),
    employeeId === null ? isNull(table.employeeId) : eq(table.employeeId, employeeId),
  );

export const ownerKey = ({ customerId, employeeId }: Owner): string =>
  employeeId === null ? `customer:${customerId}` : `employee:${employeeId}`;
