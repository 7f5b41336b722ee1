import { z } from 'zod';
import { type Raw, secret, whole } from './fields.ts';

export const gatewaySettings = {
  GATEWAY_PORT: whole(0, 65_535).optional(),
  GATEWAY_HOST: z.string().min(1).default('127.0.0.1'),
  GATEWAY_TOKEN: secret.optional(),
  GATEWAY_TOKEN_SECOND: secret.optional(),
  USAGE_MONTHS: whole(1, 120).default(25),
};

export const gatewayFrom = (raw: Raw<typeof gatewaySettings>) => ({
  /** Unset means that no live gateway is connected. */
  port: raw.GATEWAY_PORT,
  host: raw.GATEWAY_HOST,
  /** The token, and the other one during its rotation. */
  tokens: [raw.GATEWAY_TOKEN, raw.GATEWAY_TOKEN_SECOND].flatMap((token) => token ?? []),
  /** Retention of usage by day. */
  usageMonths: raw.USAGE_MONTHS,
});
