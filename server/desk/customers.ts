import { services } from '#content/products.ts';
import { deskRowsOf } from '#contract/desk-call.ts';
import * as contract from '#contract/desk-customers.ts';
import { listCustomerEvents } from '../accounts/changes/customer-events.ts';
import { factsOf, outlinesOf } from '../accounts/customer-facts.ts';
import { countCustomers, listCustomers } from '../accounts/customer-list.ts';
import type { Customer } from '../accounts/customers.ts';
import * as operator from '../accounts/operator.ts';
import { findCustomersApplication } from '../applications/applications.ts';
import { outlineOf, selectRequests } from '../applications/request-pages.ts';
import type { Context } from '../context.ts';
import { AppError } from '../http/errors.ts';
import type { Answering, OperatorVisit } from './desk-call.ts';

export function answerCustomerCalls(answering: Answering, context: Context): void {
  answerReading(answering, context);
  answerChanges(answering, context);
}

function answerReading({ operators }: Answering, context: Context): void {
  const { database } = context;
  const read = async (
    id: string,
    part: Parameters<typeof operator.noteReading>[3],
    { acting }: OperatorVisit,
  ): Promise<Customer> => {
    const customer = await operator.findCustomer(database, id);
    if (!customer) throw new AppError('desk.customer');
    await operator.noteReading(context, acting, customer, part);
    return customer;
  };

  operators(contract.listDeskCustomers, async ({ status, pages, ...input }) => {
    const rows = deskRowsOf(pages);
    const found = await listCustomers(context, {
      ...{ ...input, limit: rows + 1 },
      status: status === 'all' ? undefined : status,
    });
    return {
      customers: await outlinesOf(context, found.slice(0, rows)),
      hasMore: found.length > rows,
      counts: await countCustomers(database, input),
    };
  });
  operators(contract.readDeskCustomer, async ({ id }, visit) =>
    factsOf(context, await read(id, 'page', visit)),
  );
  operators(contract.listCustomerRequests, async (input, visit) => {
    const customer = await read(input.id, 'requests', visit);
    const application = await findCustomersApplication(database, customer.id);
    if (!application) return { requests: [], hasMore: false };
    const status = input.status === 'all' ? undefined : input.status;
    const filter = { status, find: input.find?.trim() };
    const page = { limit: deskRowsOf(input.pages) };
    const found = await selectRequests(database, application.id, filter, page);
    return { ...found, requests: found.requests.map(outlineOf) };
  });
  operators(contract.listCustomerEvents, async (input, visit) => {
    const customer = await read(input.id, 'events', visit);
    const rows = deskRowsOf(input.pages);
    const events = await listCustomerEvents(database, customer, rows + 1);
    return { events: events.slice(0, rows), hasMore: events.length > rows };
  });
}

function answerChanges({ operators }: Answering, context: Context): void {
  operators(contract.endCustomerSessions, async ({ id, employee }, { acting }) => {
    const customer = known(await operator.findCustomer(context.database, id));
    known((await operator.endSessionsOf(context, acting, customer, employee)) || undefined);
  });
  operators(contract.resetCustomerFactor, async ({ id }, { acting }) => {
    known(await operator.resetFactor(context, acting, id));
  });
  operators(contract.resendCustomerActivation, async ({ id }, { acting }) => {
    known((await operator.resendActivation(context, acting, id)) || undefined);
  });
  operators(contract.switchCustomerProduct, async ({ id, ...input }, { acting }) => {
    if (!Object.hasOwn(services, input.product)) throw new AppError('bad-request');
    known(await operator.switchProduct(context, acting, id, input));
  });
  operators(contract.setCustomerMoney, async ({ id, ...input }, { acting }) => {
    known(await operator.setMoney(context, acting, id, input));
  });
  operators(contract.setCustomerAccess, async ({ id, isDisabled, reason }, { acting }) => {
    const change = isDisabled ? operator.disableCustomer : operator.enableCustomer;
    known(await change(context, acting, id, reason));
  });
}

function known<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new AppError('desk.unknown');
  return found;
}
