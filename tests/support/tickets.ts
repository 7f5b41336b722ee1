import { randomUUID } from 'node:crypto';
import { openTicket as openCall } from '#contract/tickets.ts';
import type { Customer } from '#server/accounts/customers.ts';
import { type NewTicket, openTicket } from '#server/tickets/open.ts';
import type { TestApp } from './app.ts';
import { consoleOn } from './console.ts';
import { deskOn } from './desk.ts';

export const asked = {
  type: 'product',
  subject: 'Please enable Number Check',
  text: 'We would like to use Number Check.',
  facts: { product: 'Number Check' },
} as const;

/** Opens a ticket of a customer, as the console does; returns its number. */
export const openFor = (
  { context }: TestApp,
  customer: Customer,
  changes: Partial<NewTicket> = {},
): Promise<string> =>
  openTicket(
    context,
    { by: { kind: 'customer', id: customer.publicId } },
    { customer },
    { ...asked, submission: randomUUID(), locale: 'en', ...changes },
  );

/** A customer with a ticket, and somebody of our support. */
export async function ticketOn(served: TestApp) {
  const customer = await consoleOn(served);
  const asCustomer = { token: customer.token };
  const submission = randomUUID();
  const opened = await customer.send(openCall, { ...asked, submission }, asCustomer);
  const desk = deskOn(served);
  await desk.enter(['support']);
  return { customer, asCustomer, desk, number: opened.body.data.number as string };
}
