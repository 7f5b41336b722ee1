import { peopleCalls } from './desk.ts';
import { auditCalls } from './desk-audit.ts';
import type { DeskCalls } from './desk-call.ts';
import { outboxCalls } from './desk-outbox.ts';
import { sandboxCalls } from './desk-sandbox.ts';
import { todayCalls } from './desk-today.ts';

/** Every call of the desk. */
export const deskCalls: DeskCalls = [
  ...peopleCalls,
  ...todayCalls,
  ...auditCalls,
  ...outboxCalls,
  ...sandboxCalls,
];
