import { placeOf } from '#content/docs/menu.ts';
import { documentPath } from '#content/docs/paths.ts';
import { hasSandbox } from '#content/has-sandbox.ts';
import type { Locale } from '#contract/locale.ts';
import { readErrors } from '../api/errors.ts';
import { type Operation, readOperation } from '../api/operation.ts';
import { anchorLead } from '../manuscripts/call-sections.ts';
import { allManuscripts, type Manuscript } from '../manuscripts/manuscripts.ts';
import { reasonFile } from '../pages/localized-reason.ts';
import { searchErrors } from './errors.ts';
import { searchEveryday } from './everyday.ts';
import { searchFields } from './fields.ts';
import { pinyinOf, readingsOf } from './pinyin.ts';
import { toFile } from './search-file.ts';
import type { SearchDocument, SearchIndex } from './search-record.ts';
import { searchSections } from './sections.ts';
import { spokenTexts } from './spoken-texts.ts';
import { searchWorkbench, workbenchSections } from './workbench.ts';

/** A document with the calls that it describes; anchors in the section of one start with `lead`. */
export type Described = Manuscript & { operations: { operation: Operation; lead: string }[] };

/** The search index of a language, loaded by the first search. */
export const writeSearch = (locale: Locale): string => JSON.stringify(toFile(searchIndex(locale)));

export function searchIndex(locale: Locale): SearchIndex {
  const described: Described[] = allManuscripts()[locale].map((manuscript) => ({
    ...manuscript,
    operations: manuscript.calls.map(({ name, section }) => ({
      operation: readOperation(name, locale),
      lead: anchorLead(section?.id),
    })),
  }));
  const documents = [
    ...described.map(searchDocument),
    ...(hasSandbox ? [searchWorkbench(locale)] : []),
  ];
  const fields = searchFields(described, locale);
  const sections = [
    ...searchSections(described),
    ...(hasSandbox ? workbenchSections(locale, documents.length - 1) : []),
  ];
  const errors = searchErrors(readErrors(), described, locale);
  const index = { documents, sections, errors, fields, reasons: reasonFile(locale) };
  const everyday = searchEveryday(locale);
  return { ...index, everyday, sounds: pinyinOf(spokenTexts(index)), readings: readingsOf() };
}

function searchDocument({ id, locale, facts, operations }: Described): SearchDocument {
  const { category } = placeOf(id);
  const operation = facts.operation ? operations[0]?.operation : undefined;
  return {
    id,
    path: documentPath(id, locale),
    title: facts.title,
    place: category.name[locale],
    call: operation?.path ? `${operation.method} ${operation.path}` : '',
  };
}
