import type { Locator, Page } from '@playwright/test';
import { readerWords } from '#content/interface/reader.ts';
import type { Locale } from '#contract/locale.ts';
import { restoreFromBuild } from '#documents/compiled/compiled.ts';
import { allManuscripts } from '#documents/manuscripts/manuscripts.ts';

restoreFromBuild();

const factsOf = (id: string, locale: Locale) =>
  allManuscripts()[locale].find((manuscript) => manuscript.id === id)?.facts;

export const titleOf = (id: string, locale: Locale): string => factsOf(id, locale)?.title ?? '';

/** Name of a document in the menu. */
export const entryOf = (id: string, locale: Locale): string =>
  factsOf(id, locale)?.menu ?? titleOf(id, locale);

export const menuOn = (page: Page, locale: Locale): Locator =>
  page.getByRole('navigation', { name: readerWords[locale].title });

export const headingOn = (page: Page, id: string, locale: Locale): Locator =>
  page.getByRole('heading', { level: 1, name: titleOf(id, locale), exact: true });
