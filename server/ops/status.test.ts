import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/database.ts';
import { systemClock } from '../context.ts';
import { statusChanges, statusIncidents } from '../db/status-schema.ts';
import { readEnv } from '../env.ts';
import { runLine } from './run.ts';

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let folder: string;
beforeAll(async () => {
  fresh = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'nuntix-status-'));
});
afterAll(async () => {
  await fresh.drop();
  await rm(folder, { recursive: true });
});

const run = (...args: string[]) =>
  runLine(['status', ...args], (_, work) =>
    work({ env: readEnv({}), database: fresh.database, clock: systemClock }),
  );
const report = async (...args: string[]) => {
  const { exitCode, text } = await run(...args, '--json');
  expect(exitCode, text).toBe(0);
  return JSON.parse(text);
};
const changes = () => fresh.database.select().from(statusChanges).orderBy(statusChanges.id);
const incidents = () => fresh.database.select().from(statusIncidents);

const titles = ['--title-en', 'Calls fail', '--title-zh', '呼叫失败'];
const texts = ['--text-en', 'Calls to Peru fail.', '--text-zh', '拨往秘鲁的呼叫失败。'];
const opening = ['open', '--services', 'voice,sms', '--impact', 'outage', ...titles, ...texts];
const planning = ['schedule', '--services', 'api', ...titles, ...texts];
const tomorrow = (hour: number) => new Date(Date.now() + (24 + hour) * 3_600_000).toISOString();

test('an incident from opening to resolution, each step with operator and time', async () => {
  const { opened } = await report(...opening, '--by', 'Mei Tan');
  await report('update', opened, ...texts, '--state', 'identified', '--by', 'Lin');
  expect((await report('services')).services).toContainEqual(
    expect.objectContaining({ slug: 'voice', state: 'outage' }),
  );
  await report('resolve', opened, ...texts, '--by', 'Mei Tan');
  expect((await report('incidents')).incidents).toContainEqual(
    expect.objectContaining({ id: opened, state: 'resolved', services: 'sms voice' }),
  );
  const mine = (await changes()).filter(({ incidentId }) => incidentId === opened);
  expect(mine.map(({ who, action }) => [who, action])).toEqual([
    ['Mei Tan', 'open'],
    ['Lin', 'update'],
    ['Mei Tan', 'resolve'],
  ]);
  for (const { at } of mine) expect(Date.now() - at.getTime()).toBeLessThan(60_000);
});

test('maintenance is planned and cancelled', async () => {
  const times = ['--start', tomorrow(0), '--end', tomorrow(2)];
  const { scheduled } = await report(...planning, ...times);
  expect((await report('incidents', '--open')).incidents).toContainEqual(
    expect.objectContaining({ id: scheduled, kind: 'maintenance', state: 'scheduled' }),
  );
  await report('cancel', scheduled, ...texts);
  expect((await report('incidents', '--open')).incidents).not.toContainEqual(
    expect.objectContaining({ id: scheduled }),
  );
});

test('maintenance is moved, and ends early', async () => {
  const [start, end, later] = [tomorrow(0), tomorrow(2), tomorrow(4)];
  const { scheduled } = await report(...planning, '--start', start, '--end', end);
  expect(await report('replan', scheduled, '--end', later, ...texts)).toMatchObject({
    changed: scheduled,
  });
  expect((await report('incidents', '--open')).incidents).toContainEqual(
    expect.objectContaining({ id: scheduled, ends: later }),
  );
  const early = [...planning, '--start', '2020-01-01T00:00Z', '--end', tomorrow(2)];
  const { scheduled: running } = await report(...early);
  expect(await report('end', running, ...texts)).toMatchObject({ ended: running });
  expect((await report('incidents', '--open')).incidents).not.toContainEqual(
    expect.objectContaining({ id: running }),
  );
});

test('invalid or impossible commands are explained and change nothing', async () => {
  const { opened } = await report(...opening);
  const { scheduled } = await report(...planning, '--start', tomorrow(0), '--end', tomorrow(2));
  const over = await report(...opening);
  await report('resolve', over.opened, ...texts);
  const before = [await changes(), await incidents()];
  const without = (list: string[], name: string) => list.toSpliced(list.indexOf(name), 2);
  for (const [line, words] of [
    [without(without(opening, '--text-en'), '--text-zh'), '--text-en or --text-zh is required'],
    [without(without(opening, '--title-en'), '--title-zh'), '--title-en or --title-zh is required'],
    [without(opening, '--services'), '--services says which are affected'],
    [without(opening, '--impact'), '--impact is required'],
    [[...without(opening, '--impact'), '--impact', 'sms=bad'], '--impact must be degraded, outage'],
    [[...without(opening, '--impact'), '--impact', 'sms=outage'], 'leave --services out'],
    [opening.with(2, 'telex'), 'There is no service telex. There is: sms, email, voice, whatsapp'],
    [opening.with(2, ','), '--services must name at least one service'],
    [opening.with(10, ' '), '--text-en must not be empty'],
    [[...opening, '--start', 'soon'], '--start must be a moment'],
    [[...opening, '--start', tomorrow(0)], 'cannot begin in the future'],
    [['update', ...texts], 'Name one incident'],
    [['update', 'nothing', ...texts], 'There is no incident or maintenance nothing'],
    [['update', opened, ...texts, '--state', 'resolved'], '--state must be'],
    [['update', over.opened, ...texts], 'is resolved already'],
    [['resolve', over.opened, ...texts], 'is resolved already'],
    [['resolve', scheduled, ...texts], 'is maintenance'],
    [['resolve', opened, ...texts, '--end', tomorrow(0)], 'cannot end in the future'],
    [['resolve', opened, ...texts, '--end', '2020-01-01T00:00Z'], 'after that end'],
    [['cancel', opened, ...texts], 'is an incident: resolve it'],
    [[...planning, '--start', tomorrow(2), '--end', tomorrow(0)], 'must come after the start'],
    [
      [...planning, '--start', '2020-01-01T00:00Z', '--end', '2020-01-02T08:00+08:00'],
      'must lie in the future',
    ],
    [[...opening, '--start', '2020-01-01'], '--start must be a moment with its zone'],
    [[...opening, '--start', '2020-01-01T09:30'], '--start must be a moment with its zone'],
    [[...opening, '--start', '2020-13-01T09:30Z'], '--start is a moment that does not exist'],
    [['resolve', opened, ...texts, '--end', '2020-01-01 09:30Z'], '--end must be a moment'],
    [['retitle', opened], '--title-en or --title-zh is required'],
    [['translate', opened], 'Give a title, or an update with its text'],
    [['translate', opened, '--update', '1'], '--update and a text belong together'],
    [['translate', opened, ...titles], 'is written in both languages: correct it'],
    [['correct', opened, '--update', '1', ...texts], '--reason is required'],
    [['correct', opened, '--update', '99999', ...texts, '--reason', 'A'], 'has no update 99999'],
    [['report', opened, '--file', join(folder, 'missing.json')], 'cannot be read'],
    [['retitle', 'nothing', ...titles], 'There is no incident or maintenance nothing'],
    [[...planning, '--start', tomorrow(2)], '--end is required'],
    [['import', join(folder, 'missing.json')], 'cannot be read'],
    [['export'], 'Name one file'],
  ] as [string[], string][]) {
    const { exitCode, text } = await run(...line);
    expect(exitCode, line.join(' ')).toBe(2);
    expect(text).toContain(words);
    expect(text).toContain(`npm run ops -- status ${line[0]}`);
  }
  expect([await changes(), await incidents()]).toEqual(before);
});

test('usage shows required arguments plainly and optional ones in brackets', async () => {
  const { text } = await run('open', '--help');
  expect(text).toContain('status open --impact <impact> [--title-en <text>]');
  expect(text).toContain('[--start <moment>] [--next <moment>] [--dry-run] [--by <name>]');
  expect(text).toMatch(/Required:\n {2}--impact/);
});

test('a title can be changed, and the operator is recorded', async () => {
  const { opened } = await report(...opening);
  const better = ['--title-en', 'Calls to Peru fail', '--title-zh', '拨往秘鲁的呼叫失败'];
  await report('retitle', opened, ...better, '--by', 'Lin');
  const { title } = (await incidents()).find(({ id }) => id === opened) ?? {};
  expect(title).toEqual({ en: 'Calls to Peru fail', zh: '拨往秘鲁的呼叫失败' });
  expect((await changes()).at(-1)).toMatchObject({
    ...{ who: 'Lin', action: 'retitle', incidentId: opened },
    details: { before: { en: 'Calls fail', zh: '呼叫失败' } },
  });
});

test('an exported history is imported unchanged, also on another database', async () => {
  const file = join(folder, 'history.json');
  await report(...opening);
  const { exported } = await report('export', file);
  expect((await run('export', file)).text).toContain('exists already');
  const other = await freshDatabase();
  const elsewhere = (...args: string[]) =>
    runLine(['status', ...args], (_, work) =>
      work({ env: readEnv({}), database: other.database, clock: systemClock }),
    );
  for (let times = 0; times < 2; times += 1)
    expect((await elsewhere('import', file)).text).toBe(`imported: ${exported}`);
  const again = join(folder, 'again.json');
  await elsewhere('export', again);
  expect(JSON.parse(await readFile(again, 'utf8'))).toEqual(
    JSON.parse(await readFile(file, 'utf8')),
  );
  await other.drop();
});

test('a broken file is refused with the position of the error', async () => {
  const sound = {
    id: 'a',
    kind: 'incident',
    services: ['sms'],
    title: { en: 'A', zh: '甲' },
    startsAt: '2026-01-01T00:00:00Z',
    endsAt: null,
    cancelledAt: null,
    updates: [
      {
        state: 'investigating',
        impact: 'outage',
        text: { en: 'A', zh: '甲' },
        at: '2026-01-01T00:00:00Z',
        writtenAt: '2026-01-01T00:00:00Z',
      },
    ],
  };
  const before = [await changes(), await incidents()];
  for (const [content, words] of [
    ['{', 'not JSON'],
    [{ version: 3, services: [], incidents: [] }, 'version'],
    [{ incidents: [{ ...sound, title: { en: 'A' } }] }, 'incidents.0.title.zh'],
    [{ incidents: [{ ...sound, endsAt: '2025-01-01T00:00:00Z' }] }, 'ends before it begins'],
    [{ incidents: [{ ...sound, kind: 'maintenance' }] }, 'maintenance needs an end'],
    [{ incidents: [sound, sound] }, 'An id stands twice'],
    [{ incidents: [sound, { ...sound, id: 'b', services: ['telex'] }] }, 'no service telex'],
  ] as [string | object, string][]) {
    const file = join(folder, 'broken.json');
    const text =
      typeof content === 'string'
        ? content
        : JSON.stringify({ version: 1, services: [], ...content });
    await writeFile(file, text);
    const outcome = await run('import', file);
    expect(outcome.exitCode, text).toBe(2);
    expect(outcome.text).toContain(words);
  }
  expect([await changes(), await incidents()]).toEqual(before);
});
