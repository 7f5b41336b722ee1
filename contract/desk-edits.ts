import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { deskNameMaxLength } from './desk.ts';
import { type DeskCalls, deskChanging, deskMoment, deskReading } from './desk-call.ts';
import { deskDraft } from './desk-drafts.ts';
import {
  statusText,
  statusTextMaxLength,
  statusTitleMaxLength,
  submission,
} from './desk-incidents.ts';
import { envelope } from './envelope.ts';
import { code } from './errors.ts';
import { locales } from './locale.ts';
import { incident } from './status.ts';
import { oneLine, severalLines } from './text.ts';
import { dayMs } from './time-units.ts';

const id = z.string(code('status.incident')).check(z.regex(/^[\w-]{1,40}$/));
const updateId = z.int().check(z.minimum(1), z.maximum(2 ** 31 - 1));

/** How long after the end of an incident its report is due. */
export const reportDueMs = 5 * dayMs;

export const deskReasonMaxLength = 200;
export const reportTextMaxLength = 2_000;
export const reportMeasuresMax = 20;

const text = (maxLength: number, clean = severalLines()) =>
  z.string().check(clean, z.trim(), z.minLength(1), z.maxLength(maxLength, code('status.tooLong')));
/** The languages that are added. */
const added = (one: ReturnType<typeof text>) => z.partialRecord(z.enum(locales), one);

/** For the audit trail. */
const reason = z
  .string(code('desk.reason'))
  .check(oneLine(), z.trim(), z.minLength(1), z.maxLength(deskReasonMaxLength));

/** When what the person corrects was corrected last; null for never. */
const seenAt = z.nullable(
  z.pipe(
    deskMoment,
    z.transform((moment) => new Date(moment)),
  ),
);

const published = envelope(z.object({ id: z.string() }));

/** Adds the language that is missing. Mails nobody. */
export const translateDeskUpdate = defineCall({
  ...deskChanging,
  path: '/desk/call/translateUpdate',
  body: z.object({
    submission,
    id,
    title: z.optional(added(text(statusTitleMaxLength, oneLine()))),
    update: z.object({ id: updateId, text: added(text(statusTextMaxLength)) }),
  }),
  reply: published,
});

export const correctDeskUpdate = defineCall({
  ...deskChanging,
  path: '/desk/call/correctUpdate',
  body: z.object({
    ...{ submission, id, update: updateId, text: statusText },
    ...{ reason, seenAt, isMailed: z.boolean() },
  }),
  reply: published,
});

const readers = z.object({ en: z.number(), zh: z.number(), webhooks: z.number() });

/** How many a mail about an update reaches; without one, about the last. */
export const countDeskReaders = defineCall({
  ...deskReading,
  path: '/desk/call/readers',
  kind: 'query',
  query: z.object({
    id,
    update: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))),
  }),
  reply: envelope(readers),
});

export const readDeskReport = defineCall({
  ...deskReading,
  path: '/desk/call/report',
  kind: 'query',
  query: z.object({ id }),
  reply: envelope(
    z.object({
      ...{ asOf: deskMoment, incident, draft: z.nullable(deskDraft), readers },
      /**
       * Of each measure of the report, what readers do not see. Missing in replies of the previous
       * release.
       */
      plans: z._default(z.array(z.object({ owner: z.string(), dueOn: z.string() })), []),
    }),
  ),
});

const inBoth = z.object({ en: text(reportTextMaxLength), zh: text(reportTextMaxLength) });
const report = {
  id,
  happened: inBoth,
  meant: inBoth,
  cause: inBoth,
  measures: z
    .array(
      z.object({
        ...{ text: inBoth, isDone: z.boolean() },
        owner: z._default(
          z.string().check(oneLine(), z.trim(), z.maxLength(deskNameMaxLength)),
          '',
        ),
        dueOn: z._default(z.union([z.literal(''), z.iso.date()]), ''),
      }),
    )
    .check(z.maxLength(reportMeasuresMax)),
};

/** Publishes the report of a resolved incident, once, and mails it. */
export const publishDeskReport = defineCall({
  ...deskChanging,
  path: '/desk/call/publishReport',
  body: z.object({ submission, draft: z.nullable(z.uuid()), ...report }),
  reply: published,
});

/** Mails nobody. */
export const correctDeskReport = defineCall({
  ...deskChanging,
  path: '/desk/call/correctReport',
  body: z.object({ submission, draft: z.nullable(z.uuid()), ...report, reason, seenAt }),
  reply: published,
});

const publishing = { for: ['incident-manager'], confirmed: true } as const;

/** Translating and correcting what is published, and the report of an incident. */
export const editCalls: DeskCalls = [
  [countDeskReaders, { for: ['incident-manager'] }],
  [readDeskReport, { for: ['incident-manager'] }],
  [translateDeskUpdate, publishing],
  [correctDeskUpdate, publishing],
  [publishDeskReport, publishing],
  [correctDeskReport, publishing],
];

const begun = z.object({ en: z.string(), zh: z.string() });
const reportTexts = z.object({
  happened: begun,
  meant: begun,
  cause: begun,
  measures: z.array(
    z.object({
      ...{ text: begun, isDone: z.boolean() },
      owner: z._default(z.string(), ''),
      dueOn: z._default(z.string(), ''),
    }),
  ),
});
export type ReportTexts = z.output<typeof reportTexts>;

/** What a draft of a report holds; it begins with what is published. */
export const reportDraft = (known: ReportTexts) =>
  z.object({
    happened: z._default(begun, known.happened),
    meant: z._default(begun, known.meant),
    cause: z._default(begun, known.cause),
    measures: z._default(reportTexts.shape.measures, known.measures),
    /** Of a correction. */
    reason: z._default(z.string(), ''),
  });
