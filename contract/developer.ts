import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { practiceDelivery } from './deliveries.ts';
import { keyName, keyRightsField } from './developer-fields.ts';
import { keyRights } from './documented-api.ts';
import { envelope } from './envelope.ts';
import { code } from './errors.ts';

/**
 * Menu `developer`: the keys of an account, where it is called back, what it asked for. An employee
 * may look; to change something they need the right to manage keys.
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
  /** In the sandbox: how a live key is used is known to the gateway alone. */
  lastUsedAt: z.nullable(moment),
  lastUsedAddress: z.nullable(z.string()),
  callsLastDay: z.int(),
  /** Since it was made, refused requests included. Unset in replies of the release before. */
  uses: z.optional(z.int()),
  /** An ended key works until then. */
  endsAt: z.nullable(moment),
});
export type ApiKeySummary = z.output<typeof apiKey>;

/** Live ones first, of each the newest first. */
export const listApiKeys = defineCall({
  method: 'GET',
  path: '/client_api/developer/keys',
  host: 'admin',
  kind: 'none',
  reply: envelope(
    z.object({
      keys: z.array(apiKey),
      mayManage: z.boolean(),
      /** Whom to ask for the right. */
      mainUser: z.string(),
      /** Null where the operator has no sandbox. */
      sandboxHost: z.nullable(z.string()),
      hasProduct: z.boolean(),
      /** Calls may come from anywhere where it is empty. */
      allowedAddresses: z.array(z.string()),
    }),
  ),
});

/** The secret is told here and never again. */
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

/** A key that ends already may end sooner, never later. */
export const endApiKey = defineCall({
  method: 'POST',
  path: '/client_api/developer/endKey',
  host: 'admin',
  kind: 'json',
  body: z.object({ id, when: z.enum(keyEnds) }),
  reply: envelope(z.object({ endsAt: moment })),
  replayable: true,
});

/** How many addresses and networks may be listed. */
export const mostAllowedAddresses = 50;

const callbackSettings = z.object({
  url: z.nullable(z.string()),
  /** The last four signs of the secret in use; null before there is one. */
  secretEnds: z.nullable(z.string()),
  hasNextSecret: z.boolean(),
  /** What a test can send. */
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

/** An empty address means that nothing is told. */
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
      .check(z.maxLength(mostAllowedAddresses, code('allowed.address'))),
  }),
  reply: nothing,
});

const secrets = z.object({ secret: z.string(), next: z.nullable(z.string()) });

/** The secret in use, and the one that is to come. */
export const showCallbackSecret = defineCall({
  method: 'POST',
  path: '/client_api/developer/showCallbackSecret',
  host: 'admin',
  kind: 'none',
  reply: envelope(secrets),
});

/** Another secret, which signs nothing before it is switched to. */
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

/** Sends the documented example of an event, signed like any other; what became of it is listed. */
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

/** Tries it at once. */
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
  /** In the log. */
  id,
  /** In its answer: several may share it. Unset in replies of the release before, where it is `id`. */
  requestId: z.optional(id),
  method: z.string(),
  path: z.string(),
  status: z.int(),
  code: z.int(),
  tookMs: z.int(),
  madeAt: moment,
});
export type RequestOutline = z.output<typeof request>;

/** Newest first, so many at a time; `before` is the last one's id. */
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
      /** By status, whatever status is asked for. */
      counts: z.object({ all: z.int(), '2xx': z.int(), '4xx': z.int(), '5xx': z.int() }),
      /** Whether there is any at all. */
      isEmpty: z.boolean(),
      keys: z.array(z.object({ id, name: z.string() })),
    }),
  ),
});

/** How many came after one, or at all. */
export const countNewRequests = defineCall({
  method: 'GET',
  path: '/client_api/developer/newRequests',
  host: 'admin',
  kind: 'query',
  query: z.object({ ...requestFilter, after: z.optional(id) }),
  reply: envelope(z.object({ count: z.int() })),
});

/** Numbers and texts are masked. */
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
      /** Null once the key has been forgotten. */
      key: z.nullable(z.object({ name: z.string(), accessKey: z.string() })),
      /** As the documents call it: `smsSendV2`. */
      callId: z.string(),
    }),
  ),
});

/** What somebody has done so far on the way to their first real message. */
export const getFirstSteps = defineCall({
  method: 'GET',
  path: '/client_api/developer/firstSteps',
  host: 'admin',
  kind: 'none',
  reply: envelope(
    z.object({
      /** A key of theirs, the sandbox's first. */
      accessKey: z.nullable(z.string()),
      hasCalled: z.boolean(),
      hasCallback: z.boolean(),
      hasProduct: z.boolean(),
      mayManage: z.boolean(),
      sandboxHost: z.nullable(z.string()),
      callbackUrl: z.nullable(z.string()),
      /** All are done, and this is the one time that it is told. */
      isJustDone: z.boolean(),
    }),
  ),
});
