import type { TicketFactValues, TicketType } from '#contract/tickets.ts';
import { dayMs } from '#contract/time-units.ts';
import type { Env } from '../env.ts';

type Asked = { type: TicketType; facts: TicketFactValues };

/** When our answer is due: on working days, or day and night while live traffic is down. */
export function answerDue({ tickets }: Env, { type, facts }: Asked, from: Date): Date {
  return facts.severity === 'down'
    ? new Date(from.getTime() + tickets.downMs)
    : afterWorkingTime(from, tickets.answerMs(type));
}

/** Saturday and Sunday, in UTC, do not count. */
function afterWorkingTime(from: Date, ms: number): Date {
  let at = from.getTime();
  for (let left = ms; ; ) {
    const midnight = (Math.floor(at / dayMs) + 1) * dayMs;
    const today = isWeekend(at) ? 0 : midnight - at;
    if (left < today) return new Date(at + left);
    left -= today;
    at = midnight;
  }
}

const isWeekend = (at: number): boolean => new Date(at).getUTCDay() % 6 === 0;
