import type * as z from 'zod/mini';
import type { Locale } from '#contract/locale.ts';
import { accountChanged } from './account-changed.ts';
import { activation } from './activation.ts';
import { activationCodeText } from './activation-code-text.ts';
import { balanceLow } from './balance-low.ts';
import { contactNotice } from './contact-notice.ts';
import { deskInvitation } from './desk-invitation.ts';
import { employeeAdded } from './employee-added.ts';
import { employeeInvitation } from './employee-invitation.ts';
import { loginTries } from './login-tries.ts';
import { passwordChanged } from './password-changed.ts';
import { resetCodeMail } from './reset-code-mail.ts';
import { resetCodeText } from './reset-code-text.ts';
import { statusConfirm } from './status-confirm.ts';
import { statusNotice } from './status-notice.ts';
import { statusReport } from './status-report.ts';
import { statusWebhook } from './status-webhook.ts';
import type { Mail, TextMessage } from './template.ts';
import { ticketAnswer } from './ticket-answer.ts';

/** Every message we send, by the name stored in the outbox. */
export const templates = {
  'contact-notice': contactNotice,
  activation,
  'activation-code-text': activationCodeText,
  'reset-code-mail': resetCodeMail,
  'reset-code-text': resetCodeText,
  'password-changed': passwordChanged,
  'employee-added': employeeAdded,
  'employee-invitation': employeeInvitation,
  'login-tries': loginTries,
  'account-changed': accountChanged,
  'status-confirm': statusConfirm,
  'status-notice': statusNotice,
  'status-report': statusReport,
  'status-webhook': statusWebhook,
  'desk-invitation': deskInvitation,
  'ticket-answer': ticketAnswer,
  'balance-low': balanceLow,
} as const;

export type TemplateName = keyof typeof templates;

export type PayloadOf<Name extends TemplateName> = z.input<(typeof templates)[Name]['payload']>;

export const isTemplateName = (name: string): name is TemplateName =>
  Object.hasOwn(templates, name);

export const renderMessage = (
  name: TemplateName,
  payload: unknown,
  locale: Locale,
): Mail | TextMessage => templates[name].render(payload, locale);
