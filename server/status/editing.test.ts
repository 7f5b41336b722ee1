import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Incident, readIncident } from '#contract/status.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { both, fromNow, mei, open } from '#tests/support/status.ts';
import { outboxMessages } from '../db/schema.ts';
import { statusSubscriptions } from '../db/status-schema.ts';
import {
  correctReport,
  correctUpdate,
  type NewReport,
  publishReport,
  translateIncident,
} from './editing.ts';
import { scheduleMaintenance } from './maintenance.ts';
import { resolveIncident, updateIncident } from './operator.ts';

const hourMs = 60 * 60_000;

let served: TestApp;
beforeEach(async () => {
  served = await testApp({ PUBLIC_URL: 'https://www.nuntix.example' });
});
afterEach(() => served.close());

async function described(id: string): Promise<Incident> {
  served.clock.advance(5_000);
  const reply = await served.app.inject(`${readIncident.path}?id=${id}`);
  return reply.json().data.incident;
}
const feed = async (path: string) => (await served.app.inject(path)).payload;

const subscribe = (locale: 'en' | 'zh') =>
  served.context.database.insert(statusSubscriptions).values({
    ...{ id: '0b9f3c1e-6f0d-4a53-9c1b-0d6a3f4f5e11', email: 'mei@harbour.example', locale },
    confirmedAt: served.clock.now(),
  });
const mailed = () => served.context.database.delete(outboxMessages).returning();

const english = { title: { en: 'Calls fail' }, text: { en: 'Calls to Peru fail.' } };

test('an incident in one language is shown in both, and says which it is written in', async () => {
  await subscribe('zh');
  const { incidentId } = await open(served.context, english);
  const incident = await described(incidentId);
  expect(incident).toMatchObject({
    ...{ titleEn: 'Calls fail', titleCn: 'Calls fail', titleOnly: 'en' },
    updates: [{ textCn: 'Calls to Peru fail.', textOnly: 'en' }],
  });
  const [mail] = await mailed();
  expect(mail?.payload).toMatchObject({
    text: '译文稍后提供\n以下为英文原文\nCalls to Peru fail.',
  });
  expect(await feed('/zh-service-status/feed.rss')).toContain('译文稍后提供');
  expect(await feed('/service-status/feed.rss')).not.toContain('Translation follows');
});

test('the translation follows, once, and mails nobody', async () => {
  await subscribe('zh');
  const { context } = served;
  const { incidentId } = await open(context, english);
  const [first] = (await described(incidentId)).updates;
  await mailed();
  const update = { id: first?.id ?? 0, text: { zh: '拨往秘鲁的呼叫失败。' } };
  const translation = { title: { zh: '呼叫失败' }, updates: [update] };
  await translateIncident(context, mei, incidentId, translation);
  expect(await described(incidentId)).toMatchObject({
    ...{ titleEn: 'Calls fail', titleCn: '呼叫失败', titleOnly: null },
    updates: [{ textEn: 'Calls to Peru fail.', textCn: '拨往秘鲁的呼叫失败。', textOnly: null }],
  });
  expect(await mailed()).toEqual([]);
  await expect(translateIncident(context, mei, incidentId, translation)).rejects.toThrow(
    'The title is written in both languages',
  );
  await expect(
    translateIncident(context, mei, incidentId, { updates: [{ id: 99_999, text: { en: 'A' } }] }),
  ).rejects.toThrow(`It has: ${first?.id}.`);
});

test('maintenance more than a day ahead needs both languages', async () => {
  const plan = (hours: number) =>
    scheduleMaintenance(served.context, mei, {
      ...{ title: { en: 'Upgrade' }, text: { en: 'It may be slow.' }, services: ['api'] },
      startsAt: fromNow(served.context, hours * hourMs),
      endsAt: fromNow(served.context, (hours + 1) * hourMs),
    });
  await expect(plan(25)).rejects.toThrow('Chinese is required: it begins in more than 24 hours.');
  await expect(plan(23)).resolves.toMatchObject({ action: 'schedule' });
});

test('a text is required in at least one language', async () => {
  await expect(open(served.context, { text: {} })).rejects.toThrow('at least one language');
});

test('a correction shows what was said before, dates the feed, and is mailed by choice', async () => {
  await subscribe('en');
  const { context } = served;
  const { incidentId } = await open(context);
  const [first] = (await described(incidentId)).updates;
  await mailed();
  const before = await feed('/service-status/feed.rss');
  const correct = (text: { en?: string; zh?: string }, isMailed = false) =>
    correctUpdate(context, mei, incidentId, {
      ...{ update: first?.id ?? 0, text, reason: 'Chile, not Peru', isMailed },
    });
  await expect(correct({ en: 'Calls to Chile fail.' })).rejects.toThrow('Chinese is missing');
  await correct(both('Calls to Chile fail.'));
  expect(await mailed()).toEqual([]);
  const [corrected] = (await described(incidentId)).updates;
  expect(corrected).toMatchObject({
    textEn: 'Calls to Chile fail.',
    corrections: [{ textEn: 'Calls to Peru fail.' }],
  });
  const after = await feed('/service-status/feed.rss');
  expect(after).toContain('Investigating (corrected)');
  expect(guidIn(after)).not.toBe(guidIn(before));
  await correct(both('Calls to Chile and Peru fail.'), true);
  expect(await mailed()).toMatchObject([
    { payload: { text: 'Calls to Chile and Peru fail.', corrected: true } },
  ]);
  expect((await described(incidentId)).updates[0]?.corrections).toHaveLength(2);
});

const guidIn = (rss: string) => /<guid[^>]*>([^<]*)/.exec(rss)?.[1];

const report: NewReport = {
  happened: both('A switch lost its power.'),
  meant: both('Calls failed for 38 minutes.'),
  cause: both('A faulty supply.'),
  measures: [{ text: both('The switch is replaced.'), isDone: true }],
};

test('a report is published once, after the end, mailed, and later only corrected', async () => {
  await subscribe('en');
  const { context, clock } = served;
  const { incidentId } = await open(context);
  const publish = () => publishReport(context, mei, incidentId, report);
  await expect(publish()).rejects.toThrow('is not a resolved incident');
  clock.advance(hourMs);
  await resolveIncident(context, mei, incidentId, {
    text: both('Mended.'),
    reportExpected: true,
  });
  expect(await described(incidentId)).toMatchObject({ reportExpected: true, report: null });
  await mailed();
  await publish();
  expect(await mailed()).toMatchObject([
    {
      template: 'status-report',
      payload: {
        happened: 'A switch lost its power.',
        measures: ['The switch is replaced.'],
        link: `https://www.nuntix.example/service-status/incidents/${incidentId}#report`,
      },
    },
  ]);
  await expect(publish()).rejects.toThrow('is published already');
  expect(await described(incidentId)).toMatchObject({
    report: { correctedAt: null, cause: { textEn: 'A faulty supply.' } },
  });
  const cause = both('A faulty fan.');
  await correctReport(context, mei, incidentId, { ...report, cause, reason: 'measured again' });
  expect(await described(incidentId)).toMatchObject({
    report: { correctedAt: expect.any(String), cause: { textEn: 'A faulty fan.' } },
  });
  expect(await mailed()).toEqual([]);
  expect(await feed('/service-status/feed.rss')).toContain('A faulty fan.');
});

test('the next update is announced, replaced by each update, and gone at the end', async () => {
  const { context, clock } = served;
  const nextUpdateAt = fromNow(context, hourMs);
  await expect(open(context, { nextUpdateAt: fromNow(context, -1) })).rejects.toThrow('future');
  const { incidentId } = await open(context, { nextUpdateAt });
  expect((await described(incidentId)).nextUpdate).toBe(nextUpdateAt.toISOString());
  clock.advance(1_000);
  await updateIncident(context, mei, incidentId, { text: both('Still looking.') });
  expect((await described(incidentId)).nextUpdate).toBeNull();
});
