import { peopleCalls } from './desk.ts';
import type { DeskCalls } from './desk-call.ts';
import { draftCalls } from './desk-drafts.ts';
import { editCalls } from './desk-edits.ts';
import { incidentCalls } from './desk-incidents.ts';
import { maintenanceCalls } from './desk-maintenance.ts';

/** Every call of the desk. */
export const deskCalls: DeskCalls = [
  ...peopleCalls,
  ...draftCalls,
  ...incidentCalls,
  ...editCalls,
  ...maintenanceCalls,
];
