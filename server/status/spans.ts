import type { ServiceState } from '#content/status/states.ts';
import { type Incident, isOnRecord } from './board.ts';

/** A period in which a service was not fine. */
export type Span = { state: Exclude<ServiceState, 'fine'>; from: Date; to: Date };

/** The impact may change: each update starts a span that the next one ends. */
export const spansOf = (incidents: readonly Incident[], now: Date): Span[] =>
  incidents
    .filter((incident) => isOnRecord(incident, now))
    .flatMap(({ updates, startsAt, endsAt, cancelledAt }) => {
      const end = earliest(now, endsAt ?? now, cancelledAt ?? now);
      const starts = updates.map(({ at }, index) => (index === 0 ? startsAt : at));
      return updates
        .map(({ impact }, index) => ({
          state: impact,
          from: starts[index] ?? startsAt,
          to: earliest(end, starts[index + 1] ?? end),
        }))
        .filter(({ from, to }) => from < to);
    });

/** Duration covered by spans; overlaps count once. */
export function coveredMs(spans: readonly Span[], from: Date, to: Date): number {
  let covered = 0;
  let until = from.getTime();
  for (const span of spans.toSorted((one, other) => one.from.getTime() - other.from.getTime())) {
    const start = Math.max(until, span.from.getTime());
    const end = Math.min(to.getTime(), span.to.getTime());
    if (end <= start) continue;
    covered += end - start;
    until = end;
  }
  return covered;
}

const earliest = (...moments: Date[]): Date =>
  new Date(Math.min(...moments.map((moment) => moment.getTime())));
