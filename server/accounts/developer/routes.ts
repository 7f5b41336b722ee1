import type { FastifyInstance } from 'fastify';
import * as apiKeys from '#contract/api-keys.ts';
import * as callbackCalls from '#contract/callbacks.ts';
import { accept } from '#contract/envelope.ts';
import * as firstSteps from '#contract/first-steps.ts';
import * as liveCalls from '#contract/live-messages.ts';
import * as requestCalls from '#contract/requests.ts';
import type { Context } from '../../context.ts';
import { type Access, registerSessionCall } from '../sessions/session-call.ts';
import {
  deliverOwnAgain,
  getCallbackSettings,
  listOwnDeliveries,
  prepareOwnSecret,
  sendTest,
  setOwnAllowedAddresses,
  setOwnCallbackUrl,
  showOwnSecret,
  switchOwnSecret,
} from './callbacks.ts';
import { firstStepsOf } from './first-steps.ts';
import { changeOwnKey, endOwnKey, listOwnKeys, makeOwnKey } from './keys.ts';
import {
  countOwnNewLiveMessages,
  exportOwnLiveMessages,
  listOwnLiveMessages,
} from './live-messages.ts';
import type { SandboxParts } from './parts.ts';
import {
  countOwnNewRequests,
  exportOwnRequests,
  listOwnRequests,
  readOwnLine,
  readOwnRequest,
} from './requests.ts';

const looks: Access = { menu: 'developer' };
const manages: Access = { ...looks, managesKeys: true };
/** Requires reauthentication, so that a stolen session cannot make changes. */
const proven: Access = { ...manages, confirmed: true };

/** Calls for keys, callbacks and requests of an account. */
export function registerDeveloper(
  app: FastifyInstance,
  context: Context,
  sandbox: SandboxParts | undefined,
): void {
  registerKeys(app, context, sandbox);
  registerCallbacks(app, context, sandbox);
  registerRequests(app, context, sandbox);
  registerLiveMessages(app, context);
  registerSessionCall(
    app,
    context,
    { call: firstSteps.getFirstSteps, ...looks },
    async (_, session) => accept(await firstStepsOf(context, session, sandbox)),
  );
}

function registerKeys(
  app: FastifyInstance,
  context: Context,
  sandbox: SandboxParts | undefined,
): void {
  registerSessionCall(app, context, { call: apiKeys.listApiKeys, ...looks }, async (_, session) =>
    accept(await listOwnKeys(context, session, sandbox)),
  );
  registerSessionCall(
    app,
    context,
    { call: apiKeys.makeApiKey, ...proven },
    async (input, session, caller) =>
      accept(
        await makeOwnKey(context, session, caller, { ...input, hasSandbox: sandbox !== undefined }),
      ),
  );
  registerSessionCall(
    app,
    context,
    { call: apiKeys.changeApiKey, ...proven },
    async (input, session, caller) => accept(await changeOwnKey(context, session, caller, input)),
  );
  registerSessionCall(
    app,
    context,
    { call: apiKeys.endApiKey, ...proven },
    async (input, session, caller) => accept(await endOwnKey(context, session, caller, input)),
  );
}

function registerCallbacks(
  app: FastifyInstance,
  context: Context,
  sandbox: SandboxParts | undefined,
): void {
  registerSessionCall(
    app,
    context,
    { call: callbackCalls.getCallbacks, ...looks },
    async (_, session) => accept(await getCallbackSettings(context, session, sandbox)),
  );
  registerSessionCall(
    app,
    context,
    { call: callbackCalls.setCallbackUrl, ...proven },
    async ({ url }, session, caller) => {
      await setOwnCallbackUrl(context, session, caller, url);
      return accept(null);
    },
  );
  registerSessionCall(
    app,
    context,
    { call: apiKeys.setAllowedAddresses, ...proven },
    async ({ addresses }, session, caller) => {
      await setOwnAllowedAddresses(context, session, caller, addresses);
      return accept(null);
    },
  );
  registerSessionCall(
    app,
    context,
    { call: callbackCalls.showCallbackSecret, ...proven },
    async (_, session, caller) => accept(await showOwnSecret(context, session, caller)),
  );
  registerSessionCall(
    app,
    context,
    { call: callbackCalls.prepareCallbackSecret, ...proven },
    async (_, session, caller) => accept(await prepareOwnSecret(context, session, caller)),
  );
  registerSessionCall(
    app,
    context,
    { call: callbackCalls.switchCallbackSecret, ...proven },
    async (_, session, caller) => {
      await switchOwnSecret(context, session, caller);
      return accept(null);
    },
  );
  registerSessionCall(
    app,
    context,
    { call: callbackCalls.sendTestCallback, ...manages },
    async ({ event }, session) => accept(await sendTest(context, session, event, sandbox)),
  );
  registerSessionCall(
    app,
    context,
    { call: callbackCalls.listCallbackDeliveries, ...looks },
    async (_, session) => accept(await listOwnDeliveries(context, session)),
  );
  registerSessionCall(
    app,
    context,
    { call: callbackCalls.deliverCallbackAgain, ...manages },
    async ({ deliveryId }, session) => {
      await deliverOwnAgain(context, session, deliveryId);
      return accept(null);
    },
  );
}

function registerRequests(
  app: FastifyInstance,
  context: Context,
  sandbox: SandboxParts | undefined,
): void {
  registerSessionCall(
    app,
    context,
    { call: requestCalls.listRequests, ...looks },
    async (input, session) => accept(await listOwnRequests(context, session, input, sandbox)),
  );
  registerSessionCall(
    app,
    context,
    { call: requestCalls.countNewRequests, ...looks },
    async (input, session) => accept(await countOwnNewRequests(context, session, input, sandbox)),
  );
  registerSessionCall(
    app,
    context,
    { call: requestCalls.exportRequests, ...looks },
    async (input, session) => accept(await exportOwnRequests(context, session, input, sandbox)),
  );
  registerSessionCall(
    app,
    context,
    { call: requestCalls.readRequest, ...looks },
    async ({ id }, session) => accept(await readOwnRequest(context, session, id)),
  );
  registerSessionCall(
    app,
    context,
    { call: requestCalls.readRequestLine, ...looks },
    async ({ id }, session) => accept(await readOwnLine(context, session, id)),
  );
}

function registerLiveMessages(app: FastifyInstance, context: Context): void {
  registerSessionCall(
    app,
    context,
    { call: liveCalls.listLiveMessages, ...looks },
    async (input, session) => accept(await listOwnLiveMessages(context, session, input)),
  );
  registerSessionCall(
    app,
    context,
    { call: liveCalls.countNewLiveMessages, ...looks },
    async (input, session) => accept(await countOwnNewLiveMessages(context, session, input)),
  );
  registerSessionCall(
    app,
    context,
    { call: liveCalls.exportLiveMessages, ...looks },
    async (input, session) => accept(await exportOwnLiveMessages(context, session, input)),
  );
}
