import { expect, test } from 'vitest';
import { docGroups, documentIds } from '#content/docs/menu.ts';
import { productWords } from '#content/docs/product-words.ts';
import { affinityOf } from './affinity.ts';

/** The categories with the highest affinity to a query. */
function favourites(query: string): string[] {
  const weigh = affinityOf(query);
  const most = Math.max(...documentIds.map(weigh));
  const best = documentIds.filter((document) => weigh(document) === most);
  return [...new Set(best.map((document) => document.split('/')[0] ?? ''))];
}

test.each([
  ['call history', 'voice'],
  ['bot call history', 'callbot'],
  ['机器人通话记录', 'callbot'],
  ['text message with viber', 'viber'],
  ['softphone call history', 'nxphone'],
  ['隐私号短信', 'pns'],
  ['signature error', 'general'],
])('%s means %s before all others', (query, category) => {
  expect(favourites(query)).toEqual([category]);
});

test('every product has words that name it', () => {
  const categories = docGroups.flatMap((group) => group.categories.map(({ id }) => id));
  const wordless = categories.filter((id) => id !== 'general' && !productWords[id]);
  expect(wordless).toEqual([]);
});
