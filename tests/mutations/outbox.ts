import type { Change } from './change.ts';

const attempt = 'server/outbox/attempt.ts';
const deliver = 'server/outbox/deliver.ts';
const repository = 'server/outbox/message-rows.ts';
const delivery = ['server/outbox/deliver.test.ts'];
const leases = ['server/outbox/lease.test.ts'];
const transports = ['server/outbox/transports/transports.test.ts'];

export const outbox: readonly Change[] = [
  {
    file: attempt,
    find: '...(!local && { payload: {} }),',
    replace: '',
    why: 'codes and links that open accounts would be kept for ever',
    tests: delivery,
  },
  {
    file: attempt,
    find: 'const reason = reasonOf(error);',
    replace: 'const reason = wordsOf(error);',
    why: 'addresses of recipients would stand in the log',
    tests: delivery,
  },
  {
    file: deliver,
    find: "startRenewal(context, held, leaseMs, () => cut('lost'))",
    replace: '() => undefined',
    why: 'a slow mail would be sent by a second process',
    tests: leases,
  },
  {
    file: repository,
    find: 'eq(outboxMessages.heldBy, heldBy),',
    replace: '',
    why: 'one who comes late would undo what another did',
    tests: leases,
  },
  {
    file: repository,
    find: ".for('update', { skipLocked: true })",
    replace: '',
    why: 'two processes would send the same mail',
    tests: leases,
  },
  {
    file: 'server/outbox/transports/sms-http.ts',
    find: "redirect: 'error',",
    replace: '',
    why: 'a redirect could carry codes and our key to another host',
    tests: transports,
  },
];
