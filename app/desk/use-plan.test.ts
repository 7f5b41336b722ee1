import { expect, test } from 'vitest';
import type { DeskMaintenance } from '#contract/desk-maintenance.ts';
import { isReplanned, knownPlan } from './use-plan.ts';

const services = [
  { id: 1, slug: 'sms' },
  { id: 5, slug: 'viber' },
];
const impactsOf = (id: number, impact: 'maintenance' | 'degraded') => ({
  ...{ id, impacts: [{ impact, from: '2026-03-01T02:00:30.000Z' }] },
});
const plan = {
  ...{ titleEn: 'Upgrade', titleCn: 'Upgrade', titleOnly: 'en' },
  ...{ startTime: '2026-03-01T02:00:30.000Z', endTime: '2026-03-01T04:00:00.000Z' },
  ...{ plannedEnd: '2026-03-01T03:00:00.000Z' },
  services: [impactsOf(1, 'maintenance'), impactsOf(5, 'degraded')],
} as DeskMaintenance;
const known = knownPlan(plan, services);

test('a plan is typed in minutes, with its present end, in the language in which it is written', () => {
  expect(known).toEqual({
    title: { en: 'Upgrade', zh: '' },
    affected: [
      { service: 'sms', impact: 'maintenance' },
      { service: 'viber', impact: 'degraded' },
    ],
    ...{ from: '2026-03-01T02:00', to: '2026-03-01T04:00' },
  });
});

test('another time, service or impact is a change that readers hear of; another order is none', () => {
  expect(isReplanned({ ...known, affected: known.affected.toReversed() }, known)).toBe(false);
  expect(isReplanned({ ...known, to: '2026-03-01T05:00' }, known)).toBe(true);
  expect(isReplanned({ ...known, affected: known.affected.slice(1) }, known)).toBe(true);
});
