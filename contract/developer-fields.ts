import * as z from 'zod/mini';
import { keyRights } from './documented-api.ts';
import { code } from './errors.ts';
import { oneLine } from './text.ts';

/** Valid keys of one application. */
export const maxKeys = 5;

export const keyNameMaxLength = 40;

export const keyName = z
  .string(code('key.name'))
  .check(oneLine(), z.trim(), z.minLength(1), z.maxLength(keyNameMaxLength));

/**
 * Whether the live gateway has read the last change of an account: `awaited` within a minute,
 * `late` after five; `none` without a gateway that reads.
 */
export const gatewayStates = ['none', 'current', 'awaited', 'late'] as const;
export type GatewayState = (typeof gatewayStates)[number];

/** Missing in replies of the previous release. */
export const gatewayField = z.optional(z.enum(gatewayStates));

export const keyRightsField = z
  .array(z.enum(keyRights))
  .check(z.minLength(1, code('key.rights')), z.maxLength(keyRights.length));
