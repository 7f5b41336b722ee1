import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call, CallReply, ParsedInput } from '#contract/call.ts';
import { type DeskAccess, hasDeskRole } from '#contract/desk-call.ts';
import { deskCalls } from '#contract/desk-calls.ts';
import type { Accepted } from '#contract/envelope.ts';
import { recordEvent } from '../audit/record.ts';
import type { Caller, Context } from '../context.ts';
import { deskOrigin } from '../desk-origin.ts';
import { AppError } from '../http/errors.ts';
import { registerCall } from '../http/register-call.ts';
import { noteSecurity } from '../security-log.ts';
import { actorOf } from './people.ts';
import { type DeskSession, isConfirmed, useSession } from './sessions.ts';

/** What the handler of a call is given besides its input. */
export type Visit = {
  caller: Caller;
  request: FastifyRequest;
  reply: FastifyReply;
};

type OpenHandler<C extends Call> = (
  input: ParsedInput<C>,
  visit: Visit,
) => Promise<Accepted<CallReply<C>>>;

type Handler<C extends Call> = (
  input: ParsedInput<C>,
  session: DeskSession,
  visit: Visit,
) => Promise<Accepted<CallReply<C>>>;

/** Registers a call that everybody may make. */
export function registerOpenCall<C extends Call>(
  app: FastifyInstance,
  context: Context,
  call: C,
  handle: OpenHandler<C>,
): void {
  if (accessOf(call).for !== 'everyone') throw new Error(`${call.path} is not for everyone.`);
  registerCall(app, onDesk(context), call, (input, caller, request, reply) =>
    handle(input, { caller, request, reply }),
  );
}

/** Registers a call for operators; whose of them is in the list of the calls. */
export function registerDeskCall<C extends Call>(
  app: FastifyInstance,
  context: Context,
  call: C,
  handle: Handler<C>,
): void {
  const access = accessOf(call);
  if (access.for === 'everyone') throw new Error(`${call.path} is for everyone.`);
  const roles = access.for === 'operators' ? undefined : access.for;
  registerCall(app, onDesk(context), call, async (input, caller, request, reply) => {
    const session = await useSession(context, request, !access.polled);
    if (!session) throw new AppError('desk.loginRequired');
    if (roles && !hasDeskRole(session.person.roles, roles)) {
      await noteRefusal(context, session, caller, call.path);
      throw new AppError('desk.notAllowed');
    }
    if (access.confirmed && !isConfirmed(session, context.clock.now()))
      throw new AppError('desk.confirm');
    return handle(input, session, { caller, request, reply });
  });
}

/** Records that somebody wanted what their roles do not include. */
export async function noteRefusal(
  context: Pick<Context, 'database' | 'clock' | 'log'>,
  { person }: DeskSession,
  from: Pick<Caller, 'address' | 'requestId' | 'userAgent'>,
  path: string,
): Promise<void> {
  noteSecurity(context, from, {
    ...{ event: 'access', outcome: 'refused', account: person.id, reason: 'desk.notAllowed' },
  });
  const by = actorOf(person);
  await context.database.transaction((tx) =>
    recordEvent(
      tx,
      {
        action: 'desk.refused',
        by,
        target: { kind: 'operator', id: by.id },
        from,
        details: { path },
      },
      context.clock.now(),
    ),
  );
}

/** Requests of other websites are those that do not come from the desk's own origin. */
const onDesk = (context: Context): Context => ({
  ...context,
  env: { ...context.env, publicUrl: deskOrigin(context.env) },
});

function accessOf(call: Call): DeskAccess {
  const [, access] = deskCalls.find(([{ path }]) => path === call.path) ?? [];
  if (!access) throw new Error(`Nobody is named who may call ${call.path}.`);
  return access;
}
