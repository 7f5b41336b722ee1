import { peopleCalls } from './desk.ts';
import type { DeskCalls } from './desk-call.ts';
import { editCalls } from './desk-edits.ts';

/** Every call of the desk. */
export const deskCalls: DeskCalls = [...peopleCalls, ...editCalls];
