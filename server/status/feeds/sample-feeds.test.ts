import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { feedPath, jsonPaths } from '#content/status/feeds.ts';
import { testApp } from '#tests/support/app.ts';
import { open } from '#tests/support/status.ts';
import { feedApp, origin } from '#tests/support/status-feeds.ts';
import { ensureSampleHistory } from '../sample.ts';

test('every feed marks sample history, which ends with the first own report', async () => {
  const sampled = await testApp({ PUBLIC_URL: origin });
  const read = async (path: string) => (await sampled.app.inject({ url: path })).body;
  await ensureSampleHistory(sampled.context);
  const atom = parseAtomFeed(await read(feedPath('atom', 'en')));
  expect(atom.title?.value).toMatch(/^\[Sample data\] /);
  const titles = atom.entries?.map(({ title }) => title?.value) ?? [];
  expect(titles.length).toBeGreaterThan(3);
  for (const title of titles) expect(title).toMatch(/^\[Sample data\] /);
  const rss = parseRssFeed(await read(feedPath('rss', 'zh')));
  expect(rss.items).toHaveLength(titles.length);
  for (const { title } of rss.items ?? []) expect(title).toMatch(/^【示例数据】/);
  expect(await read(feedPath('calendar', 'zh'))).toContain('SUMMARY:【示例数据】');
  expect(await read(feedPath('badge', 'en', 'voice'))).toContain('Degraded · Sample data');
  expect(JSON.parse(await read(jsonPaths.summary)).page.name).toBe(
    `[Sample data] ${brand.names.short.en}`,
  );
  expect(JSON.parse(await read('/client/productServiceOverview')).data.sample).toBe(true);

  await ensureSampleHistory(sampled.context);
  const { incidentId } = await open(sampled.context);
  sampled.clock.advance(5_000);
  const names = JSON.parse(await read(jsonPaths.incidents)).incidents.map(
    ({ id, name }: { id: string; name: string }) => [id, name],
  );
  expect(names).toEqual([[incidentId, 'Calls fail']]);
  await sampled.close();

  const { served } = await feedApp();
  await ensureSampleHistory(served.context);
  const { body } = await served.app.inject({ url: feedPath('atom', 'en') });
  expect(body).not.toContain('Sample data');
  await served.close();
});
