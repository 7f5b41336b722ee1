import { peopleCalls } from './desk.ts';
import type { DeskCalls } from './desk-call.ts';
import { customerCalls } from './desk-customers.ts';
import { messageCalls } from './desk-messages.ts';

/** Every call of the desk. */
export const deskCalls: DeskCalls = [...peopleCalls, ...messageCalls, ...customerCalls];
