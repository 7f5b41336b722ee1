import { peopleCalls } from './desk.ts';
import type { DeskCalls } from './desk-call.ts';
import { ticketCalls } from './desk-tickets.ts';

/** Every call of the desk. */
export const deskCalls: DeskCalls = [...peopleCalls, ...ticketCalls];
