import type { FastifyInstance } from 'fastify';
import { services } from '#content/products.ts';
import { deskRowsOf } from '#contract/desk-call.ts';
import * as contract from '#contract/desk-customers.ts';
import { accept } from '#contract/envelope.ts';
import { listCustomerEvents } from '../accounts/changes/customer-events.ts';
import { factsOf, outlinesOf } from '../accounts/customer-facts.ts';
import { countCustomers, listCustomers } from '../accounts/customer-list.ts';
import type { Customer } from '../accounts/customers.ts';
import * as operator from '../accounts/operator.ts';
import { findCustomersApplication } from '../applications/applications.ts';
import { outlineOf, selectRequests } from '../applications/request-pages.ts';
import type { Context } from '../context.ts';
import { AppError } from '../http/errors.ts';
import { registerDeskCall, type Visit } from './desk-call.ts';
import { actorOf } from './people.ts';
import type { DeskSession } from './sessions.ts';

export function registerCustomers(app: FastifyInstance, context: Context): void {
  registerReading(app, context);
  registerChanges(app, context);
}

function registerReading(app: FastifyInstance, context: Context): void {
  const { database } = context;
  const read = async (
    id: string,
    part: Parameters<typeof operator.noteReading>[3],
    acting: ReturnType<typeof actingOf>,
  ): Promise<Customer> => {
    const customer = await operator.findCustomer(database, id);
    if (!customer) throw new AppError('desk.customer');
    await operator.noteReading(context, acting, customer, part);
    return customer;
  };

  registerDeskCall(
    app,
    context,
    contract.listDeskCustomers,
    async ({ status, pages, ...input }) => {
      const rows = deskRowsOf(pages);
      const found = await listCustomers(context, {
        ...{ ...input, limit: rows + 1 },
        status: status === 'all' ? undefined : status,
      });
      return accept({
        customers: await outlinesOf(context, found.slice(0, rows)),
        hasMore: found.length > rows,
        counts: await countCustomers(database, input),
      });
    },
  );
  registerDeskCall(app, context, contract.readDeskCustomer, async ({ id }, ...who) =>
    accept(await factsOf(context, await read(id, 'page', actingOf(...who)))),
  );
  registerDeskCall(app, context, contract.listCustomerRequests, async (input, ...who) => {
    const customer = await read(input.id, 'requests', actingOf(...who));
    const application = await findCustomersApplication(database, customer.id);
    if (!application) return accept({ requests: [], hasMore: false });
    const status = input.status === 'all' ? undefined : input.status;
    const filter = { status, find: input.find?.trim() };
    const page = { limit: deskRowsOf(input.pages) };
    const found = await selectRequests(database, application.id, filter, page);
    return accept({ ...found, requests: found.requests.map(outlineOf) });
  });
  registerDeskCall(app, context, contract.listCustomerEvents, async (input, ...who) => {
    const customer = await read(input.id, 'events', actingOf(...who));
    const rows = deskRowsOf(input.pages);
    const events = await listCustomerEvents(database, customer, rows + 1);
    return accept({ events: events.slice(0, rows), hasMore: events.length > rows });
  });
}

function registerChanges(app: FastifyInstance, context: Context): void {
  const { database } = context;
  registerDeskCall(app, context, contract.endCustomerSessions, async (input, ...who) => {
    const customer = known(await operator.findCustomer(database, input.id));
    const acting = actingOf(...who);
    known((await operator.endSessionsOf(context, acting, customer, input.employee)) || undefined);
    return accept(undefined);
  });
  registerDeskCall(app, context, contract.resetCustomerFactor, async ({ id }, ...who) => {
    known(await operator.resetFactor(context, actingOf(...who), id));
    return accept(undefined);
  });
  registerDeskCall(app, context, contract.resendCustomerActivation, async ({ id }, ...who) => {
    known((await operator.resendActivation(context, actingOf(...who), id)) || undefined);
    return accept(undefined);
  });
  registerDeskCall(
    app,
    context,
    contract.switchCustomerProduct,
    async ({ id, ...input }, ...who) => {
      if (!Object.hasOwn(services, input.product)) throw new AppError('bad-request');
      known(await operator.switchProduct(context, actingOf(...who), id, input));
      return accept(undefined);
    },
  );
  registerDeskCall(app, context, contract.setCustomerMoney, async ({ id, ...input }, ...who) => {
    known(await operator.setMoney(context, actingOf(...who), id, input));
    return accept(undefined);
  });
  registerDeskCall(app, context, contract.setCustomerAccess, async (input, ...who) => {
    const { id, isDisabled, reason } = input;
    const change = isDisabled ? operator.disableCustomer : operator.enableCustomer;
    known(await change(context, actingOf(...who), id, reason));
    return accept(undefined);
  });
}

const actingOf = ({ person }: DeskSession, { caller: from }: Visit) => ({
  by: actorOf(person),
  from,
});

function known<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new AppError('desk.unknown');
  return found;
}
