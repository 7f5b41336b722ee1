import * as z from 'zod/mini';

/** Deliveries of callbacks, for practice sessions and accounts. */
const moment = z.iso.datetime();
const id = z.uuid();

/** Why an attempt got no HTTP status. */
export const deliveryProblems = [
  /** The address uses HTTP, a port or credentials that are not allowed. */
  'not-allowed',
  /** The host is, or resolves to, an address that is not on the public Internet. */
  'not-public',
  'name-not-found',
  'no-connection',
  'certificate',
  'no-answer',
  /** The connection ended before an answer. */
  'closed',
  /** What came back is not HTTP, or its headers are too large. */
  'bad-answer',
  /** Our process ended during the attempt. */
  'interrupted',
  'limited',
] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

const attempt = z.object({
  number: z.int(),
  madeAt: moment,
  tookMs: z.int(),
  headers: z.record(z.string(), z.string()),
  status: z.nullable(z.int()),
  /** One of `deliveryProblems`; a newer server may send others. */
  problem: z.nullable(z.string()),
  reply: z.string(),
});

export const deliveryStates = ['waiting', 'received', 'given-up'] as const;

export const practiceDelivery = z.object({
  id,
  /** Log id of the request that caused the callback. */
  requestId: z.nullable(id),
  event: z.string(),
  occurredAt: moment,
  /** Null for the catcher. */
  url: z.nullable(z.string()),
  isSigned: z.boolean(),
  body: z.string(),
  state: z.enum(deliveryStates),
  /** Time of the next attempt; without meaning once the state is final. */
  dueAt: moment,
  attempts: z.array(attempt),
});
export type PracticeDelivery = z.output<typeof practiceDelivery>;
