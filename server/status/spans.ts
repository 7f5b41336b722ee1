import type { ServiceState } from '#content/status/states.ts';
import { type Incident, isOnRecord } from './board.ts';

/** A period in which a service was not fine. */
export type Span = { state: Exclude<ServiceState, 'fine'>; from: Date; to: Date };

/** The state of a service may change during an incident: each change ends the span before it. */
export const spansOf = (incidents: readonly Incident[], serviceId: number, now: Date): Span[] =>
  incidents
    .filter((incident) => isOnRecord(incident, now))
    .flatMap(({ services, endsAt, cancelledAt }) => {
      const end = earliest(now, endsAt ?? now, cancelledAt ?? now);
      const changes = services.find(({ id }) => id === serviceId)?.changes ?? [];
      return changes.flatMap(({ impact, from }, index) => {
        const to = earliest(end, changes[index + 1]?.from ?? end);
        return impact !== 'recovered' && from < to ? [{ state: impact, from, to }] : [];
      });
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
