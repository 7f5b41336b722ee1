import fc from 'fast-check';
import type { Call } from '#contract/call.ts';
import * as tickets from '#contract/tickets.ts';
import type { FuzzTarget } from './fuzz-call.ts';
import { anyText } from './hostile-text.ts';

type Target = (call: Call, fields?: Record<string, fc.Arbitrary<unknown>>) => FuzzTarget;

/** The customers' calls about tickets with valid inputs. */
export const ticketTargets = (target: Target): FuzzTarget[] => [
  target(tickets.listTickets, { find: anyText }),
  target(tickets.readTicket, { number }),
  target(tickets.openTicket, {
    ...{ submission, type: fc.constantFrom(...tickets.ticketTypes), subject: text, text },
    facts: fc.constant({}),
  }),
  target(tickets.writeInTicket, { number, submission, text }),
  target(tickets.closeTicket, { number }),
  target(tickets.reopenTicket, { number }),
];

const number = fc.integer({ min: 1201, max: 1220 }).map((id) => `T-${id}`);
const submission = fc.uuid();
const text = anyText.map((text) => `x${text}`.slice(0, 60));
