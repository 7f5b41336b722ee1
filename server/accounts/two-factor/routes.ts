import type { FastifyInstance } from 'fastify';
import { accept } from '#contract/envelope.ts';
import * as contract from '#contract/two-factor.ts';
import type { Context } from '../../context.ts';
import { registerCall } from '../../http/register-call.ts';
import { endPreviousSession } from '../sessions/end-sessions.ts';
import { registerSessionCall } from '../sessions/session-call.ts';
import { askConfirmPasskey, confirmByPasskey, confirmByPassword } from './confirm.ts';
import {
  addApp,
  addPasskey,
  askNewPasskey,
  beginApp,
  getSecurity,
  makeRecoveryCodes,
  removeApp,
  removePasskey,
  renamePasskey,
} from './own-factors.ts';
import {
  askStepPasskey,
  passStepByApp,
  passStepByPasskey,
  passStepByRecovery,
} from './pass-second-factor.ts';

export function registerTwoFactor(app: FastifyInstance, context: Context): void {
  registerPassing(app, context);
  registerConfirming(app, context);
  registerOwnSteps(app, context);
}

function registerPassing(app: FastifyInstance, context: Context): void {
  registerCall(app, context, contract.askStepPasskey, async ({ step }) =>
    accept(await askStepPasskey(context, step)),
  );
  registerCall(app, context, contract.passStepByPasskey, async (input, caller, request) => {
    const passed = await passStepByPasskey(context, caller, input);
    if (passed.user) await endPreviousSession(context, caller, request);
    return accept(passed);
  });
  registerCall(app, context, contract.passStepByApp, async (input, caller, request) => {
    const passed = await passStepByApp(context, caller, input);
    if (passed.user) await endPreviousSession(context, caller, request);
    return accept(passed);
  });
  registerCall(app, context, contract.passStepByRecovery, async (input, caller, request) => {
    const passed = await passStepByRecovery(context, caller, input);
    if (passed.user) await endPreviousSession(context, caller, request);
    return accept(passed);
  });
}

function registerConfirming(app: FastifyInstance, context: Context): void {
  registerSessionCall(
    app,
    context,
    { call: contract.confirmByPassword },
    async ({ password }, session, caller) =>
      accept(await confirmByPassword(context, session, caller, password)),
  );
  registerSessionCall(app, context, { call: contract.askConfirmPasskey }, async (_, session) =>
    accept(await askConfirmPasskey(context, session)),
  );
  registerSessionCall(
    app,
    context,
    { call: contract.confirmByPasskey },
    async (input, session, caller) =>
      accept(await confirmByPasskey(context, session, caller, input)),
  );
}

function registerOwnSteps(app: FastifyInstance, context: Context): void {
  const access = { menu: 'account' } as const;
  const confirmed = { ...access, confirmed: true } as const;
  registerSessionCall(
    app,
    context,
    { call: contract.getSecurity, ...access },
    async (_, session, caller) => accept(await getSecurity(context, session, caller)),
  );
  registerSessionCall(
    app,
    context,
    { call: contract.askNewPasskey, ...confirmed },
    async (_, session) => accept(await askNewPasskey(context, session)),
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
