import type { Locale, Localized } from '#contract/locale.ts';
import { brand } from './brand.ts';
import { phrasesIn } from './console-phrases.ts';
import { fill } from './fill.ts';
import { withoutLinks } from './inline-links.ts';
import { sdkVersion } from './sdk-version.ts';

/**
 * Fills the operator's placeholders in a document or API description: `{apiHost}`. In a text of one
 * language also what the console does: `{console:api-keys}`, as Markdown.
 */
export const fillBrand = (text: string, locale?: Locale): string =>
  fill(text, locale ? placesIn[locale] : places);

/** The same for words, which are plain text. */
export const fillWords = (text: string, locale: Locale): string =>
  withoutLinks(fillBrand(text, locale));

/** The samples read their keys from the environment: `NAME_ACCESS_KEY`. */
export const keyPrefix: string = brand.codeName.toUpperCase();

const siteDomain = new URL(brand.hosts.site).hostname.replace(/^www\./, '');

/** The names and the version of our packages are those of `documents/sdks/`. */
const packageNames = {
  clientName: brand.codeName.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
  javaPackage: siteDomain.split('.').reverse().join('.'),
  goModule: `${siteDomain}/go/${brand.codeName}`,
  sdkVersion,
};

const places = {
  ...packageNames,
  apiHost: brand.hosts.api,
  sandboxHost: brand.hosts.sandbox,
  agentHost: brand.hosts.agent,
  siteHost: brand.hosts.site,
  codeName: brand.codeName,
  keyPrefix,
};

const placesIn: Localized<Record<string, string>> = {
  en: { ...places, ...phrasesIn('en') },
  zh: { ...places, ...phrasesIn('zh') },
};
