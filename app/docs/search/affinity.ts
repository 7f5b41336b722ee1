import { productWords } from '#content/docs/product-words.ts';
import type { Place } from './search-places.ts';

/** Of the product that was named; of none, such as the guides; of another product. */
const weights = { named: 1.3, none: 0.9, other: 0.5 };

/** Who names a product means its documents rather than those of another. */
export function affinityOf(wording: string): (place: Place) => number {
  const named = Object.keys(productWords).filter((product) => productWords[product]?.test(wording));
  return ({ hit }) => {
    const [product = ''] = hit.document.split('/');
    if (named.length === 0) return 1;
    if (named.includes(product)) return weights.named;
    return product in productWords ? weights.other : weights.none;
  };
}
