import type { FastifyInstance } from 'fastify';
import { listAccountEvents, recogniseEvent } from '#contract/account-events.ts';
import * as contract from '#contract/console.ts';
import { accept } from '#contract/envelope.ts';
import { minuteMs } from '#contract/time-units.ts';
import { resetEmployeeTwoFactor as resetStepsCall } from '#contract/two-factor.ts';
import { duties } from '#contract/user-data.ts';
import type { Context } from '../../context.ts';
import { registerCall } from '../../http/register-call.ts';
import {
  listAccountEvents as listEvents,
  recogniseEvent as recognise,
} from '../changes/account-events.ts';
import { endOtherOwnSessions, endOwnSession, signOut } from '../sessions/end-sessions.ts';
import { ownSecurity, registerSessionCall, userTokenOf } from '../sessions/session-call.ts';
import { resendConfirmation } from '../sign-up/resend-confirmation.ts';
import { describeUser } from '../user-data.ts';
import {
  addEmployee,
  deleteEmployee,
  listEmployees,
  resetEmployeeTwoFactor,
  setEmployeeMenus,
  setEmployeePassword,
  setEmployeeStatus,
} from './employees.ts';
import {
  changeOwnPassword,
  describeDuty,
  describeSessions,
  getOwnDetails,
  setNotificationLanguage,
  updateOwnDetails,
} from './own-account.ts';
import { requireTwoFactor, ruleOf } from './two-factor-rule.ts';

/** Calls of logged-in users. */
export function registerConsole(app: FastifyInstance, context: Context): void {
  registerFrame(app, context);
  registerOwnAccount(app, context);
  registerOwnSecurity(app, context);
  registerEvents(app, context);
  registerEmployees(app, context);
}

function registerFrame(app: FastifyInstance, context: Context): void {
  const during = duties;
  registerSessionCall(app, context, { call: contract.whoAmI, during }, async (_, session) =>
    accept({
      ...describeUser(session),
      ...(await describeDuty(context, session)),
      role: session.employee ? ('employee' as const) : ('main' as const),
      companyName: session.customer.companyName,
      account: session.employee?.username ?? session.customer.email,
      idleMinutes: context.env.accounts.sessionIdleMs / minuteMs,
      samplesUntil: session.customer.samplesUntil?.toISOString() ?? null,
    }),
  );
  registerCall(app, context, contract.signOut, async (_, caller, request) => {
    const token = userTokenOf(request);
    if (token) await signOut(context, caller, token);
    return accept(null);
  });
}

function registerOwnAccount(app: FastifyInstance, context: Context): void {
  const access = { menu: 'account' } as const;
  registerSessionCall(
    app,
    context,
    { call: contract.getOwnDetails, ...access },
    async (_, session) => accept(await getOwnDetails(context, session)),
  );
  registerSessionCall(
    app,
    context,
    { call: contract.updateOwnDetails, ...access, mainUserOnly: true },
    async (input, session, caller) => {
      await updateOwnDetails(context, session, caller, input);
      return accept(null);
    },
  );
  registerSessionCall(
    app,
    context,
    { call: contract.setNotificationLanguage, ...access, mainUserOnly: true },
    async (input, session, caller) => {
      await setNotificationLanguage(context, session, caller, input);
      return accept(null);
    },
  );
  registerSessionCall(
    app,
    context,
    { call: contract.resendConfirmation, ...access, mainUserOnly: true },
    async (_, session, caller) => {
      await resendConfirmation(context, session, caller);
      return accept(null);
    },
  );
}

/** Open to every user, whatever their menus. */
function registerOwnSecurity(app: FastifyInstance, context: Context): void {
  registerSessionCall(
    app,
    context,
    { call: contract.changeOwnPassword, during: duties },
    async (input, session, caller) =>
      accept(await changeOwnPassword(context, session, caller, input)),
  );
  registerSessionCall(
    app,
    context,
    { call: contract.listSessions, ...ownSecurity },
    async (_, session) => accept(await describeSessions(context, session)),
  );
  registerSessionCall(
    app,
    context,
    { call: contract.endSession, ...ownSecurity, confirmed: true },
    async ({ id }, session, caller) => {
      await endOwnSession(context, session, caller, id);
      return accept(null);
    },
  );
  registerSessionCall(
    app,
    context,
    { call: contract.endOtherSessions, ...ownSecurity, confirmed: true },
    async (_, session, caller) => {
      await endOtherOwnSessions(context, session, caller);
      return accept(null);
    },
  );
}

function registerEvents(app: FastifyInstance, context: Context): void {
  const access = { menu: 'account' } as const;
  registerSessionCall(
    app,
    context,
    { call: listAccountEvents, ...access },
    async (input, session, caller) => accept(await listEvents(context, session, caller, input)),
  );
  registerSessionCall(
    app,
    context,
    { call: recogniseEvent, ...access },
    async (input, session, caller) => {
      await recognise(context, session, caller, input);
      return accept(null);
    },
  );
}

function registerEmployees(app: FastifyInstance, context: Context): void {
  const access = { menu: 'employees', mainUserOnly: true, confirmed: true } as const;
  registerSessionCall(
    app,
    context,
    { call: contract.listEmployees, menu: 'employees' },
    async (_, session) => accept(await listEmployees(context, session)),
  );
  registerSessionCall(
    app,
    context,
    { call: contract.addEmployee, ...access },
    async (input, session, caller) => accept(await addEmployee(context, session, caller, input)),
  );
  registerSessionCall(
    app,
    context,
    { call: contract.setEmployeeStatus, ...access },
    async (input, session, caller) =>
      accept(await setEmployeeStatus(context, session, caller, input)),
  );
  registerSessionCall(
    app,
    context,
    { call: contract.setEmployeeMenus, ...access },
    async (input, session, caller) =>
      accept(await setEmployeeMenus(context, session, caller, input)),
  );
  registerSessionCall(
    app,
    context,
    { call: contract.getTwoFactorRule, menu: 'employees' },
    async (_, { customer }) => accept(ruleOf(customer)),
  );
  registerSessionCall(
    app,
    context,
    { call: contract.requireTwoFactor, ...access },
    async ({ required }, session, caller) =>
      accept(await requireTwoFactor(context, session, caller, required)),
  );
  registerSessionCall(
    app,
    context,
    { call: contract.deleteEmployee, ...access },
    async (input, session, caller) => {
      await deleteEmployee(context, session, caller, input);
      return accept(null);
    },
  );
  registerSessionCall(
    app,
    context,
    { call: contract.setEmployeePassword, ...access },
    async (input, session, caller) =>
      accept(await setEmployeePassword(context, session, caller, input)),
  );
  registerSessionCall(
    app,
    context,
    { call: resetStepsCall, ...access },
    async ({ id }, session, caller) =>
      accept(await resetEmployeeTwoFactor(context, session, caller, id)),
  );
}
