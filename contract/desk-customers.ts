import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import {
  type DeskCalls,
  deskChanging,
  deskListPages,
  deskMoment,
  deskReading,
} from './desk-call.ts';
import { envelope } from './envelope.ts';
import { code } from './errors.ts';
import { requestFields, requestStatuses } from './requests.ts';
import { oneLine } from './text.ts';

/** A search takes at least so many characters. */
export const customerFindMinLength = 3;

export const customerStatuses = ['active', 'pending', 'disabled'] as const;
export const customerFilters = ['all', ...customerStatuses] as const;
export type CustomerFilter = (typeof customerFilters)[number];

export const customerReasonMaxLength = 200;

export const customerFields = {
  reason: z
    .string(code('desk.reason'))
    .check(z.maxLength(customerReasonMaxLength), oneLine(), z.trim(), z.minLength(1)),
  /** As the columns hold it: ten digits before the point, four after. */
  amount: z.string(code('desk.amount')).check(z.trim(), z.regex(/^\d{1,10}(\.\d{1,4})?$/)),
};

const id = z.uuid(code('desk.customer'));
const status = z.enum(customerStatuses);
const product = z.string().check(z.maxLength(50), oneLine());
/** Names of a country, as the list of countries has them. */
const country = z.nullable(z.object({ c_name: z.string(), e_name: z.string() }));
const money = z.object({ balance: z.string(), credit: z.string() });

const outline = z.object({
  id,
  /** The company, or the main user where it has no name. */
  name: z.string(),
  email: z.string(),
  status,
  country,
  currency: z.string(),
  ...money.shape,
  products: z.array(z.string()),
  createdAt: deskMoment,
  /** Of a key in the sandbox; live calls are not seen here. */
  lastCallAt: z.nullable(deskMoment),
});
export type CustomerOutline = z.output<typeof outline>;

/** Newest first. */
export const listDeskCustomers = defineCall({
  ...deskReading,
  path: '/desk/call/customers',
  kind: 'query',
  query: z.object({
    status: z.enum(customerFilters),
    product: z.optional(product),
    find: z.optional(
      z
        .string(code('desk.find'))
        .check(z.maxLength(100), oneLine(), z.trim(), z.regex(/^$|^.{3,}$/u)),
    ),
    pages: deskListPages,
  }),
  reply: envelope(
    z.object({
      customers: z.array(outline),
      hasMore: z.boolean(),
      /** Of all that match, whatever status is shown. */
      counts: z.record(z.enum(customerFilters), z.int()),
    }),
  ),
});

const person = z.object({
  /** Null for the main user. */
  id: z.nullable(id),
  name: z.string(),
  /** Mail address of the main user, username of an employee. */
  login: z.string(),
  isEnabled: z.boolean(),
  hasTwoFactor: z.boolean(),
  /** Open logins, and when one of them was last used. */
  sessions: z.int(),
  lastSeenAt: z.nullable(deskMoment),
});
export type CustomerPerson = z.output<typeof person>;

const customer = z.extend(outline, {
  mainUser: z.string(),
  isEmailVerified: z.boolean(),
  phone: z.string(),
  username: z.string(),
  factors: z.object({ passkeys: z.int(), hasApp: z.boolean(), recoveryCodes: z.int() }),
  keys: z.object({ live: z.int(), sandbox: z.int() }),
  /** Of the last 24 hours. */
  callbacks: z.object({ received: z.int(), waiting: z.int(), givenUp: z.int() }),
  people: z.array(person),
});
export type DeskCustomer = z.output<typeof customer>;

/** Reading is recorded, as it is for the two calls below. */
export const readDeskCustomer = defineCall({
  ...deskReading,
  path: '/desk/call/customer',
  kind: 'query',
  query: z.object({ id }),
  reply: envelope(customer),
});

/** Calls with sandbox keys, newest first, without what was sent and answered. */
export const listCustomerRequests = defineCall({
  ...deskReading,
  path: '/desk/call/customerRequests',
  kind: 'query',
  query: z.object({
    id,
    status: z.enum(['all', ...requestStatuses]),
    find: z.optional(z.string().check(z.maxLength(100), oneLine())),
    pages: deskListPages,
  }),
  reply: envelope(z.object({ requests: z.array(z.object(requestFields)), hasMore: z.boolean() })),
});

const event = z.object({
  id: z.int(),
  at: deskMoment,
  action: z.string(),
  /** Names and numbers that its words contain. */
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  /** A name, the mail address of an operator, or a kind. */
  by: z.string(),
  /** The employee it was done to; empty for the main user. */
  whom: z.string(),
  address: z.string(),
});
export type CustomerEvent = z.output<typeof event>;

/** Everything on record about a customer and its employees, newest first. */
export const listCustomerEvents = defineCall({
  ...deskReading,
  path: '/desk/call/customerEvents',
  kind: 'query',
  query: z.object({ id, pages: deskListPages }),
  reply: envelope(z.object({ events: z.array(event), hasMore: z.boolean() })),
});

/** Ends all logins of the main user, or of one employee. */
export const endCustomerSessions = defineCall({
  ...deskChanging,
  path: '/desk/call/endCustomerSessions',
  body: z.object({ id, employee: z.nullable(id) }),
});

export const resetCustomerFactor = defineCall({
  ...deskChanging,
  path: '/desk/call/resetCustomerFactor',
  body: z.object({ id }),
});

export const resendCustomerActivation = defineCall({
  ...deskChanging,
  path: '/desk/call/resendCustomerActivation',
  body: z.object({ id }),
});

export const switchCustomerProduct = defineCall({
  ...deskChanging,
  path: '/desk/call/switchCustomerProduct',
  body: z.object({ id, product, isOn: z.boolean() }),
});

/** `before` is what the page showed: a change made meanwhile is not overwritten. */
export const setCustomerMoney = defineCall({
  ...deskChanging,
  path: '/desk/call/setCustomerMoney',
  body: z.object({
    id,
    balance: customerFields.amount,
    credit: customerFields.amount,
    before: money,
  }),
});

export const setCustomerAccess = defineCall({
  ...deskChanging,
  path: '/desk/call/setCustomerAccess',
  body: z.object({ id, isDisabled: z.boolean(), reason: customerFields.reason }),
});

export const customerCalls: DeskCalls = [
  [listDeskCustomers, { for: ['support'] }],
  [readDeskCustomer, { for: ['support'] }],
  [listCustomerRequests, { for: ['support'] }],
  [listCustomerEvents, { for: ['support'] }],
  [endCustomerSessions, { for: ['support'] }],
  [resetCustomerFactor, { for: ['support'], confirmed: true }],
  [resendCustomerActivation, { for: ['support'] }],
  [switchCustomerProduct, { for: ['administrator'], confirmed: true }],
  [setCustomerMoney, { for: ['administrator'], confirmed: true }],
  [setCustomerAccess, { for: ['administrator'], confirmed: true }],
];
