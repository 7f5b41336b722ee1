import { glossary } from '#content/docs/glossary.ts';
import type { SearchIndex } from './search-record.ts';

/** Whose terms can be typed by their sound: names of all kinds, and what readers call things. */
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
