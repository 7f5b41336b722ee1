import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { gatewayField, keyName, keyRightsField } from './developer-fields.ts';
import { keyRights } from './documented-api.ts';
import { envelope } from './envelope.ts';
import { code } from './errors.ts';

/**
 * Menu `developer`: API keys of an account, and the addresses that may use them. Employees with the
 * menu may read; to change something they need the right to manage keys.
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
  /** Of live keys as the gateway reports it. */
  lastUsedAt: z.nullable(moment),
  /** Sandbox keys only, as the numbers below. */
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
      gateway: gatewayField,
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
