import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A user: the main user of a customer (`employeeId` null) or an employee. */
export type Owner = { customerId: number; employeeId: string | null };

export const mainUser = ({ id }: { id: number }): Owner => ({ customerId: id, employeeId: null });

type Owned = { customerId: PgColumn; employeeId: PgColumn };

/** SQL condition: the rows of a user. */
export const belongsTo = (table: Owned, { customerId, employeeId }: Owner): SQL | undefined =>
  and(
    eq(table.customerId, customerId),
    employeeId === null ? isNull(table.employeeId) : eq(table.employeeId, employeeId),
  );

export const ownerKey = ({ customerId, employeeId }: Owner): string =>
  employeeId === null ? `customer:${customerId}` : `employee:${employeeId}`;
