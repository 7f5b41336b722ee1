import { brand } from '#content/brand.ts';
import { type Figure, figures } from '#content/figures.ts';
import { productIds, products, services } from '#content/products.ts';
import { pagePath, servicePath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';
import { words as english } from './en.ts';
import { reachFigures, storyFigures, storyIds } from './structure.ts';
import { words as chinese } from './zh.ts';

/** The home page of one language: words with their names, links and figures. */
export type HomeData = ReturnType<typeof homeOf>;

const wordsOf = { en: english, zh: chinese };

export function homeOf(locale: Locale) {
  const words = wordsOf[locale];
  return {
    words,
    signUpPath: pagePath('sign-up', locale),
    docsPath: pagePath('docs', locale),
    products: productIds.map((id) => ({
      id,
      path: pagePath(id, locale),
      name: products[id].name[locale],
      sentence: words.products.cards[id].sentence,
      services: products[id].services.map((service) => ({
        id: service,
        path: servicePath(id, service, locale),
        name: services[service].name[locale],
      })),
    })),
    badges: brand.badges.map(({ id, name, tier, highest = false }) => ({
      id,
      name,
      tier: tier[locale],
      highest,
    })),
    stories: storyIds.map((id) => {
      const { figures: labels, ...card } = words.stories.cards[id];
      const labelOf: Record<string, string> = labels;
      return {
        id,
        ...card,
        figures: Object.entries(storyFigures[id]).map(([measure, value]) => ({
          measure,
          label: labelOf[measure] ?? '',
          value: value[locale],
        })),
      };
    }),
    reach: reachFigures.map((id) => ({ id, ...(figures[id][locale] satisfies Figure) })),
  };
}
