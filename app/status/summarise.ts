import { fill } from '#content/fill.ts';
import type { StatusWords } from '#content/pages/status/structure.ts';
import { stateOfCode } from '#content/status/states.ts';
import type { Service } from '#contract/status.ts';

/** How many services are operational, in a sentence. */
export function summarise(
  services: readonly Pick<Service, 'serviceStatus'>[],
  { summary, tip }: Pick<StatusWords, 'summary' | 'tip'>,
): string {
  if (services.length === 0) return tip;
  const fine = services.filter(({ serviceStatus }) => stateOfCode(serviceStatus) === 'fine').length;
  const all = services.length;
  return fill(fine === all ? summary.allFine : summary.someFine, { fine, all });
}

/** The number of open incidents in words; undefined for none. */
export const countOpen = (
  count: number,
  words: { open: string; openOne: string },
): string | undefined =>
  count === 0 ? undefined : fill(count === 1 ? words.openOne : words.open, { count });
