import { and, eq, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { sixMonthsSeconds } from '#content/storage.ts';
import { replayMs } from '#contract/call.ts';
import { deskIdleMs } from '#contract/desk.ts';
import { dayMs, minuteMs, secondMs } from '#contract/time-units.ts';
import { auditEvents } from '../db/audit-schema.ts';
import { captchaChallenges, captchaPasses } from '../db/captcha-schema.ts';
import {
  deskChallenges,
  deskDrafts,
  deskInvitations,
  deskPeople,
  deskSessions,
} from '../db/desk-schema.ts';
import { gatewayChanges, gatewayMessages } from '../db/gateway-schema.ts';
import {
  activationTokens,
  knownDevices,
  loginFailures,
  oneTimeCodes,
  sentCodes,
  textHours,
} from '../db/login-schema.ts';
import { requestAnswers } from '../db/replay-schema.ts';
import {
  apiKeys,
  applications,
  sandboxBlocks,
  sandboxDeliveries,
  sandboxNonces,
  sandboxRecords,
  sandboxRepeats,
  sandboxRequests,
} from '../db/sandbox-schema.ts';
import {
  analyticsEvents,
  contactMessages,
  customers,
  employeeInvitations,
  limitCounters,
  outboxMessages,
  sessions,
} from '../db/schema.ts';
import { siteAssets } from '../db/site-schema.ts';
import { statusLinks, statusSubscriptions, statusWebhooks } from '../db/status-schema.ts';
import { tickets } from '../db/ticket-schema.ts';
import { passkeyChallenges, pendingLogins } from '../db/two-factor-schema.ts';
import { gatewayRefusals, usageDays } from '../db/usage-schema.ts';
import type { Env } from '../env.ts';

export type RetentionRule = {
  /** The name in the output of `data purge`. */
  name: string;
  table: PgTable;
  /** The column with the time that retention counts from. */
  from: PgColumn;
  retention: { ms: number } | { months: number } | { years: number };
  /** Restricts the rule to some rows. */
  only?: SQL;
  /**
   * A statement that allows the deletion in its transaction, for tables that refuse it otherwise.
   */
  permit?: SQL;
};

/** Consecutive failed logins are forgotten after this time without one. */
export const loginFailureRetentionMs = dayMs;

/** A status subscription must be confirmed within this time. */
export const unconfirmedRetentionMs = dayMs;

/** A status webhook that fails for this long is paused; one that never worked is deleted. */
export const failingWebhookMs = 7 * dayMs;

/** The same as the lifetime of the browser's cookie. */
const knownDeviceRetentionMs = sixMonthsSeconds * secondMs;

const textHourRetentionMs = 30 * dayMs;

/** A used nonce is refused for this long. */
const nonceRetentionMs = 10 * minuteMs;

/** Sandbox records of accounts; those of a practice session are deleted with it. */
const practiceRetentionMs = 30 * dayMs;

/** Long enough to investigate a message that did not arrive. */
const finishedMessageRetentionMs = 30 * dayMs;

/** A draft that nobody goes on with. */
const draftRetentionMs = 90 * dayMs;

/** Refused rows of the gateway. */
const refusalRetentionMs = 7 * dayMs;

/** The gateway learns for this long that an account is gone. */
const goneRetentionMs = 90 * dayMs;

/** Messages of the live log. */
const liveLogRetentionMs = 30 * dayMs;

/** The standard retention of the privacy policy. */
const standard = { years: 2 };
const onceExpired = { ms: 0 };

/** Every kind of row with limited retention. */
export const retentionRules = ({
  auditYears,
  assetRetentionMs,
  accounts,
  gateway,
}: Env): readonly RetentionRule[] => [
  {
    name: 'limitCounters',
    table: limitCounters,
    from: limitCounters.expiresAt,
    retention: onceExpired,
  },
  {
    name: 'captchaChallenges',
    table: captchaChallenges,
    from: captchaChallenges.expiresAt,
    retention: onceExpired,
  },
  {
    name: 'captchaPasses',
    table: captchaPasses,
    from: captchaPasses.expiresAt,
    retention: onceExpired,
  },
  { name: 'sessions', table: sessions, from: sessions.expiresAt, retention: onceExpired },
  {
    name: 'idleSessions',
    table: sessions,
    from: sessions.lastSeenAt,
    retention: { ms: accounts.sessionIdleMs },
  },
  {
    name: 'activationTokens',
    table: activationTokens,
    from: activationTokens.expiresAt,
    retention: onceExpired,
  },
  {
    // Its page still names whom to ask for a new link.
    name: 'employeeInvitations',
    table: employeeInvitations,
    from: employeeInvitations.expiresAt,
    retention: { ms: 30 * dayMs },
  },
  {
    name: 'oneTimeCodes',
    table: oneTimeCodes,
    from: oneTimeCodes.expiresAt,
    retention: onceExpired,
  },
  { name: 'sentCodes', table: sentCodes, from: sentCodes.expiresAt, retention: onceExpired },
  {
    name: 'knownDevices',
    table: knownDevices,
    from: knownDevices.lastLoginAt,
    retention: { ms: knownDeviceRetentionMs },
  },
  {
    name: 'passkeyChallenges',
    table: passkeyChallenges,
    from: passkeyChallenges.expiresAt,
    retention: onceExpired,
  },
  {
    name: 'deskInvitations',
    table: deskInvitations,
    from: deskInvitations.expiresAt,
    retention: onceExpired,
  },
  {
    name: 'deskSessions',
    table: deskSessions,
    from: deskSessions.expiresAt,
    retention: onceExpired,
  },
  {
    name: 'idleDeskSessions',
    table: deskSessions,
    from: deskSessions.lastSeenAt,
    retention: { ms: deskIdleMs },
  },
  {
    name: 'deskChallenges',
    table: deskChallenges,
    from: deskChallenges.expiresAt,
    retention: onceExpired,
  },
  {
    name: 'sandboxBlocks',
    table: sandboxBlocks,
    from: sandboxBlocks.endsAt,
    retention: onceExpired,
  },
  {
    name: 'deskDrafts',
    table: deskDrafts,
    from: deskDrafts.updatedAt,
    retention: { ms: draftRetentionMs },
  },
  { name: 'deskPeople', table: deskPeople, from: deskPeople.removedAt, retention: standard },
  {
    name: 'requestAnswers',
    table: requestAnswers,
    from: requestAnswers.startedAt,
    retention: { ms: replayMs },
  },
  {
    name: 'pendingLogins',
    table: pendingLogins,
    from: pendingLogins.expiresAt,
    retention: onceExpired,
  },
  {
    name: 'textHours',
    table: textHours,
    from: textHours.hour,
    retention: { ms: textHourRetentionMs },
  },
  {
    name: 'practiceSessions',
    table: applications,
    from: applications.endsAt,
    retention: onceExpired,
  },
  {
    name: 'endedKeys',
    table: apiKeys,
    from: apiKeys.endsAt,
    retention: { ms: practiceRetentionMs },
  },
  {
    name: 'sandboxNonces',
    table: sandboxNonces,
    from: sandboxNonces.usedAt,
    retention: { ms: nonceRetentionMs },
  },
  {
    name: 'sandboxRepeats',
    table: sandboxRepeats,
    from: sandboxRepeats.madeAt,
    retention: { ms: dayMs },
  },
  {
    name: 'sandboxRequests',
    table: sandboxRequests,
    from: sandboxRequests.madeAt,
    retention: { ms: practiceRetentionMs },
  },
  {
    name: 'sandboxDeliveries',
    table: sandboxDeliveries,
    from: sandboxDeliveries.madeAt,
    retention: { ms: practiceRetentionMs },
  },
  {
    name: 'sandboxRecords',
    table: sandboxRecords,
    from: sandboxRecords.madeAt,
    retention: { ms: practiceRetentionMs },
  },
  {
    name: 'loginFailures',
    table: loginFailures,
    from: loginFailures.lastFailureAt,
    retention: { ms: loginFailureRetentionMs },
  },
  {
    name: 'unconfirmedSubscriptions',
    table: statusSubscriptions,
    from: statusSubscriptions.createdAt,
    retention: { ms: unconfirmedRetentionMs },
    only: isNull(statusSubscriptions.confirmedAt),
  },
  {
    name: 'unconfirmedWebhooks',
    table: statusWebhooks,
    from: statusWebhooks.createdAt,
    retention: { ms: unconfirmedRetentionMs },
    only: isNull(statusWebhooks.confirmedAt),
  },
  {
    name: 'untestedWebhooks',
    table: statusWebhooks,
    from: statusWebhooks.failingSince,
    retention: { ms: failingWebhookMs },
    only: isNull(statusWebhooks.testedAt),
  },
  { name: 'statusLinks', table: statusLinks, from: statusLinks.createdAt, retention: standard },
  {
    name: 'siteAssets',
    table: siteAssets,
    from: siteAssets.lastRunAt,
    retention: { ms: assetRetentionMs },
  },
  {
    name: 'finishedMessages',
    table: outboxMessages,
    from: outboxMessages.finishedAt,
    retention: { ms: finishedMessageRetentionMs },
    only: ne(outboxMessages.status, 'queued'),
  },
  {
    name: 'contactMessages',
    table: contactMessages,
    from: contactMessages.createdAt,
    retention: standard,
    only: isNull(contactMessages.answeredAt),
  },
  {
    name: 'answeredMessages',
    table: contactMessages,
    from: contactMessages.answeredAt,
    retention: standard,
  },
  {
    name: 'usageDays',
    table: usageDays,
    from: usageDays.day,
    retention: { months: gateway.usageMonths },
  },
  {
    name: 'gatewayRefusals',
    table: gatewayRefusals,
    from: gatewayRefusals.at,
    retention: { ms: refusalRetentionMs },
  },
  { name: 'endedTickets', table: tickets, from: tickets.closedAt, retention: standard },
  {
    name: 'analyticsEvents',
    table: analyticsEvents,
    from: analyticsEvents.createdAt,
    retention: standard,
  },
  {
    // Signed up and never activated: not a customer yet.
    name: 'pendingCustomers',
    table: customers,
    from: customers.createdAt,
    retention: standard,
    only: eq(customers.status, 'pending'),
  },
  {
    name: 'gatewayMessages',
    table: gatewayMessages,
    from: gatewayMessages.acceptedAt,
    retention: { ms: liveLogRetentionMs },
  },
  {
    name: 'goneAccounts',
    table: gatewayChanges,
    from: gatewayChanges.goneAt,
    retention: { ms: goneRetentionMs },
  },
  {
    name: 'auditEvents',
    table: auditEvents,
    from: auditEvents.at,
    retention: { years: auditYears },
    permit: sql`set local audit.purging = 'on'`,
  },
];

/** Rows past their retention. */
export const isOver = ({ from, retention, only }: RetentionRule, now: Date): SQL | undefined =>
  and(lte(from, lastOver(retention, now)), only);

/** The latest moment of rows past their retention. */
function lastOver(retention: RetentionRule['retention'], now: Date): Date {
  if ('ms' in retention) return new Date(now.getTime() - retention.ms);
  const moment = new Date(now);
  if ('months' in retention) moment.setUTCMonth(moment.getUTCMonth() - retention.months);
  else moment.setUTCFullYear(moment.getUTCFullYear() - retention.years);
  return moment;
}
