import { heads } from '#content/heads/heads.ts';
import { readerWords } from '#content/interface/reader.ts';
import { workbenchWords } from '#content/interface/workbench.ts';
import { pagePath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';
import { type SearchDocument, type SearchSection, workbenchId } from './search-record.ts';

/** The workbench is listed with the documents, and found with them. */
export const searchWorkbench = (locale: Locale): SearchDocument => ({
  id: workbenchId,
  path: pagePath('workbench', locale),
  title: workbenchWords[locale].name,
  place: readerWords[locale].title,
  call: '',
});

export function workbenchSections(locale: Locale, document: number): SearchSection[] {
  const { name, tabs, signature, catcher, empty, search } = workbenchWords[locale];
  const section = (anchor: string, heading: string, text: string, keywords: string) => ({
    ...{ document, anchor, heading, text, keywords },
  });
  return [
    section('', '', heads[locale].workbench.description, `${name}, ${search.workbench}`),
    section('traffic', tabs.traffic, empty.text, search.traffic),
    section('signature', tabs.signature, signature.waiting.text, search.signature),
    section('catcher', tabs.catcher, catcher.schedule, search.catcher),
  ];
}
