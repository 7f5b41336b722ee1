import type { Locale } from '#contract/locale.ts';
import { accountPageWords } from './account-pages.ts';
import { activationWords } from './activation.ts';
import { captchaWords } from './captcha.ts';
import { consoleWords } from './console.ts';
import { consoleAccountWords } from './console-account.ts';
import { consoleCallbacksWords } from './console-callbacks.ts';
import { consoleConfirmWords } from './console-confirm.ts';
import { consoleEmployeesWords } from './console-employees.ts';
import { consoleEventsWords } from './console-events.ts';
import { consoleFirstStepsWords } from './console-first-steps.ts';
import { consoleHomeWords } from './console-home.ts';
import { consoleKeysWords } from './console-keys.ts';
import { consoleRequestsWords } from './console-requests.ts';
import { consoleSecurityWords } from './console-security.ts';
import { consoleSupportWords } from './console-support.ts';
import { consoleUsageWords } from './console-usage.ts';
import { deskWords } from './desk.ts';
import { deskAuditWords } from './desk-audit.ts';
import { deskCustomersWords } from './desk-customers.ts';
import { deskEditsWords } from './desk-edits.ts';
import { deskIncidentsWords } from './desk-incidents.ts';
import { deskMaintenanceWords } from './desk-maintenance.ts';
import { deskMessagesWords } from './desk-messages.ts';
import { deskOutboxWords } from './desk-outbox.ts';
import { deskReportWords } from './desk-report.ts';
import { deskSandboxWords } from './desk-sandbox.ts';
import { deskStatusWords } from './desk-status.ts';
import { deskTicketsWords } from './desk-tickets.ts';
import { deskTodayWords } from './desk-today.ts';
import { fieldErrorWords } from './field-errors.ts';
import { invitationWords } from './invitation.ts';
import { loginWords } from './login.ts';
import { passwordRuleWords } from './password-rules.ts';
import { productNameWords } from './product-names.ts';
import { resetPasswordWords } from './reset-password.ts';
import { signUpWords } from './sign-up.ts';
import { ticketWords } from './tickets.ts';
import { twoFactorWords } from './two-factor.ts';

/** For loaders only: both languages of every module of words. */
export const interfaceWords = {
  accountPages: accountPageWords,
  activation: activationWords,
  captcha: captchaWords,
  console: consoleWords,
  consoleAccount: consoleAccountWords,
  consoleCallbacks: consoleCallbacksWords,
  consoleConfirm: consoleConfirmWords,
  consoleEmployees: consoleEmployeesWords,
  consoleEvents: consoleEventsWords,
  consoleFirstSteps: consoleFirstStepsWords,
  consoleHome: consoleHomeWords,
  consoleKeys: consoleKeysWords,
  consoleRequests: consoleRequestsWords,
  consoleSupport: consoleSupportWords,
  consoleUsage: consoleUsageWords,
  consoleSecurity: consoleSecurityWords,
  desk: deskWords,
  deskTickets: deskTicketsWords,
  deskEdits: deskEditsWords,
  deskMaintenance: deskMaintenanceWords,
  deskReport: deskReportWords,
  deskIncidents: deskIncidentsWords,
  deskStatus: deskStatusWords,
  deskAudit: deskAuditWords,
  deskOutbox: deskOutboxWords,
  deskSandbox: deskSandboxWords,
  deskToday: deskTodayWords,
  deskCustomers: deskCustomersWords,
  deskMessages: deskMessagesWords,
  fieldErrors: fieldErrorWords,
  invitation: invitationWords,
  login: loginWords,
  passwordRules: passwordRuleWords,
  productNames: productNameWords,
  resetPassword: resetPasswordWords,
  tickets: ticketWords,
  twoFactor: twoFactorWords,
  signUp: signUpWords,
};

export type WordsName = keyof typeof interfaceWords;
export type InterfaceWords = {
  [Name in WordsName]: (typeof interfaceWords)[Name][Locale];
};
