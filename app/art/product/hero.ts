import type { HeroArtWords } from '#content/pages/product/art-words.ts';
import type { ProductId } from '#content/products.ts';

/** Each hero is drawn twice, for beside the text and for phones; the page shows the one that fits. */
export type HeroProps<Id extends ProductId = ProductId> = {
  words: HeroArtWords[Id];
  wide?: string | undefined;
  narrow?: string | undefined;
};
