import type { FastifyInstance } from 'fastify';
import { accept } from '#contract/envelope.ts';
import * as contract from '#contract/two-factor.ts';
import type { Context } from '../../context.ts';
import { registerCall } from '../../http/register-call.ts';
import { endPreviousSession } from '../sessions/end-sessions.ts';
import { ownSecurity, registerSessionCall } from '../sessions/session-call.ts';
import {
  addApp,
  addPasskey,
  beginApp,
  beginPasskey,
  getSecurity,
  makeRecoveryCodes,
  removeApp,
  removePasskey,
  renamePasskey,
} from './own-factors.ts';
import {
  beginSecondFactorPasskey,
  passSecondFactorByApp,
  passSecondFactorByPasskey,
  passSecondFactorByRecoveryCode,
} from './pass-second-factor.ts';
import {
  beginPasskeyReauthentication,
  reauthenticateByPasskey,
  reauthenticateByPassword,
} from './reauthenticate.ts';

export function registerTwoFactor(app: FastifyInstance, context: Context): void {
  registerPassing(app, context);
  registerConfirming(app, context);
  registerOwnSteps(app, context);
}

function registerPassing(app: FastifyInstance, context: Context): void {
  registerCall(app, context, contract.beginSecondFactorPasskey, async ({ step }) =>
    accept(await beginSecondFactorPasskey(context, step)),
  );
  registerCall(app, context, contract.passSecondFactorByPasskey, async (input, caller, request) => {
    const passed = await passSecondFactorByPasskey(context, caller, input);
    if (passed.user) await endPreviousSession(context, caller, request);
    return accept(passed);
  });
  registerCall(app, context, contract.passSecondFactorByApp, async (input, caller, request) => {
    const passed = await passSecondFactorByApp(context, caller, input);
    if (passed.user) await endPreviousSession(context, caller, request);
    return accept(passed);
  });
  registerCall(
    app,
    context,
    contract.passSecondFactorByRecoveryCode,
    async (input, caller, request) => {
      const passed = await passSecondFactorByRecoveryCode(context, caller, input);
      if (passed.user) await endPreviousSession(context, caller, request);
      return accept(passed);
    },
  );
}

function registerConfirming(app: FastifyInstance, context: Context): void {
  registerSessionCall(
    app,
    context,
    { call: contract.reauthenticateByPassword, ...ownSecurity },
    async ({ password }, session, caller) =>
      accept(await reauthenticateByPassword(context, session, caller, password)),
  );
  registerSessionCall(
    app,
    context,
    { call: contract.beginPasskeyReauthentication, ...ownSecurity },
    async (_, session) => accept(await beginPasskeyReauthentication(context, session)),
  );
  registerSessionCall(
    app,
    context,
    { call: contract.reauthenticateByPasskey, ...ownSecurity },
    async (input, session, caller) =>
      accept(await reauthenticateByPasskey(context, session, caller, input)),
  );
}

/** Open to every user, whatever their menus. */
function registerOwnSteps(app: FastifyInstance, context: Context): void {
  const confirmed = { ...ownSecurity, confirmed: true } as const;
  registerSessionCall(
    app,
    context,
    { call: contract.getSecurity, ...ownSecurity },
    async (_, session, caller) => accept(await getSecurity(context, session, caller)),
  );
  registerSessionCall(
    app,
    context,
    { call: contract.beginPasskey, ...confirmed },
    async (input, session) => accept(await beginPasskey(context, session, input)),
  );
  registerSessionCall(
    app,
    context,
    { call: contract.addPasskey, ...confirmed },
    async (input, session, caller) => accept(await addPasskey(context, session, caller, input)),
  );
  registerSessionCall(
    app,
    context,
    { call: contract.renamePasskey, ...confirmed },
    async (input, session, caller) => {
      await renamePasskey(context, session, caller, input);
      return accept(null);
    },
  );
  registerSessionCall(
    app,
    context,
    { call: contract.removePasskey, ...confirmed },
    async ({ id }, session, caller) => {
      await removePasskey(context, session, caller, id);
      return accept(null);
    },
  );
  registerSessionCall(
    app,
    context,
    { call: contract.beginApp, ...confirmed },
    async (_, session, caller) => accept(await beginApp(context, session, caller)),
  );
  registerSessionCall(
    app,
    context,
    { call: contract.addApp, ...confirmed },
    async ({ code }, session, caller) => accept(await addApp(context, session, caller, code)),
  );
  registerSessionCall(
    app,
    context,
    { call: contract.removeApp, ...confirmed },
    async (_, session, caller) => {
      await removeApp(context, session, caller);
      return accept(null);
    },
  );
  registerSessionCall(
    app,
    context,
    { call: contract.makeRecoveryCodes, ...confirmed },
    async (_, session, caller) => accept(await makeRecoveryCodes(context, session, caller)),
  );
}
