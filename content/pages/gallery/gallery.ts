import { brand } from '#content/brand.ts';
import { figures } from '#content/figures.ts';
import { industryIds } from '#content/industries.ts';
import { words as englishHome } from '#content/pages/home/en.ts';
import { storyIds } from '#content/pages/home/structure.ts';
import { words as chineseHome } from '#content/pages/home/zh.ts';
import {
  heroArtWords,
  privacyArtWords,
  privacyModes,
  tabArtWords,
} from '#content/pages/product/art-words.ts';
import { productIds, products } from '#content/products.ts';
import { pagePath } from '#content/site-map.ts';
import { htmlLanguages, type Locale } from '#contract/locale.ts';
import { requestSamples, responseSample } from './code-samples.ts';
import { words as english } from './en.ts';
import {
  callFields,
  colourTokens,
  fieldStates,
  galleryFigures,
  galleryGroups,
  galleryTabs,
  lineWeights,
  spaceSteps,
  typeRoles,
} from './structure.ts';
import { words as chinese } from './zh.ts';

/** What the gallery shows in every language. */
export type GalleryLists = typeof galleryLists;

export const galleryLists = {
  groups: galleryGroups,
  colours: colourTokens,
  typeRoles,
  spaceSteps,
  lineWeights,
  tabs: galleryTabs,
  fieldStates,
  callFields,
  products: productIds,
  services: productIds.flatMap((id) => products[id].services),
  privacyModes,
  stories: storyIds,
  industries: industryIds,
};

/** What the gallery shows in one language. */
export type GalleryData = ReturnType<typeof galleryOf>;

const wordsOf = { en: english, zh: chinese };
const tileArtOf = { en: englishHome.products.art, zh: chineseHome.products.art };

export function galleryOf(locale: Locale) {
  const words = wordsOf[locale];
  return {
    lang: htmlLanguages[locale],
    words,
    tileArt: tileArtOf[locale],
    heroArt: heroArtWords[locale],
    tabArt: tabArtWords[locale],
    privacyArt: privacyArtWords[locale],
    figures: galleryFigures.map((id) => ({ id, ...figures[id][locale] })),
    apiHost: brand.hosts.api,
    docsPath: pagePath('docs', locale),
    privacyPath: pagePath('privacy-policy', locale),
    requestSamples: requestSamples(words.calls.message),
    responseSample,
  };
}
