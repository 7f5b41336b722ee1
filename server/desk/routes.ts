import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { answerAuditCalls } from './audit.ts';
import { answerCustomerCalls } from './customers.ts';
import { answering } from './desk-call.ts';
import { answerDraftCalls } from './drafts.ts';
import { answerEditCalls } from './edits.ts';
import { answerIncidentCalls } from './incidents.ts';
import { answerWaysIn } from './log-in.ts';
import { answerMaintenanceCalls } from './maintenance.ts';
import { answerMessageCalls } from './messages.ts';
import { answerOutboxCalls } from './outbox.ts';
import { answerOwnAccess } from './own-access.ts';
import { answerSandboxCalls } from './sandbox.ts';
import { answerTeamCalls } from './team.ts';
import { answerTicketCalls } from './tickets.ts';
import { answerTodayCalls } from './today.ts';

export function registerDesk(app: FastifyInstance, context: Context): void {
  const calls = answering(app, context);
  answerWaysIn(calls, context);
  answerOwnAccess(calls, context);
  answerTeamCalls(calls, context);
  answerTicketCalls(calls, context);
  answerDraftCalls(calls, context);
  answerIncidentCalls(calls, context);
  answerEditCalls(calls, context);
  answerMaintenanceCalls(calls, context);
  answerTodayCalls(calls, context);
  answerOutboxCalls(calls, context);
  answerSandboxCalls(calls, context);
  answerAuditCalls(calls, context);
  answerMessageCalls(calls, context);
  answerCustomerCalls(calls, context);
}
