import type { OutboxLane } from '../db/schema.ts';

export type LaneWork = {
  /** Hand-overs of one process at the same time. */
  atOnce: number;
  /** Between one of them and the next. */
  cooldownMs: number;
};

/** How each process works its lanes off, each by itself. Which message waits where its template says. */
export const lanes: Readonly<Record<OutboxLane, LaneWork>> = {
  code: { atOnce: 4, cooldownMs: 0 },
  text: { atOnce: 2, cooldownMs: 0 },
  mail: { atOnce: 2, cooldownMs: 0 },
  // At most five a second: a mail server that gets too many at once makes codes wait as well.
  mass: { atOnce: 1, cooldownMs: 200 },
};
