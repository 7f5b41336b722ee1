import { peopleCalls } from './desk.ts';
import { auditCalls } from './desk-audit.ts';
import type { DeskCalls } from './desk-call.ts';
import { customerCalls } from './desk-customers.ts';
import { draftCalls } from './desk-drafts.ts';
import { editCalls } from './desk-edits.ts';
import { incidentCalls } from './desk-incidents.ts';
import { maintenanceCalls } from './desk-maintenance.ts';
import { messageCalls } from './desk-messages.ts';
import { outboxCalls } from './desk-outbox.ts';
import { sandboxCalls } from './desk-sandbox.ts';
import { ticketCalls } from './desk-tickets.ts';
import { todayCalls } from './desk-today.ts';

/** Every call of the desk. */
export const deskCalls: DeskCalls = [
  ...peopleCalls,
  ...todayCalls,
  ...draftCalls,
  ...incidentCalls,
  ...editCalls,
  ...maintenanceCalls,
  ...ticketCalls,
  ...messageCalls,
  ...customerCalls,
  ...outboxCalls,
  ...sandboxCalls,
  ...auditCalls,
];
