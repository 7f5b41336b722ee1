import { plainProducts, productWords } from '#content/docs/product-words.ts';
import { memoize } from './memoize.ts';

/** Score multipliers: documents of the named product, of related ones or guides, of others. */
const weights = { named: 1.6, akin: 0.9, other: 0.5 };
/** Score multiplier of guides when the query names no product: they cover all products. */
const guideWeight = 1.2;

/** Products named unambiguously: “text”, “call” and “mail” occur with every product. */
export const productsNamed = (wording: string): string[] =>
  Object.keys(productWords).filter(
    (product) => !(product in plainProducts) && productWords[product]?.test(wording),
  );

/** Score multiplier per document, by the products that the query names. */
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
