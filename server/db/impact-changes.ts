import { customType } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { moment } from '#content/status/incident.ts';
import { serviceImpacts } from '#contract/incident-states.ts';

/** How a service is affected from a moment on, with the id of the service. */
export type StoredImpact = z.output<typeof storedImpact>;

const storedImpact = z.object({
  service: z.number(),
  impact: z.enum(serviceImpacts),
  from: moment,
});

export const impactChanges = customType<{ data: StoredImpact[]; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (changes) => JSON.stringify(changes),
  fromDriver: (stored) => z.array(storedImpact).parse(stored),
});
