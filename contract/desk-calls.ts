import { peopleCalls } from './desk.ts';
import { auditCalls } from './desk-audit.ts';
import type { DeskCalls } from './desk-call.ts';
import { outboxCalls } from './desk-outbox.ts';
import { sandboxCalls } from './desk-sandbox.ts';

/** Every call of the desk. */
export const deskCalls: DeskCalls = [
  ...peopleCalls,
  ...auditCalls,
  ...outboxCalls,
  ...sandboxCalls,
];
