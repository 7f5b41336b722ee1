import type { SearchError, SearchField, SearchIndex } from '#documents/files/search-record.ts';
import { numbersIn, pastedCode } from '../pasted-code.ts';

/**
 * What a query asks for by name: an error code, alone, among words or in a pasted answer; a field;
 * or, for an HTTP status, all codes that come with it.
 */
export function exactAnswer(
  query: string,
  { errors, fields, documents }: SearchIndex,
): { exact?: SearchError | SearchField; errors?: SearchError[] } {
  const numbers = numbersIn(query);
  const error = errors.find(({ code }) => code === pastedCode(query) || numbers.includes(code));
  if (error) return { exact: error };
  const withStatus = errors.filter(({ status }) => numbers.includes(status));
  if (withStatus.length > 0) return { errors: withStatus };
  const wanted = bare(query);
  const field = fields.find(({ name }) => bare(name) === wanted);
  // A plain word that a title has, such as balance, asks for the document rather.
  const isTitle = documents.some(({ title }) => title.toLowerCase().split(' ').includes(wanted));
  return field && !isTitle ? { exact: field } : {};
}

const bare = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '');
