import type { DocumentedCall } from '#contract/documented-api.ts';
import type { Context } from '../../context.ts';
import type { KeptAnswer } from '../../db/sandbox-schema.ts';
import type { Arrived } from './arrived.ts';
import type { Documented } from './documented.ts';

/** A request for one documented call, and what is needed to answer it. */
export type Incoming = {
  context: Context;
  documented: Documented;
  call: DocumentedCall;
  arrived: Arrived;
  /** In the answer; the caller may have chosen it. */
  requestId: string;
  /** The request's id in the log: `requestId`, unless the caller chose that one. */
  logId: string;
  address: string;
};

export type Answer = KeptAnswer & { retryAfterSeconds?: number };
