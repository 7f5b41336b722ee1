import type { Customer } from '../accounts/customers.ts';
import { type Row, UsageError } from './command.ts';

/** What an operator sees of a customer: no password hash, and the id that others see too. */
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

/** Whoever the operator named, or an explanation that there is nobody. */
export function known<T>(who: string, found: T | undefined): T {
  if (found === undefined) throw new UsageError(`There is no customer ${who}.`);
  return found;
}

export const customerUsage = {
  '<customer>': 'id, e-mail address, phone with country code or username',
};

/** One customer and nothing else on the line. */
export function onlyCustomer([who, ...rest]: string[]): string {
  if (who === undefined || rest.length > 0)
    throw new UsageError('Name one customer: id, e-mail address, phone or username.');
  return who;
}
