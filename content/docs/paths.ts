import { docsBase, pagePath } from '#content/site-map.ts';
import type { Locale, Localized } from '#contract/locale.ts';
import type { DocumentId } from './menu.ts';

export const documentPath = (id: DocumentId, locale: Locale): string => `${docsBase[locale]}/${id}`;

export const categoryPath = (category: string, locale: Locale): string =>
  `${docsBase[locale]}/${category}`;

/** The list of the documents of a language, for programs; all of them in one file. */
export const documentListPath = (locale: Locale): string => `${home(locale)}/llms.txt`;
export const fullTextPath = (locale: Locale): string => `${home(locale)}/llms-full.txt`;

const home = (locale: Locale): string => pagePath('home', locale).replace(/\/$/, '');

/** Every call of every product in one file. */
export const openApiPath = (locale: Locale, form: 'json' | 'yaml'): string =>
  `/openapi/${locale}.${form}`;

export const productOpenApiPath = (product: string, locale: Locale): string =>
  `/openapi/${product}${languageEnding[locale]}.yaml`;

export const postmanPath = (product: string, locale: Locale): string =>
  `/openapi/${product}${languageEnding[locale]}.postman.json`;

const languageEnding: Localized<string> = { en: '', zh: '.zh' };

/** Changes of the API, for feed readers. */
export const changelogFeedPath = (locale: Locale): string => `${home(locale)}/changelog.atom`;

export const errorListPath = '/error-codes.json';
export const signingVectorsPath = '/signing-vectors.json';

/** What each error code means, for lists in the console. */
export const errorMeaningsPath = (locale: Locale): string => `/error-meanings/${locale}.json`;

/** The cards of all statuses and reasons, for the workbench and the console. */
export const reasonsPath = (locale: Locale): string => `/reasons/${locale}.json`;

/** What a page needs to send one of our calls, and its words. */
export const tryCallPath = (id: string, locale: Locale): string => `/try/${locale}/${id}.json`;
export const tryWordsPath = (locale: Locale): string => `/try/${locale}.json`;
