import type { SearchError, SearchField, SearchIndex } from '#documents/files/search-record.ts';
import { numbersIn, pastedCode } from '../pasted-code.ts';

/**
 * What a query asks for by name: an error code, alone, among words or in a pasted answer; a field;
 * or an HTTP status that some code comes with.
 */
export function exactAnswer(
  query: string,
  { errors, fields, documents }: SearchIndex,
): { exact?: SearchError | SearchField; status?: number } {
  const numbers = numbersIn(query);
  const error = errors.find(({ code }) => code === pastedCode(query) || numbers.includes(code));
  if (error) return { exact: error };
  const status = errors.find((one) => numbers.includes(one.status))?.status;
  if (status !== undefined) return { status };
  const wanted = bare(query);
  const field = fields.find(({ name }) => bare(name) === wanted);
  // A plain word that a title has, such as balance, asks for the document rather.
  const isTitle = documents.some(({ title }) => title.toLowerCase().split(' ').includes(wanted));
  return field && !isTitle ? { exact: field } : {};
}

const bare = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '');
