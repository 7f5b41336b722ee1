import { createHash } from 'node:crypto';
import { brand } from '#content/brand.ts';
import { hasSandbox } from '#content/has-sandbox.ts';
import { type ReaderWords, readerWords } from '#content/interface/reader.ts';
import { workbenchWords } from '#content/interface/workbench.ts';
import { pagePath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';
import { type MenuEntry, type MenuGroup, menuOf, pinsOf } from '../manuscripts/library.ts';

/** What is the same around every document of a language: the menu and the reader's words. */
export type ReaderFrame = {
  pins: MenuEntry[];
  menu: MenuGroup[];
  words: ReaderWords;
  wiki?: string;
};

/** The workbench is not a document, but is listed with them, after “Get started”. */
export const frameOf = (locale: Locale): ReaderFrame => ({
  pins: hasSandbox ? pinsOf(locale).toSpliced(1, 0, workbenchPin(locale)) : pinsOf(locale),
  menu: menuOf(locale),
  words: readerWords[locale],
  wiki: brand.wiki?.[locale],
});

/**
 * The frame as a separate file: as loader data it would be in every page a second time. Named by
 * its content hash like every asset, so that each release finds its own.
 */
export function frameFile(locale: Locale): { path: string; text: string } {
  const text = JSON.stringify(frameOf(locale));
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { path: `/assets/reader-frame-${hash}.json`, text };
}

const workbenchPin = (locale: Locale): MenuEntry => ({
  id: 'workbench',
  name: workbenchWords[locale].name,
  path: pagePath('workbench', locale),
});
