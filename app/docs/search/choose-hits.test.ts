import { expect, test } from 'vitest';
import { chooseHits } from './choose-hits.ts';
import type { Scores } from './score-places.ts';

/** Scores by `document#heading`. */
const chosen = (values: Record<string, number>): string[] => {
  const scores: Scores = new Map();
  for (const [path, value] of Object.entries(values)) {
    const [document = '', heading = ''] = path.split('#');
    const hit = { document, anchor: heading, path, heading, place: [], text: '' };
    const names = { title: document, heading, category: '', keywords: '', text: '' };
    scores.set(
      { weight: 1, ...names, hit, owners: [], isOfCall: true },
      { value, terms: new Set() },
    );
  }
  return chooseHits(scores).map(({ path }) => path);
};

test('the second place of a document does not crowd out the next document', () => {
  expect(chosen({ 'bind#top': 10, 'bind#note': 9, 'list#top': 8, 'bind#end': 7 })).toEqual([
    'bind#top',
    'list#top',
    'bind#note',
  ]);
});

test('hits far below the best score are dropped', () => {
  expect(chosen({ 'bind#top': 10, 'list#top': 1 })).toEqual(['bind#top']);
});
