import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/desk.ts';
import { accept } from '#contract/envelope.ts';
import type { Context } from '../context.ts';
import { registerAudit } from './audit.ts';
import { registerCustomers } from './customers.ts';
import { registerDeskCall, registerOpenCall } from './desk-call.ts';
import { registerDrafts } from './drafts.ts';
import { registerEdits } from './edits.ts';
import { registerIncidents } from './incidents.ts';
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
import { registerMaintenance } from './maintenance.ts';
import { registerMessages } from './messages.ts';
import { registerOutbox } from './outbox.ts';
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from './own-passkeys.ts';
import { askForSignature } from './passkeys.ts';
import { isAdministrator, selectPeople } from './people.ts';
import { registerSandbox } from './sandbox.ts';
import { type DeskSession, forgetSession, storeSession, useSession } from './sessions.ts';
import { inviteAtDesk, listTeam, removeAtDesk, setRoles } from './team.ts';
import { registerTicketDesk } from './tickets.ts';
import { registerToday } from './today.ts';

const done = () => accept(undefined);

export function registerDesk(app: FastifyInstance, context: Context): void {
  registerWaysIn(app, context);
  registerOwn(app, context);
  registerTeam(app, context);
  registerTicketDesk(app, context);
  registerDrafts(app, context);
  registerIncidents(app, context);
  registerEdits(app, context);
  registerMaintenance(app, context);
  registerToday(app, context);
  registerOutbox(app, context);
  registerSandbox(app, context);
  registerAudit(app, context);
  registerMessages(app, context);
  registerCustomers(app, context);
}

function registerWaysIn(app: FastifyInstance, context: Context): void {
  const { env } = context;
  registerOpenCall(app, context, contract.readDesk, async (_, { request }) => {
    const session = await useSession(context, request);
    const viewer = session ? await viewerOf(context, session) : null;
    return accept({ viewer, hasPeople: viewer !== null || (await hasPeople(context)) });
  });
  registerOpenCall(app, context, contract.beginDeskLogin, async (_, { caller }) =>
    accept(await beginLogin(context, caller)),
  );
  registerOpenCall(app, context, contract.logInToDesk, async (input, visit) => {
    const previous = await useSession(context, visit.request);
    storeSession(visit.reply, env, await logIn(context, visit.caller, input, previous));
    return done();
  });
  registerOpenCall(app, context, contract.readDeskInvitation, async ({ token }, { caller }) =>
    accept(await readInvitation(context, caller, token)),
  );
  registerOpenCall(app, context, contract.beginDeskJoin, async (input, { caller }) =>
    accept(await beginJoin(context, caller, input)),
  );
  registerOpenCall(app, context, contract.joinDesk, async (input, { caller, reply }) => {
    storeSession(reply, env, await join(context, caller, input));
    return done();
  });
}

function registerOwn(app: FastifyInstance, context: Context): void {
  registerDeskCall(app, context, contract.signOutOfDesk, async (_, session, visit) => {
    await signOut(context, visit.caller, session);
    forgetSession(visit.reply, context.env);
    return done();
  });
  registerDeskCall(app, context, contract.beginDeskConfirmation, async (_, { person }) =>
    accept(await askForSignature(context, person.id)),
  );
  registerDeskCall(app, context, contract.confirmAtDesk, async (answer, session, { caller }) => {
    await confirm(context, caller, session, answer);
    return done();
  });
  registerDeskCall(app, context, contract.listDeskPasskeys, async (_, session) =>
    accept(await listPasskeys(context, session)),
  );
  registerDeskCall(app, context, contract.beginDeskPasskey, async (_, session) =>
    accept(await beginPasskey(context, session)),
  );
  registerDeskCall(app, context, contract.addDeskPasskey, async (answer, session, { caller }) => {
    await addPasskey(context, caller, session, answer);
    return done();
  });
  registerDeskCall(app, context, contract.removeDeskPasskey, async ({ id }, session, visit) => {
    await removePasskey(context, visit.caller, session, id);
    return done();
  });
}

function registerTeam(app: FastifyInstance, context: Context): void {
  registerDeskCall(app, context, contract.listDeskTeam, async () =>
    accept(await listTeam(context)),
  );
  registerDeskCall(app, context, contract.inviteToDesk, async (input, session, { caller }) => {
    await inviteAtDesk(context, caller, session, input);
    return done();
  });
  registerDeskCall(app, context, contract.setDeskRoles, async (input, session, { caller }) => {
    await setRoles(context, caller, session, input);
    return done();
  });
  registerDeskCall(app, context, contract.removeFromDesk, async ({ id }, session, { caller }) => {
    await removeAtDesk(context, caller, session, id);
    return done();
  });
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
