import type { Customer } from '../accounts/customers.ts';
import { updateCustomer } from '../accounts/customers.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { addSampleApplication } from './application.ts';
import { addSampleEmployees } from './employees.ts';
import { addSampleTickets } from './tickets.ts';
import { addSampleUsage } from './usage.ts';

/**
 * What an account in use looks like, for the demo account: in the transaction that makes it, and
 * the same each time. Names begin with “Sample:”; the console says on every page until when the
 * figures are samples.
 */
export async function addSamples(
  tx: Transaction,
  secret: Context['secret'],
  customer: Customer,
  now: Date,
): Promise<void> {
  await updateCustomer(tx, customer.id, {
    ...{ samplesUntil: now, balanceAsOf: now, alertBelow: '50' },
  });
  const keys = await addSampleApplication(tx, secret, customer, now);
  await addSampleUsage(tx, customer, keys, now);
  await addSampleEmployees(tx, customer, now);
  await addSampleTickets(tx, customer, now);
}
