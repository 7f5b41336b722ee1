import * as z from 'zod/mini';

/** A callback on its way, of a practice session or of an account. */
const moment = z.iso.datetime();
const id = z.uuid();

const attempt = z.object({
  number: z.int(),
  madeAt: moment,
  tookMs: z.int(),
  headers: z.record(z.string(), z.string()),
  status: z.nullable(z.int()),
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
