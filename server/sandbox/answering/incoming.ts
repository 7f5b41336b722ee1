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
  requestId: string;
  address: string;
};

export type Answer = KeptAnswer & { retryAfterSeconds?: number };
