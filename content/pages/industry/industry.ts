import { type IndustryId, industries } from '#content/industries.ts';
import { products, services } from '#content/products.ts';
import { pagePath, servicePath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';
import { words as english } from './en.ts';
import {
  industryStructures,
  type ProductLinkId,
  productLinks,
  type Slot,
  type SlotId,
  slotIds,
} from './structure.ts';
import type { BannerLabels, TitledSentence } from './words.ts';
import { words as chinese } from './zh.ts';

/** An industry's page in one language: words with their names and links. */
export type IndustryData = ReturnType<typeof industryOf>;

const wordsOf = { en: english, zh: chinese };

export function industryOf(id: IndustryId, locale: Locale) {
  const { shared, pages } = wordsOf[locale];
  const page = pages[id];
  const structure = industryStructures[id];
  const art: BannerLabels[IndustryId] = page.banner.art;
  const cards: Record<string, TitledSentence> = page.benefits.cards;
  const stops: Record<string, TitledSentence> = page.journey.stops;
  const sentences: Record<string, string> = page.recommended.sentences;
  return {
    id,
    name: industries[id].name[locale],
    shared,
    signUpPath: pagePath('sign-up', locale),
    banner: { ...page.banner, art, picture: structure.picture },
    benefits: {
      heading: page.benefits.heading,
      lead: page.benefits.lead,
      cards: structure.benefits.map((benefit) => ({ id: benefit, ...entry(cards, benefit) })),
    },
    journey: {
      lead: page.journey.lead,
      stops: Object.entries<readonly ProductLinkId[]>(structure.journey).map(([stop, links]) => ({
        id: stop,
        ...entry(stops, stop),
        links: links.map((link) => productLink(link, locale)),
      })),
    },
    recommended: {
      lead: page.recommended.lead,
      products: structure.recommended.map((link) => ({
        ...productLink(link, locale),
        sentence: entry(sentences, link),
      })),
    },
    slots: filledSlots(page.slots),
  };
}

/** In the order of the page; a slot without entries is left out. */
export const filledSlots = (slots: Partial<Record<SlotId, Slot>> = {}) =>
  slotIds.flatMap((id) => {
    const slot = slots[id];
    return slot?.entries.length ? [{ id, ...slot }] : [];
  });

export function productLink(id: ProductLinkId, locale: Locale) {
  const { product, service } = { service: undefined, ...productLinks[id] };
  const group = products[product].name[locale];
  return service
    ? {
        id,
        group,
        name: services[service].name[locale],
        path: servicePath(product, service, locale),
      }
    : { id, group, name: group, path: pagePath(product, locale) };
}

function entry<T>(words: Record<string, T>, id: string): T {
  const found = words[id];
  if (found === undefined) throw new RangeError(`No words for ${id}`);
  return found;
}
