import { EventEmitter } from 'node:events';
import type { KeyEnvironment } from '#contract/api-keys.ts';
import type { OutboxLane } from './db/schema.ts';

/** Events of this process for telemetry. A feature emits them without knowing the listeners. */
type ServerEvents = {
  /** A rate limit refused something. */
  'limit refused': [{ limit: string }];
  'message handed over': [{ lane: OutboxLane; outcome: string }];
  'sandbox answered': [{ product: string; code: number }];
  /** Rows of totals that were reported. */
  'usage reported': [
    { environment: KeyEnvironment; outcome: 'taken' | 'ignored' | 'refused'; rows: number },
  ];
  'callback brought': [{ outcome: 'received' | 'retry' | 'given-up' }];
};

export const serverEvents = new EventEmitter<ServerEvents>();

/** What an event carries. */
export type ServerEvent<Name extends keyof ServerEvents> = ServerEvents[Name][0];
