import { defaultCallMs } from '../call-timeout.ts';
import { count, type Raw, whole } from './fields.ts';

/** Iterations of PBKDF2 per attempt: the default everywhere, the minimum in production. */
export const defaultCaptchaCost = 1_500;

export const limitSettings = {
  LIMIT_REQUESTS_PER_MINUTE: count(600),
  LIMIT_CPU_MS_PER_MINUTE: count(1_500),
  LIMIT_DELAY_MS: whole(0, 600_000).default(1_000),
  LIMIT_CALL_MS: whole(2_000, 600_000).default(defaultCallMs),
  LIMIT_CONTACT_PER_HOUR: count(10),
  LIMIT_EVENTS_PER_HOUR: count(60),
  LIMIT_CAPTCHA_PER_HOUR: count(60),
  CAPTCHA_COST: whole(1, 100_000).default(defaultCaptchaCost),
  LIMIT_SUBSCRIPTIONS_PER_HOUR: count(10),
  LIMIT_SUBSCRIPTION_MAILS_PER_DAY: count(3),
  LIMIT_SIGN_UPS_PER_HOUR: count(20),
  LIMIT_ACTIVATION_MAILS_PER_DAY: count(5),
  LIMIT_LOGINS_PER_MINUTE: count(20),
  LIMIT_LOOKUPS_PER_HOUR: count(60),
  LIMIT_RESET_MAILS_PER_HOUR: count(20),
  LIMIT_CODE_TRIES_PER_MINUTE: count(20),
  LIMIT_CODES_PER_DAY: count(5),
  LIMIT_CODES_PER_RECIPIENT_AND_DAY: count(10),
  LIMIT_TEXTS_PER_HOUR: count(20),
  LIMIT_TEXTS_PER_PREFIX_AND_DAY: count(50),
  LIMIT_TEXTS_PER_DIAL_CODE_AND_HOUR: count(200),
  LIMIT_TEXTS_PER_DIAL_CODE_AND_DAY: count(2_000),
  LIMIT_TEXTS_PER_DAY: count(10_000),
  LIMIT_NUMBERS_PER_ACTIVATION: count(3),
  LIMIT_TEXTS_PER_ACTIVATION: count(5),
  LIMIT_EMPLOYEES: count(100),
  LIMIT_INVITATIONS_PER_DAY: count(50),
  LIMIT_INVITATION_MAILS_PER_DAY: count(3),
  LIMIT_TICKETS_PER_DAY: count(20),
  LIMIT_TICKET_MESSAGES_PER_DAY: count(100),
};

export const limitsFrom = (raw: Raw<typeof limitSettings>) => ({
  requestsPerMinute: raw.LIMIT_REQUESTS_PER_MINUTE,
  /** Main-thread time of one client address; the first milliseconds of a request are free. */
  cpuMsPerMinute: raw.LIMIT_CPU_MS_PER_MINUTE,
  /** Event-loop delay above which requests are refused. */
  delayMs: raw.LIMIT_DELAY_MS,
  /** Time limit of one call, database included. */
  callMs: raw.LIMIT_CALL_MS,
  contactPerHour: raw.LIMIT_CONTACT_PER_HOUR,
  eventsPerHour: raw.LIMIT_EVENTS_PER_HOUR,
  captchaPerHour: raw.LIMIT_CAPTCHA_PER_HOUR,
  captchaCost: raw.CAPTCHA_COST,
  subscriptionsPerHour: raw.LIMIT_SUBSCRIPTIONS_PER_HOUR,
  subscriptionMailsPerDay: raw.LIMIT_SUBSCRIPTION_MAILS_PER_DAY,
  signUpsPerHour: raw.LIMIT_SIGN_UPS_PER_HOUR,
  activationMailsPerDay: raw.LIMIT_ACTIVATION_MAILS_PER_DAY,
  loginsPerMinute: raw.LIMIT_LOGINS_PER_MINUTE,
  lookupsPerHour: raw.LIMIT_LOOKUPS_PER_HOUR,
  resetMailsPerHour: raw.LIMIT_RESET_MAILS_PER_HOUR,
  codeTriesPerMinute: raw.LIMIT_CODE_TRIES_PER_MINUTE,
  codesPerDay: raw.LIMIT_CODES_PER_DAY,
  codesPerRecipientAndDay: raw.LIMIT_CODES_PER_RECIPIENT_AND_DAY,
  textsPerHour: raw.LIMIT_TEXTS_PER_HOUR,
  textsPerPrefixAndDay: raw.LIMIT_TEXTS_PER_PREFIX_AND_DAY,
  textsPerDialCodeAndHour: raw.LIMIT_TEXTS_PER_DIAL_CODE_AND_HOUR,
  textsPerDialCodeAndDay: raw.LIMIT_TEXTS_PER_DIAL_CODE_AND_DAY,
  textsPerDay: raw.LIMIT_TEXTS_PER_DAY,
  numbersPerActivation: raw.LIMIT_NUMBERS_PER_ACTIVATION,
  textsPerActivation: raw.LIMIT_TEXTS_PER_ACTIVATION,
  employees: raw.LIMIT_EMPLOYEES,
  /** Of one account. */
  invitationsPerDay: raw.LIMIT_INVITATIONS_PER_DAY,
  /** To one mailbox, from all accounts. */
  invitationMailsPerDay: raw.LIMIT_INVITATION_MAILS_PER_DAY,
  ticketsPerDay: raw.LIMIT_TICKETS_PER_DAY,
  ticketMessagesPerDay: raw.LIMIT_TICKET_MESSAGES_PER_DAY,
});
