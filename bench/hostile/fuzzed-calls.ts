import type { FastifyInstance } from 'fastify';
import type { FuzzOptions } from '#tests/support/fuzz/batches.ts';
import { type FuzzReport, fuzzContact } from '#tests/support/fuzz/fuzz-contact.ts';
import { fuzzCountryLookup, fuzzEvents } from './fuzz-visit.ts';

/** Every call of the server that takes anything, each with what throws random input at it. */
export const fuzzedCalls: Record<
  string,
  (app: FastifyInstance, options: FuzzOptions) => Promise<FuzzReport>
> = {
  'contact message, random bodies': fuzzContact,
  'event, random bodies': fuzzEvents,
  'country lookup, random queries and headers': fuzzCountryLookup,
};

/** Input that never gets past the parser shows nothing about what lies behind it. */
export const reachesService = ({ accepted, runs }: FuzzReport): boolean => accepted >= runs / 3;
