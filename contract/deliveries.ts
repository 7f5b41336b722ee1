import * as z from 'zod/mini';

/** A callback on its way, of a practice session or of an account. */
const moment = z.iso.datetime();
const id = z.uuid();

/** Why an attempt got no HTTP status. */
export const deliveryProblems = [
  /** Not HTTPS, a port or credentials, where these are not allowed. */
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
  /** The id in the log of the request that caused it. */
  requestId: z.nullable(id),
  event: z.string(),
  occurredAt: moment,
  /** Null: the catcher. */
  url: z.nullable(z.string()),
  isSigned: z.boolean(),
  body: z.string(),
  state: z.enum(deliveryStates),
  /** When the next attempt is made, while one is. */
  dueAt: moment,
  attempts: z.array(attempt),
});
export type PracticeDelivery = z.output<typeof practiceDelivery>;
