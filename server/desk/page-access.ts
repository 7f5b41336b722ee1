import type { FastifyRequest } from 'fastify';
import { deskPageOf, deskPages } from '#contract/desk.ts';
import { hasDeskRole } from '#contract/desk-call.ts';
import type { Context } from '../context.ts';
import { clientAddress } from '../http/client-address.ts';
import { userAgentOf } from '../http/user-agent.ts';
import { noteRefusal } from './desk-call.ts';
import { useSession } from './sessions.ts';

/** Whether a person asks for a page outside their roles, which is recorded. */
export async function refusesPage(context: Context, request: FastifyRequest): Promise<boolean> {
  const path = request.url.split('?')[0] ?? '';
  const page = deskPageOf(path);
  const session = page && (await useSession(context, request));
  if (!session || hasDeskRole(session.person.roles, deskPages[page].roles)) return false;
  const { id: requestId } = request;
  const from = { address: clientAddress(request), requestId, userAgent: userAgentOf(request) };
  await noteRefusal(context, session, from, path);
  return true;
}
