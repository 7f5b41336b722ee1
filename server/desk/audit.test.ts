import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deskAuditWords } from '#content/interface/desk-audit.ts';
import { type DeskAuditEvent, exportDeskAudit, listDeskAudit } from '#contract/desk-audit.ts';
import { locales } from '#contract/locale.ts';
import { dayMs } from '#contract/time-units.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type Desk, deskOn } from '#tests/support/desk.ts';
import { disableCustomer } from '../accounts/operator.ts';
import { auditActionNames } from '../audit/actions.ts';
import { recordEvent } from '../audit/record.ts';
import { byCommand } from '../ops/by.ts';

let served: TestApp;
let they: Desk;
beforeAll(async () => {
  served = await testApp();
});
beforeEach(async () => {
  await served.startOver();
  they = deskOn(served);
  await they.enter();
});
afterAll(() => served.close());

const list = async (filter: Record<string, string> = {}) =>
  (await they.send(listDeskAudit, filter)).body.data as {
    events: DeskAuditEvent[];
    hasMore: boolean;
    operators: { id: string; name: string }[];
  };

const record = (path: string, count = 1) =>
  served.context.database.transaction(async (tx) => {
    for (let i = 0; i < count; i += 1)
      await recordEvent(
        tx,
        {
          action: 'desk.refused',
          by: { kind: 'operator', name: 'anna' },
          target: { kind: 'operator' },
          details: { path },
        },
        served.clock.now(),
      );
  });

test('events are listed newest first, with the names of who did it and to whom', async () => {
  const customer = await they.addCustomer();
  await disableCustomer(served.context, byCommand('anna'), 'mei.tan');
  const { events, operators } = await list();
  expect(events.slice(0, 2)).toMatchObject([
    {
      action: 'customer.disabled',
      who: { kind: 'operator', id: null, name: 'anna' },
      target: {
        kind: 'customer',
        id: customer.publicId,
        name: customer.companyName || customer.email,
      },
      details: { sessionsEnded: 0 },
    },
    { action: 'desk.joined', who: { name: 'Mei Tan' }, address: '127.0.0.1' },
  ]);
  expect(operators).toMatchObject([{ name: 'Mei Tan' }]);
});

test('who, action, target and period leave out the others', async () => {
  const customer = await they.addCustomer();
  await disableCustomer(served.context, byCommand('anna'), 'mei.tan');
  served.clock.advance(2 * dayMs);
  await they.enter(['administrator'], 'lin@nuntix.example', 'Lin');
  const actions = async (filter: Record<string, string>) =>
    (await list(filter)).events.map(({ action }) => action);
  expect(await actions({ target: customer.email })).toEqual(['customer.disabled']);
  expect(await actions({ action: 'desk.joined', period: 'day' })).toEqual(['desk.joined']);
  expect(await actions({ action: 'desk.joined' })).toHaveLength(2);
  expect(await actions({ who: 'customer' })).toEqual([]);
});

test('50 are listed at once, and more with another page', async () => {
  await record('/desk/team', 60);
  expect(await list({ action: 'desk.refused' })).toMatchObject({ hasMore: true });
  expect((await list({ action: 'desk.refused' })).events).toHaveLength(50);
  const more = await list({ action: 'desk.refused', pages: '2' });
  expect([more.events.length, more.hasMore]).toEqual([60, false]);
});

test('an export is CSV that no spreadsheet runs, and an event itself', async () => {
  await record('=HYPERLINK("https://evil.example")');
  const { body } = await they.send(exportDeskAudit, { action: 'desk.refused' });
  const [head, row, ...rest] = body.data.csv.split('\r\n');
  expect(head).toBe('"at","who","action","target","address","request","details"');
  expect(row).toContain('"operator anna","desk.refused","operator","","",');
  expect(row).toContain('"{""path"":""=HYPERLINK');
  expect(rest).toEqual(['']);
  expect((await list({ action: 'audit.exported' })).events).toMatchObject([
    { who: { name: 'Mei Tan' }, details: { events: 1 } },
  ]);
});

test.each(locales)('every action and what is recorded about it has words (%s)', (locale) => {
  const { actions } = deskAuditWords[locale];
  expect(auditActionNames.filter((name) => !(name in actions))).toEqual([]);
});
