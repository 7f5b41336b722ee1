import { fullName } from '#content/full-name.ts';
import type { CustomerOutline, CustomerPerson, DeskCustomer } from '#contract/desk-customers.ts';
import { dayMs } from '#contract/time-units.ts';
import { findCustomersApplication } from '../applications/applications.ts';
import { listKeys } from '../applications/keys.ts';
import { countDeliveries } from '../applications/traffic.ts';
import type { Context } from '../context.ts';
import { findCountries } from './countries.ts';
import { nameOf, selectLastCalls } from './customer-list.ts';
import type { Customer } from './customers.ts';
import { selectEmployees } from './employees.ts';
import { mainUser } from './sessions/owner.ts';
import { countSessions } from './sessions/sessions.ts';
import { findApp } from './two-factor/authenticator-app.ts';
import { employeesWithFactor } from './two-factor/factors.ts';
import { selectPasskeys } from './two-factor/passkeys.ts';
import { countCodes } from './two-factor/recovery-codes.ts';

/** What a list of customers shows of each. */
export async function outlinesOf(
  { database }: Pick<Context, 'database'>,
  found: readonly Customer[],
): Promise<CustomerOutline[]> {
  const countryIds = found.flatMap(({ countryId }) => countryId ?? []);
  const countries = await findCountries(database, countryIds);
  const ids = found.map(({ id }) => id);
  const lastCalls = await selectLastCalls(database, ids);
  return found.map((customer) => ({
    id: customer.publicId,
    name: nameOf(customer),
    email: customer.email,
    status: customer.status,
    country: countries.get(customer.countryId ?? 0) ?? null,
    currency: customer.currency,
    balance: customer.balance,
    credit: customer.creditBalance,
    products: customer.enabledProducts,
    createdAt: customer.createdAt.toISOString(),
    lastCallAt: lastCalls.get(customer.id)?.toISOString() ?? null,
  }));
}

/** What operators see of a customer: no secret, no key, nothing that was sent. */
export async function factsOf(context: Reading, customer: Customer): Promise<DeskCustomer> {
  const { database } = context;
  const [outline] = await outlinesOf(context, [customer]);
  if (!outline) throw new Error('A customer has no outline.');
  const owner = mainUser(customer);
  const passkeys = (await selectPasskeys(database, owner)).length;
  const hasApp = (await findApp(database, owner)) !== undefined;
  return {
    ...outline,
    mainUser: fullName(customer),
    isEmailVerified: customer.emailVerifiedAt !== null,
    phone: customer.phone ?? '',
    username: customer.username ?? '',
    factors: { passkeys, hasApp, recoveryCodes: await countCodes(database, owner) },
    ...(await trafficOf(context, customer)),
    people: await peopleOf(context, customer, passkeys > 0 || hasApp),
  };
}

type Reading = Pick<Context, 'database' | 'env' | 'clock'>;

async function trafficOf(
  { database, clock }: Reading,
  { id }: Customer,
): Promise<Pick<DeskCustomer, 'keys' | 'callbacks'>> {
  const application = await findCustomersApplication(database, id);
  if (!application)
    return {
      keys: { live: 0, sandbox: 0 },
      callbacks: { received: 0, waiting: 0, givenUp: 0 },
    };
  const keys = await listKeys(database, application.id, clock.now());
  const live = keys.filter(({ environment }) => environment === 'live').length;
  const since = new Date(clock.now().getTime() - dayMs);
  const counts = await countDeliveries({ database, clock }, application, since);
  return {
    keys: { live, sandbox: keys.length - live },
    callbacks: {
      received: counts.received,
      waiting: counts.waiting,
      givenUp: counts['given-up'],
    },
  };
}

async function peopleOf(
  context: Reading,
  customer: Customer,
  hasTwoFactor: boolean,
): Promise<CustomerPerson[]> {
  const { database } = context;
  const sessions = await countSessions(context, customer.id);
  const withFactor = await employeesWithFactor(database, customer.id);
  const seen = (id: string) => ({
    sessions: sessions.get(id)?.sessions ?? 0,
    lastSeenAt: sessions.get(id)?.lastSeenAt?.toISOString() ?? null,
  });
  const main = {
    ...{ id: null, name: fullName(customer), login: customer.email },
    ...{ isEnabled: customer.status === 'active', hasTwoFactor, ...seen('') },
  };
  const employees = await selectEmployees(database, customer.id);
  return [
    main,
    ...employees.map(({ id, name, username, status }) => ({
      ...{ id, name, login: username, isEnabled: status === 'active' },
      ...{ hasTwoFactor: withFactor.has(id), ...seen(id) },
    })),
  ];
}
