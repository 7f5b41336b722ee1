import type { Customer } from '../accounts/customers.ts';
import { type Row, UsageError } from './command.ts';

/** The operator's view of a customer: public id, no password hash. */
export const customerRow = (customer: Customer): Row => ({
  id: customer.publicId,
  status: customer.status,
  email: customer.email,
  mailVerified: customer.emailVerifiedAt !== null,
  phone: customer.phone,
  username: customer.username,
  name: `${customer.firstName} ${customer.lastName}`,
  company: customer.companyName,
  balance: `${customer.balance} ${customer.currency}`,
  credit: customer.creditBalance,
  products: customer.enabledProducts.join(' ') || null,
  created: customer.createdAt,
});

/** The customer, or a usage error when there is none. */
export function known<T>(who: string, found: T | undefined): T {
  if (found === undefined) throw new UsageError(`There is no customer ${who}.`);
  return found;
}

export const customerUsage = {
  '<customer>': 'id, e-mail address, phone with country code or username',
};

/** Exactly one customer argument. */
export function onlyCustomer([who, ...rest]: string[]): string {
  if (who === undefined || rest.length > 0)
    throw new UsageError('Name one customer: id, e-mail address, phone or username.');
  return who;
}
