import type { Scores } from './score-places.ts';
import type { Hit } from './search-places.ts';

const hitsOfDocument = 2;
/** Multiplier of a document's second hit, so that the first hits are different documents. */
const secondWeight = 0.6;
/** Hits below this share of the best score are dropped. */
export const minShare = 0.2;

/** The hits to show, best first. */
export function chooseHits(scores: Scores): Hit[] {
  const sorted = [...scores].sort(([, one], [, other]) => other.value - one.value);
  const least = (sorted[0]?.[1].value ?? 0) * minShare;
  const chosen: { hit: Hit; value: number }[] = [];
  const ofDocument = new Map<string, string[]>();
  for (const [{ hit }, { terms, value }] of sorted) {
    if (value < least) break;
    const headings = ofDocument.get(hit.document) ?? [];
    if (headings.length === hitsOfDocument || headings.includes(hit.heading)) continue;
    ofDocument.set(hit.document, [...headings, hit.heading]);
    const weight = headings.length > 0 ? secondWeight : 1;
    chosen.push({ hit: { ...hit, terms: [...terms] }, value: value * weight });
  }
  return chosen.sort((one, other) => other.value - one.value).map(({ hit }) => hit);
}
