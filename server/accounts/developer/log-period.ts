import type { RequestPeriod } from '#contract/requests.ts';
import { dayMs, hourMs } from '#contract/time-units.ts';
import type { Context } from '../../context.ts';

const periodsMs: Record<RequestPeriod, number> = {
  hour: hourMs,
  day: dayMs,
  week: 7 * dayMs,
  month: 30 * dayMs,
};

/** The beginning of a period that ends now. */
export const sinceOf = (
  { clock }: Pick<Context, 'clock'>,
  period: RequestPeriod | undefined,
): Date | undefined => period && new Date(clock.now().getTime() - periodsMs[period]);
