import type { Impact, ServiceImpact } from '#contract/incident-states.ts';
import type { Incident } from '#contract/status.ts';

/** A period in which a service of an incident was affected. */
export type ImpactSpan = { impact: Impact; from: string; to: string };

/** What a service went through in an incident; times are ISO texts in UTC. */
export type ServiceImpacts = {
  id: number;
  spans: ImpactSpan[];
  /** How it is now, or was at the end of the incident. */
  now: ServiceImpact;
  /** Since when it is so. */
  since: string;
  worst: Impact;
};

/** The services of an incident: those still affected first, then the worst ones. */
export function serviceImpacts(incident: Incident, asOf: string): ServiceImpacts[] {
  const end = endOf(incident, asOf);
  return incident.services
    .map(({ id, impacts }): ServiceImpacts => {
      const known = impacts.filter(({ from }) => from <= end);
      const spans = known.flatMap(({ impact, from }, index) => {
        const to = known[index + 1]?.from ?? end;
        return impact !== 'recovered' && from < to ? [{ impact, from, to }] : [];
      });
      const last = known.at(-1) ?? { impact: 'recovered' as const, from: incident.startTime };
      const [worst = 'degraded'] = impacts
        .flatMap(({ impact }) => (impact === 'recovered' ? [] : impact))
        .toSorted((one, other) => worstFirst.indexOf(one) - worstFirst.indexOf(other));
      return { id, spans, now: last.impact, since: last.from, worst };
    })
    .toSorted(
      (one, other) =>
        Number(one.now === 'recovered') - Number(other.now === 'recovered') ||
        rankOf(one) - rankOf(other),
    );
}

/** The end of what is known: now, or the end of the incident. */
export const endOf = ({ phase, endTime }: Incident, asOf: string): string =>
  phase === 'over' && endTime ? endTime : asOf;

/** How long each impact lasted in milliseconds, the worst first. */
export const lastedMs = ({ spans }: Pick<ServiceImpacts, 'spans'>) =>
  worstFirst.flatMap((impact) => {
    const ms = spans
      .filter((span) => span.impact === impact)
      .reduce((sum, { from, to }) => sum + Date.parse(to) - Date.parse(from), 0);
    return ms > 0 ? [{ impact, ms }] : [];
  });

const worstFirst: readonly Impact[] = ['outage', 'degraded', 'maintenance'];

const rankOf = ({ now, worst }: ServiceImpacts): number =>
  worstFirst.indexOf(now === 'recovered' ? worst : now);
