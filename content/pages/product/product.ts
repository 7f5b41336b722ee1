import {
  type ProductId,
  productIds,
  products,
  type ServiceId,
  services,
} from '#content/products.ts';
import { findPage, pagePath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';
import { heroArtWords, privacyArtWords, privacyModes, tabArtWords } from './art-words.ts';
import { words as english, shared as sharedEnglish } from './en.ts';
import {
  type Benefit,
  type BenefitPicture,
  benefitIds,
  docsLinkOf,
  openingDelayMs,
  type PrivacyWords,
  privacySettings,
  type SectionHead,
  type TabWords,
  tabAliases,
  tabIds,
  testimonials,
  type UseCaseId,
  useCaseIds,
} from './structure.ts';
import { words as chinese, shared as sharedChinese } from './zh.ts';

/** A product page of one language: words with their names and links. */
export type ProductData = ReturnType<typeof productOf>;

const wordsOf = { en: english, zh: chinese };
const sharedOf = { en: sharedEnglish, zh: sharedChinese };

export function productOf(id: ProductId, locale: Locale) {
  const words: AnyWords = wordsOf[locale][id];
  const { hero, benefits, services: section, privacy, useCases } = words;
  return {
    id,
    name: products[id].name[locale],
    shared: sharedOf[locale],
    signUpPath: pagePath('sign-up', locale),
    docsPath: docsLinkOf(id, locale),
    openingDelayMs: openingDelayMs[locale],
    aliases: tabAliases[id] ?? {},
    hero: { ...hero, art: heroArtWords[locale][id] },
    benefits: {
      ...headOf(benefits),
      list: benefitIds[id].map((picture) => ({ picture, ...pick(benefits.list, picture) })),
    },
    services: {
      ...headOf(section),
      tabs: tabIds[id].map((service) => ({
        id: service,
        name: services[service].name[locale],
        docsPath: docsLinkOf(service, locale),
        ...pick(section.tabs, service),
        art: tabArtWords[locale][service],
      })),
    },
    privacy: privacy && {
      ...privacy,
      modes: privacyModes.map((mode) => ({ id: mode, sentence: privacy.modes[mode] })),
      settings: privacySettings.map((setting) => ({ id: setting, ...privacy.settings[setting] })),
      art: privacyArtWords[locale],
    },
    useCases: useCases && {
      ...headOf(useCases),
      list: useCaseIds.map((useCase) => ({ id: useCase, ...useCases.list[useCase] })),
    },
    testimonial: testimonials[id]?.[locale],
  };
}

/** The product of a path. */
export function productOfPath(path: string): ProductId {
  const product = productIds.find((id) => id === findPage(path));
  if (!product) throw new RangeError(`${path} is not a product page`);
  return product;
}

/** The words of any product: the structure defines its benefits and tabs. */
type AnyWords = {
  hero: { headline: readonly string[]; sentence: string };
  benefits: SectionHead & { list: Partial<Record<BenefitPicture, Benefit>> };
  services: SectionHead & { tabs: Partial<Record<ServiceId, TabWords>> };
  privacy?: PrivacyWords;
  useCases?: SectionHead & { list: Record<UseCaseId, Benefit> };
};

const headOf = ({ tag, heading, lead }: SectionHead): SectionHead => ({ tag, heading, lead });

function pick<Id extends string, Words>(list: Partial<Record<Id, Words>>, id: Id): Words {
  const words = list[id];
  if (words === undefined) throw new RangeError(`${id} has no words`);
  return words;
}
