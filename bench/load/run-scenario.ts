import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../percentile.ts';
import { fire, fireFromWorker, type Hits, type Volley } from './fire.ts';
import type { Scenario } from './scenarios.ts';
import type { ReadsOf } from './table-reads.ts';

export type Outcome = {
  scenario: Scenario;
  referenceMs: number;
  measuredMs: number;
  times: number;
  /** Statuses of the measured requests and of the background load. */
  statuses: { measured: Hits['statuses']; background: Hits['statuses'] | undefined };
  readsPerSecond: number | undefined;
  complaints: string[];
};

/** The load starts before the measurement and outlasts it. */
const defaultLeadSeconds = 1;

export async function runScenario(
  origin: string,
  scenario: Scenario,
  { seconds: usualSeconds, readsOf }: { seconds: number; readsOf: ReadsOf },
): Promise<Outcome> {
  const { measured, background, against, maxTimes, maxReads } = scenario;
  const leadSeconds = scenario.leadSeconds ?? defaultLeadSeconds;
  const seconds = Math.max(usualSeconds, scenario.seconds ?? 0);
  const reference = await fire(origin, against, seconds);
  const load = background && fireFromWorker(origin, background, seconds + 2 * leadSeconds);
  if (load) await pause(leadSeconds * 1000);
  const readsBefore = maxReads && (await readsOf(maxReads.table));
  const hits = await fire(origin, measured, seconds);
  const backgroundHits = await load;

  const referenceMs = percentile(reference.latenciesMs, scenario.percentile);
  const measuredMs = percentile(hits.latenciesMs, scenario.percentile);
  const times = measuredMs / referenceMs;
  const readsPerSecond =
    maxReads && ((await readsOf(maxReads.table)) - (readsBefore ?? 0)) / seconds;
  const complaints = [
    ...complaintsAbout(against, reference),
    ...complaintsAbout(measured, hits),
    ...(background && backgroundHits ? complaintsAbout(background, backgroundHits) : []),
    ...(maxTimes === undefined || times <= maxTimes ? [] : [`more than ${maxTimes} times`]),
    ...(maxReads && (readsPerSecond ?? 0) > maxReads.perSecond
      ? [`read ${maxReads.table} ${readsPerSecond?.toFixed(2)} times a second`]
      : []),
  ];
  const statuses = { measured: hits.statuses, background: backgroundHits?.statuses };
  return { scenario, referenceMs, measuredMs, times, statuses, readsPerSecond, complaints };
}

function complaintsAbout(
  { target, answers, mayBreakOff = false }: Volley,
  { statuses, failures }: Pick<Hits, 'statuses' | 'failures'>,
): string[] {
  const wrong = Object.entries(statuses).filter(([status]) => !answers.includes(Number(status)));
  const none = Object.keys(statuses).length === 0;
  return [
    ...wrong.map(([status, count]) => `${target.name} answered ${status} ${count} times`),
    ...(failures > 0 && !mayBreakOff ? [`${target.name} failed ${failures} times`] : []),
    ...(none ? [`${target.name} answered nothing`] : []),
  ];
}
