import type { IndustryId } from '#content/industries.ts';
import type { ProductId } from '#content/products.ts';
import type { PageId } from '#content/site-map.ts';

export type Head = { title: string; description?: string; keywords?: string };

export type MarketingPage = 'home' | ProductId | IndustryId | 'company' | 'pricing';

/** Marketing pages have keywords; every page has a title and a description. */
export type Heads = Record<MarketingPage, Required<Head>> &
  Record<Exclude<PageId, MarketingPage>, { title: string; description: string }>;
