import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { practiceDelivery } from './deliveries.ts';
import { keyName, keyRightsField } from './developer-fields.ts';
import { keyRights } from './documented-api.ts';
import { envelope } from './envelope.ts';
import { code } from './errors.ts';

/**
 * Menu `developer`: keys, callbacks and requests of an account. Every employee with the menu may
 * read; to change something they need the right to manage keys.
 */
const moment = z.iso.datetime();
const id = z.uuid();
const nothing = envelope(z.optional(z.unknown()));

export const keyEnvironments = ['sandbox', 'live'] as const;
export type KeyEnvironment = (typeof keyEnvironments)[number];

const apiKey = z.object({
  id,
  name: z.string(),
  accessKey: z.string(),
  environment: z.enum(keyEnvironments),
  rights: z.array(z.enum(keyRights)),
  createdAt: moment,
  /** Sandbox keys only; the use of live keys is known to the gateway. */
  lastUsedAt: z.nullable(moment),
  lastUsedAddress: z.nullable(z.string()),
  callsLastDay: z.int(),
  /**
   * Since it was created, refused requests included. Missing in replies of the previous release.
   */
  uses: z.optional(z.int()),
  /** An ended key works until this time. */
  endsAt: z.nullable(moment),
});
export type ApiKeySummary = z.output<typeof apiKey>;

/** Live keys first, then newest first. */
export const listApiKeys = defineCall({
  method: 'GET',
  path: '/client_api/developer/keys',
  host: 'admin',
  kind: 'none',
  reply: envelope(
    z.object({
      keys: z.array(apiKey),
      mayManage: z.boolean(),
      /** Who can grant the right. */
      mainUser: z.string(),
      /** Null if the sandbox is off. */
      sandboxHost: z.nullable(z.string()),
      hasProduct: z.boolean(),
      /** Empty allows every address. */
      allowedAddresses: z.array(z.string()),
    }),
  ),
});

/** Returns the secret key, which cannot be read again. */
export const makeApiKey = defineCall({
  method: 'POST',
  path: '/client_api/developer/makeKey',
  host: 'admin',
  kind: 'json',
  body: z.object({
    name: keyName,
    environment: z.enum(keyEnvironments),
    rights: keyRightsField,
  }),
  reply: envelope(z.object({ key: apiKey, secretKey: z.string() })),
  replayable: true,
});

export const changeApiKey = defineCall({
  method: 'POST',
  path: '/client_api/developer/changeKey',
  host: 'admin',
  kind: 'json',
  body: z.object({ id, name: keyName, rights: keyRightsField }),
  reply: envelope(apiKey),
});

export const keyEnds = ['now', 'in-a-day'] as const;
export type KeyEnd = (typeof keyEnds)[number];

/** A key that is already ending may end sooner, never later. */
export const endApiKey = defineCall({
  method: 'POST',
  path: '/client_api/developer/endKey',
  host: 'admin',
  kind: 'json',
  body: z.object({ id, when: z.enum(keyEnds) }),
  reply: envelope(z.object({ endsAt: moment })),
  replayable: true,
});

/** Addresses and networks in the allow list. */
export const maxAllowedAddresses = 50;

const callbackSettings = z.object({
  url: z.nullable(z.string()),
  /** The last four characters of the current secret; null before there is one. */
  secretEnds: z.nullable(z.string()),
  hasNextSecret: z.boolean(),
  /** Events that a test can send. */
  testEvents: z.array(z.string()),
  mayManage: z.boolean(),
  mainUser: z.string(),
});
export type CallbackSettings = z.output<typeof callbackSettings>;

export const getCallbacks = defineCall({
  method: 'GET',
  path: '/client_api/developer/callbacks',
  host: 'admin',
  kind: 'none',
  reply: envelope(callbackSettings),
});

/** An empty address turns callbacks off. */
export const setCallbackUrl = defineCall({
  method: 'POST',
  path: '/client_api/developer/setCallbackUrl',
  host: 'admin',
  kind: 'json',
  body: z.object({
    url: z.string(code('callback.url')).check(z.trim(), z.maxLength(500, code('callback.url'))),
  }),
  reply: nothing,
});

export const setAllowedAddresses = defineCall({
  method: 'POST',
  path: '/client_api/developer/setAllowedAddresses',
  host: 'admin',
  kind: 'json',
  body: z.object({
    addresses: z
      .array(z.string(code('allowed.address')).check(z.trim(), z.maxLength(50)))
      .check(z.maxLength(maxAllowedAddresses, code('allowed.address'))),
  }),
  reply: nothing,
});

const secrets = z.object({ secret: z.string(), next: z.nullable(z.string()) });

/** The current secret, and the one prepared to replace it. */
export const showCallbackSecret = defineCall({
  method: 'POST',
  path: '/client_api/developer/showCallbackSecret',
  host: 'admin',
  kind: 'none',
  reply: envelope(secrets),
});

/** Prepares a new secret, which signs nothing before the switch. */
export const prepareCallbackSecret = defineCall({
  method: 'POST',
  path: '/client_api/developer/prepareCallbackSecret',
  host: 'admin',
  kind: 'none',
  reply: envelope(secrets),
  replayable: true,
});

export const switchCallbackSecret = defineCall({
  method: 'POST',
  path: '/client_api/developer/switchCallbackSecret',
  host: 'admin',
  kind: 'none',
  reply: nothing,
  replayable: true,
});

/** Sends the documented example of an event as a signed delivery like any other. */
export const sendTestCallback = defineCall({
  method: 'POST',
  path: '/client_api/developer/sendTestCallback',
  host: 'admin',
  kind: 'json',
  body: z.object({ event: z.string().check(z.maxLength(50)) }),
  reply: envelope(z.object({ deliveryId: id })),
});

/** Newest first. */
export const listCallbackDeliveries = defineCall({
  method: 'GET',
  path: '/client_api/developer/deliveries',
  host: 'admin',
  kind: 'none',
  reply: envelope(
    z.object({
      deliveries: z.array(practiceDelivery),
      lastDay: z.object({ received: z.int(), waiting: z.int(), givenUp: z.int() }),
    }),
  ),
});

/** Makes a new attempt at once. */
export const deliverCallbackAgain = defineCall({
  method: 'POST',
  path: '/client_api/developer/deliverAgain',
  host: 'admin',
  kind: 'json',
  body: z.object({ deliveryId: id }),
  reply: nothing,
});

export const requestStatuses = ['2xx', '4xx', '5xx'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const requestPeriods = ['hour', 'day', 'week', 'month'] as const;
export type RequestPeriod = (typeof requestPeriods)[number];

const requestFilter = {
  status: z.optional(z.enum(requestStatuses)),
  period: z.optional(z.enum(requestPeriods)),
  key: z.optional(id),
  /** A `requestId`, a code, or a part of a path. */
  find: z.optional(z.string().check(z.maxLength(100))),
};

const request = z.object({
  /** The log id. */
  id,
  /**
   * The `requestId` of the answer; several may share it. Missing in replies of the previous
   * release, where it is `id`.
   */
  requestId: z.optional(id),
  method: z.string(),
  path: z.string(),
  status: z.int(),
  code: z.int(),
  tookMs: z.int(),
  madeAt: moment,
});
export type RequestOutline = z.output<typeof request>;

/** Newest first, one page at a time; `before` is the id of the last known request. */
export const listRequests = defineCall({
  method: 'GET',
  path: '/client_api/developer/requests',
  host: 'admin',
  kind: 'query',
  query: z.object({ ...requestFilter, before: z.optional(id) }),
  reply: envelope(
    z.object({
      requests: z.array(request),
      hasMore: z.boolean(),
      /** Requests by status class, whatever status is filtered for. */
      counts: z.object({ all: z.int(), '2xx': z.int(), '4xx': z.int(), '5xx': z.int() }),
      /** True if the log has no request at all. */
      isEmpty: z.boolean(),
      keys: z.array(z.object({ id, name: z.string() })),
    }),
  ),
});

/** The number of requests after a known one, or of all. */
export const countNewRequests = defineCall({
  method: 'GET',
  path: '/client_api/developer/newRequests',
  host: 'admin',
  kind: 'query',
  query: z.object({ ...requestFilter, after: z.optional(id) }),
  reply: envelope(z.object({ count: z.int() })),
});

/** Telephone numbers and texts are masked. */
export const readRequest = defineCall({
  method: 'GET',
  path: '/client_api/developer/request',
  host: 'admin',
  kind: 'query',
  query: z.object({ id }),
  reply: envelope(
    z.extend(request, {
      query: z.string(),
      body: z.string(),
      answer: z.string(),
      address: z.string(),
      /** Null once the key has been deleted. */
      key: z.nullable(z.object({ name: z.string(), accessKey: z.string() })),
      /** The operation id of the documentation: `smsSendV2`. */
      callId: z.string(),
    }),
  ),
});

/** Steps completed on the way to the first live message. */
export const getFirstSteps = defineCall({
  method: 'GET',
  path: '/client_api/developer/firstSteps',
  host: 'admin',
  kind: 'none',
  reply: envelope(
    z.object({
      /** A key of the application, preferably of the sandbox. */
      accessKey: z.nullable(z.string()),
      hasCalled: z.boolean(),
      hasCallback: z.boolean(),
      hasProduct: z.boolean(),
      mayManage: z.boolean(),
      sandboxHost: z.nullable(z.string()),
      callbackUrl: z.nullable(z.string()),
      /** True in the one reply after all steps were completed. */
      isJustDone: z.boolean(),
    }),
  ),
});
