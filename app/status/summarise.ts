import { fill, joinBy } from '#content/fill.ts';
import type { StatusWords } from '#content/pages/status/structure.ts';
import { type ServiceState, stateOfCode } from '#content/status/states.ts';
import type { Service } from '#contract/status.ts';

const troubles: readonly ServiceState[] = ['outage', 'degraded', 'maintenance'];

/** All services in one or two sentences. */
export function summarise(
  services: readonly Pick<Service, 'serviceStatus'>[],
  { summary, tip, list }: StatusWords,
): string {
  if (services.length === 0) return tip;
  const states = services.map(({ serviceStatus }) => stateOfCode(serviceStatus));
  const count = (state: ServiceState) => states.filter((other) => other === state).length;
  const fine = count('fine');
  if (fine === services.length) return summary.allFine;
  const rest = troubles
    .filter((state) => count(state) > 0)
    .map((state) => fill(summary.part, { state: list.days[state], count: count(state) }));
  return fill(summary.someFine, {
    fine,
    all: services.length,
    rest: joinBy(list.joined, rest),
  });
}
