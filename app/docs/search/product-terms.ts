import { memoize } from './memoize.ts';
import type { TermIndex } from './term-index.ts';

/** The weight of a term that every document of the product has. */
const least = 0.2;

/**
 * The weight of a term in a query that names a product: a term of all its documents does not
 * distinguish between them.
 */
export function makeWeigher(
  { documentsWith }: Pick<TermIndex, 'documentsWith'>,
  documents: ReadonlySet<string>,
): (products: readonly string[]) => (term: string) => number {
  return (products) => {
    if (products.length === 0) return () => 1;
    const own = products.map((product) =>
      [...documents].filter((document) => document.startsWith(`${product}/`)),
    );
    return memoize((term) => {
      const having = documentsWith(term);
      const telling = own.map((all) => {
        const many = all.filter((document) => having.has(document)).length;
        return rarityOf(many, all.length) / rarityOf(0, all.length);
      });
      return least + (1 - least) * Math.max(...telling);
    });
  };
}

/** Inverse document frequency, as in the index. */
export const rarityOf = (having: number, all: number): number =>
  Math.log(1 + (all - having + 0.5) / (having + 0.5));
