import * as z from 'zod/mini';
import {
  impacts,
  incidentKinds,
  incidentStates,
  serviceImpacts,
} from '#contract/incident-states.ts';
import { locales } from '#contract/locale.ts';
import { severalLines } from '#contract/text.ts';

/** An ISO 8601 time with its UTC offset. */
export const moment = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text) => new Date(text)),
);
const text = z.string().check(severalLines(), z.minLength(1));

/** A text in both languages, or the same text twice until the translation of it follows. */
export const said = z.strictObject({
  en: text,
  zh: text,
  /** The language in which it was written; absent once it is translated. */
  only: z.optional(z.enum(locales)),
});
export type Said = z.output<typeof said>;

/** What an update or a report said before a correction. */
export const corrections = z.array(z.object({ at: moment, before: said }));

/** What happened, published once after the end of an incident. */
export const incidentReport = z.object({
  publishedAt: moment,
  happened: said,
  meant: said,
  cause: said,
  measures: z.array(
    z.object({
      ...{ text: said, isDone: z.boolean() },
      /** Who does it, and until when: for our team alone. */
      owner: z._default(z.string(), ''),
      dueOn: z._default(z.string(), ''),
    }),
  ),
  correctedAt: z.optional(moment),
});
export type IncidentReport = z.output<typeof incidentReport>;

const window = z.object({ startsAt: moment, endsAt: moment });

/** The window of maintenance before a change of its plan, and after it. */
export const replanned = z.object({ before: window, after: window });
export type Replanned = z.output<typeof replanned>;

/** An update of an incident. */
const updateFacts = z.object({
  state: z.enum(incidentStates),
  text: said,
  /** The time at which the update takes effect; it may have been written later. */
  at: moment,
  writtenAt: moment,
  corrections: z._default(corrections, []),
  replanned: z._default(z.nullable(replanned), null),
});
export type UpdateFacts = z.output<typeof updateFacts>;

/** An update says how a service is from a moment on, which may be before the update itself. */
const impactChange = z.object({
  service: z.string(),
  impact: z.enum(serviceImpacts),
  from: moment,
});

/** An incident or maintenance; tables, board, file and commands all derive their fields from it. */
const incidentFacts = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  kind: z.enum(incidentKinds),
  title: said,
  startsAt: moment,
  /** An incident without an end is open; maintenance has both ends from the start. */
  endsAt: z.nullable(moment),
  cancelledAt: z.nullable(moment),
  /** When customers hear more of an open incident. */
  nextUpdateAt: z._default(z.nullable(moment), null),
  reportExpected: z._default(z.boolean(), false),
  report: z._default(z.nullable(incidentReport), null),
  /** Sample data to demonstrate the page. */
  sample: z._default(z.boolean(), false),
});
export type IncidentFacts = z.output<typeof incidentFacts>;

type Period = Pick<IncidentFacts, 'kind' | 'startsAt' | 'endsAt'>;
const endsAfterStart = z.refine<Period>(
  ({ startsAt, endsAt }) => !endsAt || endsAt >= startsAt,
  'ends before it begins',
);
const maintenanceEnds = z.refine<Period>(
  ({ kind, endsAt }) => kind === 'incident' || endsAt !== null,
  'maintenance needs an end',
);

/** Everything about an incident as in an exported file; its updates, oldest first. */
export const incidentRecord = z
  .extend(incidentFacts, {
    updates: z
      .array(z.extend(updateFacts, { impacts: z.array(impactChange) }))
      .check(z.minLength(1)),
  })
  .check(
    endsAfterStart,
    maintenanceEnds,
    z.refine(
      ({ updates: [first] }) => first !== undefined && first.impacts.length > 0,
      'the first update affects no service',
    ),
  );
export type IncidentRecord = z.output<typeof incidentRecord>;

/** The record of earlier files: one impact at a time, of all services. */
export const incidentOfOneImpact = z.pipe(
  z
    .extend(incidentFacts, {
      services: z.array(z.string()).check(z.minLength(1)),
      updates: z.array(z.extend(updateFacts, { impact: z.enum(impacts) })).check(z.minLength(1)),
    })
    .check(endsAfterStart, maintenanceEnds),
  z.transform(
    ({ services, updates, ...facts }): IncidentRecord => ({
      ...facts,
      updates: updates.map(({ impact, ...update }, index) => {
        const from = index === 0 ? facts.startsAt : update.at;
        return { ...update, impacts: services.map((service) => ({ service, impact, from })) };
      }),
    }),
  ),
);
