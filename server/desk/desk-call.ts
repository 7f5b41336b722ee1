import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call, CallReply, ParsedInput } from '#contract/call.ts';
import { type DeskAccess, hasDeskRole } from '#contract/desk-call.ts';
import { deskCalls } from '#contract/desk-calls.ts';
import { type Accepted, accept } from '#contract/envelope.ts';
import type { Caller, Context } from '../context.ts';
import { deskOrigin } from '../desk-origin.ts';
import { AppError } from '../http/errors.ts';
import { registerCall } from '../http/register-call.ts';
import { noteSecurity } from '../security-log.ts';
import { actorOf, type Person, recordPerson } from './people.ts';
import { type DeskSession, isConfirmed, useSession } from './sessions.ts';

/** What the handler of a call is given besides its input. */
export type Visit = {
  caller: Caller;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** An operator's; `acting` is how services and the audit trail name it. */
export type OperatorVisit = Visit & {
  session: DeskSession;
  person: Person;
  acting: { by: ReturnType<typeof actorOf>; from: Caller };
};

type DataOf<C extends Call> = Accepted<CallReply<C>> extends { data?: infer Data } ? Data : never;
export type Handler<C extends Call, V> = (input: ParsedInput<C>, visit: V) => Promise<DataOf<C>>;

/** Registers calls of the desk; a handler returns the data of the reply. */
export type Answering = ReturnType<typeof answering>;

export function answering(app: FastifyInstance, context: Context) {
  const register = <C extends Call>(call: C, handle: Handler<C, Visit>) =>
    registerCall(app, onDesk(context), call, async (input, caller, request, reply) => {
      const data = await handle(input, { caller, request, reply });
      // Every reply of the desk is an envelope, which the types of a call in general do not say.
      return accept(data) as Accepted<CallReply<C>>;
    });
  return {
    /** A call that everybody may make. */
    everyone<C extends Call>(call: C, handle: Handler<C, Visit>): void {
      if (accessOf(call).for !== 'everyone') throw new Error(`${call.path} is not for everyone.`);
      register(call, handle);
    },
    /** A call for operators; whose of them is in the list of the calls. */
    operators<C extends Call>(call: C, handle: Handler<C, OperatorVisit>): void {
      const access = accessOf(call);
      if (access.for === 'everyone') throw new Error(`${call.path} is for everyone.`);
      const roles = access.for === 'operators' ? undefined : access.for;
      register(call, async (input, visit) => {
        const session = await useSession(context, visit.request, !access.polled);
        if (!session) throw new AppError('desk.loginRequired');
        const { person } = session;
        if (roles && !hasDeskRole(person.roles, roles)) {
          await noteRefusal(context, session, visit.caller, call.path);
          throw new AppError('desk.notAllowed');
        }
        if (access.confirmed && !isConfirmed(session, context.clock.now()))
          throw new AppError('desk.confirm');
        const acting = { by: actorOf(person), from: visit.caller };
        return handle(input, { ...visit, session, person, acting });
      });
    },
  };
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
  const event = { id: person.id, by: actorOf(person), from } as const;
  await context.database.transaction((tx) =>
    recordPerson(tx, context, { ...event, action: 'desk.refused', details: { path } }),
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
