import type { OutboxLane } from '../db/schema.ts';

export type LaneWork = {
  /** Parallel attempts of one process. */
  atOnce: number;
  /** Wait between the starts of two messages. */
  cooldownMs: number;
};

/**
 * How each process works off each lane, independently of the others. The template names the lane.
 */
export const lanes: Readonly<Record<OutboxLane, LaneWork>> = {
  code: { atOnce: 4, cooldownMs: 0 },
  text: { atOnce: 2, cooldownMs: 0 },
  mail: { atOnce: 2, cooldownMs: 0 },
  // At most five per second: a mail server that receives too many would delay codes as well.
  mass: { atOnce: 1, cooldownMs: 200 },
};
