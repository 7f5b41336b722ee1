import { silentDatabaseMessage } from '../db/database.ts';
import { noConnection } from '../db/fair-share.ts';

/** Whether the database is unavailable or overloaded, so that the request is worth repeating. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && serverCodes.test(current.code))
      return true;
    if ('syscall' in current && current.syscall === 'connect') return true;
    if (poolMessages.includes(current.message)) return true;
  }
  return false;
}

/**
 * SQLSTATE and socket codes: connection lost, out of resources, shutting down, timeout, lock
 * timeout.
 */
const serverCodes = /^(08...|53...|57P0[1-5]|25P03|57014|55P03|ECONNRESET|EPIPE)$/;

/** Errors of the connection pool, the driver's and our own, have no code. */
const poolMessages = [
  noConnection,
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Query read timeout',
  'timeout expired',
  silentDatabaseMessage,
];
