import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { practiceDelivery } from './deliveries.ts';
import { gatewayField } from './developer-fields.ts';
import { envelope } from './envelope.ts';
import { code } from './errors.ts';

/**
 * Menu `developer`: callbacks of an account. Employees with the menu may read; to change something
 * they need the right to manage keys.
 */
const id = z.uuid();
const nothing = envelope(z.optional(z.unknown()));

const callbackSettings = z.object({
  url: z.nullable(z.string()),
  /** The last four characters of the current secret; null before there is one. */
  secretEnds: z.nullable(z.string()),
  hasNextSecret: z.boolean(),
  /** Events that a test can send. */
  testEvents: z.array(z.string()),
  mayManage: z.boolean(),
  mainUser: z.string(),
  gateway: gatewayField,
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
