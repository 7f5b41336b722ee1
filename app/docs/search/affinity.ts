import { plainProducts, productWords } from '#content/docs/product-words.ts';
import { memoize } from './memoize.ts';

/** Of the product that was named; akin to it, or of none, such as the guides; of another one. */
const weights = { named: 1.6, akin: 0.9, other: 0.5 };
/** Where no product is named: what is told for all of them comes before what one of them repeats. */
const guideWeight = 1.2;

/** The products that are named by words of their own: texts, calls and mails are spoken of with all. */
export const productsNamed = (wording: string): string[] =>
  Object.keys(productWords).filter(
    (product) => !(product in plainProducts) && productWords[product]?.test(wording),
  );

/** Who names a product means its documents rather than those of another. */
export function affinityOf(wording: string): (document: string) => number {
  const all = Object.keys(productWords).filter((product) => productWords[product]?.test(wording));
  const special = productsNamed(wording);
  const named = special.length > 0 ? special : all;
  const akin = special.length > 0 ? all : all.flatMap((product) => plainProducts[product] ?? []);
  return memoize((document: string) => {
    const [product = ''] = document.split('/');
    const isGuide = !(product in productWords);
    if (named.length === 0) return isGuide ? guideWeight : 1;
    if (named.includes(product)) return weights.named;
    return isGuide || akin.includes(product) ? weights.akin : weights.other;
  });
}
