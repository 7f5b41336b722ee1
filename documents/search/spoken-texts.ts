import { glossary } from '#content/docs/glossary.ts';
import type { SearchIndex } from './search-record.ts';

/** Texts whose terms can be typed in pinyin: names of all kinds, and synonyms. */
export const spokenTexts = ({
  documents,
  sections,
  errors,
}: Pick<SearchIndex, 'documents' | 'sections' | 'errors'>): string[] => [
  ...documents.map(({ title }) => title),
  ...glossary.flat(),
  ...sections.flatMap(({ heading, keywords }) => [heading, keywords]),
  ...errors.flatMap(({ means, keywords }) => [means, keywords]),
];
