import { randomUUID } from 'node:crypto';
import { invitationMs } from '#contract/invitations.ts';
import { dayMs } from '#contract/time-units.ts';
import type { Customer } from '../accounts/customers.ts';
import { hashPassword } from '../accounts/passwords/password-hash.ts';
import type { Transaction } from '../db/database.ts';
import { employeeInvitations, employees } from '../db/schema.ts';
import { hashToken, newToken } from '../tokens.ts';

/**
 * An employee, one who is disabled, and one who is invited. Nobody knows their passwords or the
 * link, and their mailboxes do not exist.
 */
export async function addSampleEmployees(
  tx: Transaction,
  { id: customerId }: Customer,
  now: Date,
): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const passwordHash = await hashPassword(newToken());
  await tx.insert(employees).values([
    {
      ...{ id: randomUUID(), customerId, passwordHash, username: 'linh.tran' },
      ...{ name: 'Sample: Linh Tran', email: 'sample.linh@harbour-coffee.example' },
      ...{ menus: ['home', 'usage', 'support'], getsBalanceAlert: true },
      ...{ createdAt: daysAgo(80), lastLoginAt: daysAgo(1) },
    },
    {
      ...{ id: randomUUID(), customerId, passwordHash, username: 'omar.reyes' },
      ...{ name: 'Sample: Omar Reyes', email: 'sample.omar@harbour-coffee.example' },
      ...{ status: 'disabled', menus: ['developer'], managesKeys: true },
      ...{ createdAt: daysAgo(75), lastLoginAt: daysAgo(26) },
    },
  ]);
  const sentAt = daysAgo(2);
  await tx.insert(employeeInvitations).values({
    ...{ id: randomUUID(), customerId, tokenHash: hashToken(newToken()), locale: 'en', sentAt },
    ...{ email: 'sample.ana@harbour-coffee.example', menus: ['home', 'developer'] },
    expiresAt: new Date(sentAt.getTime() + invitationMs),
  });
}
