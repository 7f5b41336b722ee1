import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { envelope } from './envelope.ts';
import { oneLine } from './text.ts';

/** The country of the visitor's address: a two-letter code, or null if unknown. */
export const lookUpCountry = defineCall({
  method: 'GET',
  path: '/ip-info',
  host: 'admin',
  kind: 'none',
  reply: z.object({ country: z.nullable(z.string()) }),
});

const eventFacts = z.record(
  z.string().check(z.regex(/^[A-Za-z][\w-]{0,39}$/)),
  z.union([z.string().check(z.maxLength(200), oneLine()), z.number(), z.boolean(), z.null()]),
);

/** The site's own analytics: a name and a few flat facts, no personal data. */
export const recordEvent = defineCall({
  method: 'POST',
  path: '/events',
  host: 'admin',
  kind: 'json',
  body: z.object({
    name: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,49}$/)),
    payload: eventFacts.check(z.refine((facts) => Object.keys(facts).length <= 20)),
  }),
  reply: envelope(z.optional(z.unknown())),
});
export type AnalyticsEvent = z.output<typeof recordEvent.input>;
