import { and, eq, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { sixMonthsSeconds } from '#content/storage.ts';
import { replayMs } from '#contract/call.ts';
import { dayMs, minuteMs, secondMs } from '#contract/time-units.ts';
import { auditEvents } from '../db/audit-schema.ts';
import { captchaChallenges, captchaPasses } from '../db/captcha-schema.ts';
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
  limitCounters,
  outboxMessages,
  sessions,
} from '../db/schema.ts';
import { siteAssets } from '../db/site-schema.ts';
import { statusLinks, statusSubscriptions } from '../db/status-schema.ts';
import { loginSteps, passkeyChallenges } from '../db/two-factor-schema.ts';
import type { Env } from '../env.ts';

export type RetentionRule = {
  /** As `data purge` calls it. */
  name: string;
  table: PgTable;
  /** The moment from which the time counts. */
  from: PgColumn;
  kept: { ms: number } | { years: number };
  /** Only these rows; all unless it is given. */
  only?: SQL;
  /** Said in the transaction that deletes, where the table asks for it. */
  permit?: SQL;
};

/** Failed logins in a row are forgotten when there was none for so long. */
export const loginFailuresKeptMs = dayMs;

/** A status subscription is confirmed within this time or not at all. */
export const unconfirmedKeptMs = dayMs;

/** As long as the browser keeps its side of it. */
const knownDevicesKeptMs = sixMonthsSeconds * secondMs;

const textHoursKeptMs = 30 * dayMs;

/** A nonce is refused again for so long. */
const noncesKeptMs = 10 * minuteMs;

/** Of accounts: practice sessions take theirs along when they end. */
const practisedKeptMs = 30 * dayMs;

/** Long enough to look into what did not arrive. */
const finishedMessagesKeptMs = 30 * dayMs;

/** The standard retention of the privacy policy. */
const standard = { years: 2 };
const onceExpired = { ms: 0 };

/** Everything that is not kept for ever, and how long it is kept. */
export const retentionRules = ({
  auditYears,
  assetsKeptMs,
  accounts,
}: Env): readonly RetentionRule[] => [
  {
    name: 'limitCounters',
    table: limitCounters,
    from: limitCounters.expiresAt,
    kept: onceExpired,
  },
  {
    name: 'captchaChallenges',
    table: captchaChallenges,
    from: captchaChallenges.expiresAt,
    kept: onceExpired,
  },
  {
    name: 'captchaPasses',
    table: captchaPasses,
    from: captchaPasses.expiresAt,
    kept: onceExpired,
  },
  { name: 'sessions', table: sessions, from: sessions.expiresAt, kept: onceExpired },
  {
    name: 'idleSessions',
    table: sessions,
    from: sessions.lastSeenAt,
    kept: { ms: accounts.sessionIdleMs },
  },
  {
    name: 'activationTokens',
    table: activationTokens,
    from: activationTokens.expiresAt,
    kept: onceExpired,
  },
  { name: 'oneTimeCodes', table: oneTimeCodes, from: oneTimeCodes.expiresAt, kept: onceExpired },
  { name: 'sentCodes', table: sentCodes, from: sentCodes.expiresAt, kept: onceExpired },
  {
    name: 'knownDevices',
    table: knownDevices,
    from: knownDevices.lastLoginAt,
    kept: { ms: knownDevicesKeptMs },
  },
  {
    name: 'passkeyChallenges',
    table: passkeyChallenges,
    from: passkeyChallenges.expiresAt,
    kept: onceExpired,
  },
  {
    name: 'requestAnswers',
    table: requestAnswers,
    from: requestAnswers.startedAt,
    kept: { ms: replayMs },
  },
  { name: 'loginSteps', table: loginSteps, from: loginSteps.expiresAt, kept: onceExpired },
  { name: 'textHours', table: textHours, from: textHours.hour, kept: { ms: textHoursKeptMs } },
  { name: 'practiceSessions', table: applications, from: applications.endsAt, kept: onceExpired },
  { name: 'endedKeys', table: apiKeys, from: apiKeys.endsAt, kept: { ms: practisedKeptMs } },
  {
    name: 'sandboxNonces',
    table: sandboxNonces,
    from: sandboxNonces.usedAt,
    kept: { ms: noncesKeptMs },
  },
  {
    name: 'sandboxRepeats',
    table: sandboxRepeats,
    from: sandboxRepeats.madeAt,
    kept: { ms: dayMs },
  },
  {
    name: 'sandboxRequests',
    table: sandboxRequests,
    from: sandboxRequests.madeAt,
    kept: { ms: practisedKeptMs },
  },
  {
    name: 'sandboxDeliveries',
    table: sandboxDeliveries,
    from: sandboxDeliveries.madeAt,
    kept: { ms: practisedKeptMs },
  },
  {
    name: 'sandboxRecords',
    table: sandboxRecords,
    from: sandboxRecords.madeAt,
    kept: { ms: practisedKeptMs },
  },
  {
    name: 'loginFailures',
    table: loginFailures,
    from: loginFailures.lastFailureAt,
    kept: { ms: loginFailuresKeptMs },
  },
  {
    name: 'unconfirmedSubscriptions',
    table: statusSubscriptions,
    from: statusSubscriptions.createdAt,
    kept: { ms: unconfirmedKeptMs },
    only: isNull(statusSubscriptions.confirmedAt),
  },
  { name: 'statusLinks', table: statusLinks, from: statusLinks.createdAt, kept: standard },
  {
    name: 'siteAssets',
    table: siteAssets,
    from: siteAssets.lastRunAt,
    kept: { ms: assetsKeptMs },
  },
  {
    name: 'finishedMessages',
    table: outboxMessages,
    from: outboxMessages.finishedAt,
    kept: { ms: finishedMessagesKeptMs },
    only: ne(outboxMessages.status, 'queued'),
  },
  {
    name: 'contactMessages',
    table: contactMessages,
    from: contactMessages.createdAt,
    kept: standard,
  },
  {
    name: 'analyticsEvents',
    table: analyticsEvents,
    from: analyticsEvents.createdAt,
    kept: standard,
  },
  {
    // Signed up and never activated: nobody is a customer yet.
    name: 'pendingCustomers',
    table: customers,
    from: customers.createdAt,
    kept: standard,
    only: eq(customers.status, 'pending'),
  },
  {
    name: 'auditEvents',
    table: auditEvents,
    from: auditEvents.at,
    kept: { years: auditYears },
    permit: sql`set local audit.purging = 'on'`,
  },
];

/** Which rows have had their time. */
export const isOver = ({ from, kept, only }: RetentionRule, now: Date): SQL | undefined =>
  and(lte(from, 'ms' in kept ? before(now, kept.ms) : yearsBefore(now, kept.years)), only);

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

function yearsBefore(now: Date, years: number): Date {
  const moment = new Date(now);
  moment.setUTCFullYear(moment.getUTCFullYear() - years);
  return moment;
}
