import { and, count, gt, gte, inArray, isNull, min, sql } from 'drizzle-orm';
import { hourMs, secondMs } from '#contract/time-units.ts';
import { lastDumpAt } from '../audit/last-dump.ts';
import { readCertificate } from '../certificate.ts';
import type { Context } from '../context.ts';
import { textHours } from '../db/login-schema.ts';
import { applications } from '../db/sandbox-schema.ts';
import { outboxLanes, outboxMessages } from '../db/schema.ts';
import { dueCallbacks } from '../deliveries/operator.ts';
import { completeness, readingState } from '../gateway/operator.ts';
import type { Meters } from './meters.ts';

/** Reads values from the database and sets the metrics that show them. */
type Reading = { name: string; read(): Promise<void>; forget(): void };

type ReadingContext = Pick<Context, 'env' | 'database' | 'clock'> & {
  /** When the service status was last read from the database. */
  boardReadAt(): Promise<Date>;
};

export const readingsOf = (context: ReadingContext, meters: Meters): Reading[] => [
  outboxReading(context, meters),
  codesReading(context, meters),
  sandboxReading(context, meters),
  gatewayReading(context, meters),
  {
    name: 'board',
    read: async () => meters.boardAge.set(secondsSince(await context.boardReadAt(), context)),
    forget: () => meters.boardAge.remove(),
  },
  {
    name: 'backup',
    read: async () => {
      const at = await lastDumpAt(context.database);
      if (at) meters.backupAge.set(secondsSince(at, context));
      else meters.backupAge.remove();
    },
    forget: () => meters.backupAge.remove(),
  },
  certificateReading(context, meters),
];

const certificateCacheMs = hourMs;
const certificateTimeoutMs = 2 * secondMs;

/** Read once an hour. A process that cannot reach the public address has no value. */
function certificateReading(
  { env, clock }: ReadingContext,
  { certificateExpiry }: Meters,
): Reading {
  const forget = () => certificateExpiry.remove();
  forget();
  let readAtMs = Number.NEGATIVE_INFINITY;
  return {
    name: 'certificate',
    read: async () => {
      const nowMs = clock.now().getTime();
      if (!env.publicUrl.startsWith('https:') || nowMs - readAtMs < certificateCacheMs) return;
      readAtMs = nowMs;
      const found = await readCertificate(env.publicUrl, certificateTimeoutMs).catch(forget);
      if (found) certificateExpiry.set(found.validTo.getTime() / secondMs);
    },
    forget,
  };
}

function outboxReading({ database, clock }: ReadingContext, meters: Meters): Reading {
  const { outboxWaiting, outboxOldest, outboxDead } = meters;
  const { status, lane, template, createdAt } = outboxMessages;
  return {
    name: 'outbox',
    read: async () => {
      const rows = await database
        .select({ status, lane, template, messages: count(), since: min(createdAt) })
        .from(outboxMessages)
        .where(inArray(status, ['queued', 'dead']))
        .groupBy(status, lane, template);
      outboxWaiting.reset();
      for (const name of outboxLanes) {
        const there = rows.filter((row) => row.lane === name);
        const waiting = there.filter((row) => row.status === 'queued');
        for (const { template, messages } of waiting)
          outboxWaiting.set({ lane: name, template }, messages);
        const ages = waiting.map(({ since }) => secondsSince(since ?? clock.now(), { clock }));
        outboxOldest.set({ lane: name }, Math.max(0, ...ages));
        const dead = there.filter((row) => row.status === 'dead');
        outboxDead.set({ lane: name }, sumOf(dead.map(({ messages }) => messages)));
      }
    },
    forget: () => {
      for (const meter of [outboxWaiting, outboxOldest, outboxDead]) meter.reset();
    },
  };
}

/** A recent recipient may not have used the code yet, so the share is taken over a few hours. */
const codesSinceMs = 3 * hourMs;

function codesReading(
  { database, clock }: ReadingContext,
  { codesSent, codesUsed }: Meters,
): Reading {
  const forget = () => {
    codesSent.reset();
    codesUsed.reset();
  };
  return {
    name: 'codes',
    read: async () => {
      const rows = await database
        .select({
          dialCode: textHours.dialCode,
          sent: sql<number>`sum(${textHours.sent})::int`,
          used: sql<number>`sum(${textHours.used})::int`,
        })
        .from(textHours)
        .where(gte(textHours.hour, new Date(clock.now().getTime() - codesSinceMs)))
        .groupBy(textHours.dialCode);
      forget();
      for (const { dialCode, sent, used } of rows) {
        codesSent.set({ dial_code: dialCode }, sent);
        codesUsed.set({ dial_code: dialCode }, used);
      }
    },
    forget,
  };
}

function sandboxReading({ database, clock }: ReadingContext, meters: Meters): Reading {
  const { sandboxSessions, callbacksDue, callbackOldestDue } = meters;
  return {
    name: 'sandbox',
    read: async () => {
      const sessions = await database.$count(
        applications,
        and(isNull(applications.customerId), gt(applications.endsAt, clock.now())),
      );
      const { due, oldestSeconds } = await dueCallbacks({ database, clock });
      sandboxSessions.set(sessions);
      callbacksDue.set(due);
      callbackOldestDue.set(oldestSeconds);
    },
    forget: () => {
      for (const meter of [sandboxSessions, callbacksDue, callbackOldestDue]) meter.remove();
    },
  };
}

function gatewayReading({ env, database, clock }: ReadingContext, meters: Meters): Reading {
  const { gatewayReadAge, gatewayWaiting, gatewayOldest, usageCompleteAge } = meters;
  const forget = () => {
    for (const meter of [gatewayReadAge, gatewayWaiting, gatewayOldest]) meter.remove();
    usageCompleteAge.reset();
  };
  return {
    name: 'gateway',
    read: async () => {
      forget();
      for (const { environment, completeUntil } of await completeness(database))
        if (completeUntil)
          usageCompleteAge.set({ environment }, secondsSince(completeUntil, { clock }));
      // Without tokens there is no gateway, whatever was once read.
      if (env.gateway.tokens.length === 0) return;
      const { readAt, waiting, oldestSeconds } = await readingState(database);
      if (readAt) gatewayReadAge.set(secondsSince(readAt, { clock }));
      gatewayWaiting.set(waiting);
      gatewayOldest.set(oldestSeconds);
    },
    forget,
  };
}

const secondsSince = (moment: Date, { clock }: Pick<Context, 'clock'>): number =>
  Math.max(0, clock.now().getTime() - moment.getTime()) / secondMs;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
