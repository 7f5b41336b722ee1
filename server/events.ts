import { EventEmitter } from 'node:events';
import type { OutboxLane } from './db/schema.ts';

/**
 * What features tell whoever watches, as it happens in this process. A feature announces and does not
 * know who listens; without listeners nothing is done.
 */
type Announcements = {
  /** A counter was full. */
  'limit refused': [{ limit: string }];
  'message handed over': [{ lane: OutboxLane; outcome: string }];
  'sandbox answered': [{ product: string; code: number }];
  'callback brought': [{ outcome: 'received' | 'retry' | 'given-up' }];
};

export const serverEvents = new EventEmitter<Announcements>();
