import type { DocumentedCall } from '#contract/documented-api.ts';
import type { Context } from '../../context.ts';
import type { StoredResponse } from '../../db/sandbox-schema.ts';
import type { Waits } from '../../waits.ts';
import type { Arrived } from './arrived.ts';
import type { Documented } from './documented.ts';
import type { Quota } from './quotas.ts';

/** A request for a documented call, with what is needed to answer it. */
export type Incoming = {
  context: Context;
  documented: Documented;
  call: DocumentedCall;
  arrived: Arrived;
  /** The `requestId` of the response; the caller may choose it. */
  requestId: string;
  /** Id in the request log: `requestId`, unless the caller chose that. */
  logId: string;
  address: string;
  waits: Waits;
  /** Aborted when the client goes away. */
  signal: AbortSignal;
};

export type Answer = StoredResponse & {
  retryAfterSeconds?: number;
  quotas?: readonly Quota[] | undefined;
};
