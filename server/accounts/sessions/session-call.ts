import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call, CallReply, ParsedInput } from '#contract/call.ts';
import type { MenuId } from '#contract/console-menus.ts';
import type { Accepted } from '#contract/envelope.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Duty } from '#contract/user-data.ts';
import type { Caller, Context } from '../../context.ts';
import { AppError } from '../../http/errors.ts';
import { registerCall } from '../../http/register-call.ts';
import { noteSecurity } from '../../security-log.ts';
import { dutyOf } from './duty.ts';
import { isReauthenticated, personOf, type Session, useSession } from './sessions.ts';

/** What a call requires of the session. */
export type Access = {
  /** One of them, where there are several. */
  menu?: MenuId | readonly MenuId[];
  mainUserOnly?: true;
  /** The main user, or an employee with the right to manage keys. */
  managesKeys?: true;
  /** Reauthentication within the last minutes. */
  confirmed?: true;
  /** Open to an employee who has to do this before every other call. */
  during?: readonly Duty[];
};

type SessionHandler<C extends Call> = (
  input: ParsedInput<C>,
  session: Session,
  caller: Caller,
) => Promise<Accepted<CallReply<C>>>;

/** Registers a call that requires a session; menus are enforced here, not only in the browser. */
export function registerSessionCall<C extends Call>(
  app: FastifyInstance,
  context: Context,
  { call, ...access }: Access & { call: C },
  handle: SessionHandler<C>,
): void {
  registerCall(app, context, call, async (input, caller, request) => {
    const token = userTokenOf(request);
    const session = token ? await useSession(context, token) : undefined;
    const now = context.clock.now();
    const duty = session && (await dutyOf(context.database, session, now));
    const refusal = refusalOf(session, duty, access, now);
    if (refusal) {
      const account = session && personOf(session).id;
      noteSecurity(context, caller, {
        event: 'access',
        outcome: 'refused',
        account,
        reason: refusal,
      });
    }
    if (refusal || !session) throw new AppError(refusal ?? 'session.required');
    caller.replay?.bind(session.id);
    return handle(input, { ...session, duty }, caller);
  });
}

/** Read from the header only: cookies are sent with cross-site requests. */
export function userTokenOf(request: FastifyRequest): string | undefined {
  const { usertoken } = request.headers;
  return typeof usertoken === 'string' && tokenPattern.test(usertoken) ? usertoken : undefined;
}

const tokenPattern = /^[\w-]{43}$/;

/** Calls of the own security page. */
export const ownSecurity = { during: ['two-factor'] } as const satisfies Access;

const refusals: Record<Duty, ErrorCode> = {
  password: 'session.password',
  'two-factor': 'session.twoFactor',
};

function refusalOf(
  session: Session | undefined,
  duty: Duty | undefined,
  { menu, mainUserOnly, managesKeys, confirmed, during = [] }: Access,
  now: Date,
): ErrorCode | undefined {
  if (!session) return 'session.required';
  if (duty && !during.includes(duty)) return refusals[duty];
  const { employee, menus } = session;
  const isClosed =
    (mainUserOnly && employee) ||
    (managesKeys && employee && !employee.managesKeys) ||
    (menu && ![menu].flat().some((one) => menus.includes(one)));
  if (isClosed) return 'session.notAllowed';
  return confirmed && !isReauthenticated(session, now) ? 'session.confirm' : undefined;
}
