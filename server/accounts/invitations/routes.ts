import type { FastifyInstance } from 'fastify';
import { accept } from '#contract/envelope.ts';
import * as contract from '#contract/invitations.ts';
import type { Context } from '../../context.ts';
import { registerCall } from '../../http/register-call.ts';
import { endPreviousSession } from '../sessions/end-sessions.ts';
import { registerSessionCall } from '../sessions/session-call.ts';
import {
  inviteEmployee,
  listInvitations,
  revokeInvitation,
  sendInvitationAgain,
} from './invite.ts';
import {
  acceptInvitation,
  declineInvitation,
  isInvitedUsernameFree,
  lookUpInvitation,
} from './join.ts';

export function registerInvitations(app: FastifyInstance, context: Context): void {
  registerInviting(app, context);
  registerJoining(app, context);
}

function registerInviting(app: FastifyInstance, context: Context): void {
  const access = { menu: 'employees', mainUserOnly: true, confirmed: true } as const;
  registerSessionCall(
    app,
    context,
    { call: contract.listInvitations, menu: 'employees' },
    async (_, session) => accept(await listInvitations(context, session)),
  );
  registerSessionCall(
    app,
    context,
    { call: contract.inviteEmployee, ...access },
    async (input, session, caller) => accept(await inviteEmployee(context, session, caller, input)),
  );
  registerSessionCall(
    app,
    context,
    { call: contract.sendInvitationAgain, ...access },
    async ({ id }, session, caller) =>
      accept(await sendInvitationAgain(context, session, caller, id)),
  );
  registerSessionCall(
    app,
    context,
    { call: contract.revokeInvitation, ...access },
    async ({ id }, session, caller) => {
      await revokeInvitation(context, session, caller, id);
      return accept(null);
    },
  );
}

/** Calls of the invited, who have a link and no session. */
function registerJoining(app: FastifyInstance, context: Context): void {
  registerCall(app, context, contract.lookUpInvitation, async ({ token }, caller) =>
    accept(await lookUpInvitation(context, caller, token)),
  );
  registerCall(app, context, contract.checkInvitedUsername, async (input, caller) =>
    accept({ isFree: await isInvitedUsernameFree(context, caller, input) }),
  );
  registerCall(app, context, contract.acceptInvitation, async (input, caller, request) => {
    const user = await acceptInvitation(context, caller, input);
    await endPreviousSession(context, caller, request);
    return accept(user);
  });
  registerCall(app, context, contract.declineInvitation, async ({ token }, caller) => {
    await declineInvitation(context, caller, token);
    return accept(null);
  });
}
