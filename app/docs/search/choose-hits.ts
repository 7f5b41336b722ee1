import type { Scores } from './score-places.ts';
import type { Hit } from './search-places.ts';

const hitsOfDocument = 2;
/** What the second place of a document counts: the first hits are to be different documents. */
const secondWeight = 0.6;
/** What is worth less than this share of the best hit would only be in the way. */
export const leastShare = 0.2;

/** The places to show, the best first. */
export function chooseHits(scores: Scores): Hit[] {
  const sorted = [...scores].sort(([, one], [, other]) => other.value - one.value);
  const least = (sorted[0]?.[1].value ?? 0) * leastShare;
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
