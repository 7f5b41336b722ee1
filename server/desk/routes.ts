import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/desk.ts';
import type { Context } from '../context.ts';
import { answerAuditCalls } from './audit.ts';
import { answerCustomerCalls } from './customers.ts';
import { type Answering, answering } from './desk-call.ts';
import { answerDraftCalls } from './drafts.ts';
import { answerEditCalls } from './edits.ts';
import { answerIncidentCalls } from './incidents.ts';
import {
  beginJoin,
  beginLogin,
  confirm,
  hasPeople,
  join,
  logIn,
  readInvitation,
  signOut,
} from './log-in.ts';
import { answerMaintenanceCalls } from './maintenance.ts';
import { answerMessageCalls } from './messages.ts';
import { answerOutboxCalls } from './outbox.ts';
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from './own-passkeys.ts';
import { askForSignature } from './passkeys.ts';
import { isAdministrator, selectPeople } from './people.ts';
import { answerSandboxCalls } from './sandbox.ts';
import { type DeskSession, forgetSession, storeSession, useSession } from './sessions.ts';
import { inviteAtDesk, listTeam, removeAtDesk, setRoles } from './team.ts';
import { answerTicketCalls } from './tickets.ts';
import { answerTodayCalls } from './today.ts';

export function registerDesk(app: FastifyInstance, context: Context): void {
  const calls = answering(app, context);
  answerWaysIn(calls, context);
  answerOwn(calls, context);
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

function answerWaysIn({ everyone }: Answering, context: Context): void {
  const { env } = context;
  everyone(contract.readDesk, async (_, { request }) => {
    const session = await useSession(context, request);
    const viewer = session ? await viewerOf(context, session) : null;
    return { viewer, hasPeople: viewer !== null || (await hasPeople(context)) };
  });
  everyone(contract.beginDeskLogin, (_, { caller }) => beginLogin(context, caller));
  everyone(contract.logInToDesk, async (input, { request, reply, caller }) => {
    const previous = await useSession(context, request);
    storeSession(reply, env, await logIn(context, caller, input, previous));
  });
  everyone(contract.readDeskInvitation, ({ token }, { caller }) =>
    readInvitation(context, caller, token),
  );
  everyone(contract.beginDeskJoin, (input, { caller }) => beginJoin(context, caller, input));
  everyone(contract.joinDesk, async (input, { caller, reply }) =>
    storeSession(reply, env, await join(context, caller, input)),
  );
}

function answerOwn({ operators }: Answering, context: Context): void {
  operators(contract.signOutOfDesk, async (_, { session, caller, reply }) => {
    await signOut(context, caller, session);
    forgetSession(reply, context.env);
  });
  operators(contract.beginDeskConfirmation, (_, { person }) => askForSignature(context, person.id));
  operators(contract.confirmAtDesk, (answer, { session, caller }) =>
    confirm(context, caller, session, answer),
  );
  operators(contract.listDeskPasskeys, (_, { session }) => listPasskeys(context, session));
  operators(contract.beginDeskPasskey, (_, { session }) => beginPasskey(context, session));
  operators(contract.addDeskPasskey, (answer, { session, caller }) =>
    addPasskey(context, caller, session, answer),
  );
  operators(contract.removeDeskPasskey, ({ id }, { session, caller }) =>
    removePasskey(context, caller, session, id),
  );
}

function answerTeamCalls({ operators }: Answering, context: Context): void {
  operators(contract.listDeskTeam, () => listTeam(context));
  operators(contract.inviteToDesk, (input, { session, caller }) =>
    inviteAtDesk(context, caller, session, input),
  );
  operators(contract.setDeskRoles, (input, { session, caller }) =>
    setRoles(context, caller, session, input),
  );
  operators(contract.removeFromDesk, ({ id }, { session, caller }) =>
    removeAtDesk(context, caller, session, id),
  );
}

async function viewerOf(
  { database }: Context,
  { person: { id, name, email, roles } }: DeskSession,
): Promise<contract.DeskViewer> {
  const people = await selectPeople(database);
  const administrators = people
    .filter((one) => one.joinedAt !== null && isAdministrator(one))
    .map((one) => one.name);
  return { id, name, email, roles, administrators };
}
