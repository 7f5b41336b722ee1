import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../percentile.ts';
import { fire, fireBeside, type Hits, type Volley } from './fire.ts';
import type { Scenario } from './scenarios.ts';

export type Outcome = {
  scenario: Scenario;
  referenceMs: number;
  measuredMs: number;
  times: number;
  /** Of what was measured and what went on beside it. */
  statuses: { measured: Hits['statuses']; beside: Hits['statuses'] | undefined };
  complaints: string[];
};

/** The load gets going before anything is measured and outlasts it. */
const leadSeconds = 1;

export async function runScenario(
  origin: string,
  scenario: Scenario,
  seconds: number,
): Promise<Outcome> {
  const { measured, beside, against, mostTimes } = scenario;
  const reference = await fire(origin, against, seconds);
  const load = beside && fireBeside(origin, beside, seconds + 2 * leadSeconds);
  if (load) await pause(leadSeconds * 1000);
  const hits = await fire(origin, measured, seconds);
  const besideHits = await load;

  const referenceMs = percentile(reference.latenciesMs, scenario.percentile);
  const measuredMs = percentile(hits.latenciesMs, scenario.percentile);
  const times = measuredMs / referenceMs;
  const complaints = [
    ...complaintsAbout(against, reference),
    ...complaintsAbout(measured, hits),
    ...(beside && besideHits ? complaintsAbout(beside, besideHits) : []),
    ...(mostTimes === undefined || times <= mostTimes ? [] : [`more than ${mostTimes} times`]),
  ];
  const statuses = { measured: hits.statuses, beside: besideHits?.statuses };
  return { scenario, referenceMs, measuredMs, times, statuses, complaints };
}

function complaintsAbout(
  { target, answers }: Volley,
  { statuses, failures }: Pick<Hits, 'statuses' | 'failures'>,
): string[] {
  const wrong = Object.entries(statuses).filter(([status]) => !answers.includes(Number(status)));
  const none = Object.keys(statuses).length === 0;
  return [
    ...wrong.map(([status, count]) => `${target.name} answered ${status} ${count} times`),
    ...(failures > 0 ? [`${target.name} failed ${failures} times`] : []),
    ...(none ? [`${target.name} answered nothing`] : []),
  ];
}
