import { brand } from '#content/brand.ts';
import { hasSandbox } from '#content/has-sandbox.ts';
import { type ReaderWords, readerWords } from '#content/interface/reader.ts';
import { workbenchWords } from '#content/interface/workbench.ts';
import { pagePath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';
import { type MenuEntry, type MenuGroup, menuOf, pinsOf } from '#documents/manuscripts/library.ts';

/** What stays while a reader moves from document to document. */
export type ReaderFrame = {
  pins: MenuEntry[];
  menu: MenuGroup[];
  words: ReaderWords;
  wiki?: string;
};

const workbenchPin = (locale: Locale): MenuEntry => ({
  id: 'workbench',
  name: workbenchWords[locale].name,
  path: pagePath('workbench', locale),
});

/** At build time. The workbench is no document, but stands among them. */
export const frameOf = (locale: Locale): ReaderFrame => ({
  pins: [...pinsOf(locale), ...(hasSandbox ? [workbenchPin(locale)] : [])],
  menu: menuOf(locale),
  words: readerWords[locale],
  wiki: brand.wiki?.[locale],
});
