import type { Command } from './command.ts';
import { contactList } from './contact-list.ts';
import { dbMigrate } from './db-migrate.ts';
import { dbStatus } from './db-status.ts';
import { outboxList } from './outbox-list.ts';
import { outboxRetry } from './outbox-retry.ts';

/** Everything an operator can do, in the order of the help. */
export const commands: readonly Command[] = [
  dbStatus,
  dbMigrate,
  outboxList,
  outboxRetry,
  contactList,
];
