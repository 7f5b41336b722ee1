import * as z from 'zod/mini';
import { impacts, incidentKinds, incidentStates } from '#contract/incident-states.ts';
import { locales } from '#contract/locale.ts';
import { severalLines } from '#contract/text.ts';

/** An ISO 8601 time with its UTC offset. */
export const moment = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text) => new Date(text)),
);
const said = z.record(z.enum(locales), z.string().check(severalLines(), z.minLength(1)));

/** An update of an incident. */
export const updateFacts = z.object({
  state: z.enum(incidentStates),
  impact: z.enum(impacts),
  text: said,
  /** The time at which the update takes effect; it may have been written later. */
  at: moment,
  writtenAt: moment,
});
export type UpdateFacts = z.output<typeof updateFacts>;

/** An incident or maintenance; tables, board, file and commands all derive their fields from it. */
export const incidentFacts = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  kind: z.enum(incidentKinds),
  title: said,
  startsAt: moment,
  /** An incident without an end is open; maintenance has both ends from the start. */
  endsAt: z.nullable(moment),
  cancelledAt: z.nullable(moment),
  /** Sample data to demonstrate the page. */
  sample: z._default(z.boolean(), false),
});
export type IncidentFacts = z.output<typeof incidentFacts>;

/**
 * Everything about an incident as in an exported file: services by slug, and updates, oldest first.
 */
export const incidentRecord = z
  .extend(incidentFacts, {
    services: z.array(z.string()).check(z.minLength(1)),
    updates: z.array(updateFacts).check(z.minLength(1)),
  })
  .check(
    z.refine(({ startsAt, endsAt }) => !endsAt || endsAt >= startsAt, 'ends before it begins'),
    z.refine(({ kind, endsAt }) => kind === 'incident' || endsAt, 'maintenance needs an end'),
  );
export type IncidentRecord = z.output<typeof incidentRecord>;
