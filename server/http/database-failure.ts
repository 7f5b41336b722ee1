import { silentDatabase } from '../db/database.ts';
import { noConnection } from '../db/fair-share.ts';

/** The database is away or full: worth trying again, and no fault of the request. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && serverCodes.test(current.code))
      return true;
    if ('syscall' in current && current.syscall === 'connect') return true;
    if (poolMessages.includes(current.message)) return true;
  }
  return false;
}

/** Connection lost, out of resources, shutting down, too slow, or behind a lock. */
const serverCodes = /^(08...|53...|57P0[1-5]|25P03|57014|55P03|ECONNRESET|EPIPE)$/;

/** The library and we give these no code. */
const poolMessages = [
  noConnection,
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Query read timeout',
  'timeout expired',
  silentDatabase,
];
