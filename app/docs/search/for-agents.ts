import type { ReasonCard } from '#content/reasons.ts';
import { fromFile, type SearchFile } from '#documents/search/search-file.ts';
import { workbenchId } from '#documents/search/search-record.ts';
import { makeSearch } from './search-documents.ts';

/** A search result for programs, which the server answers. */
export type FoundPlace = { path: string; heading: string; place: string; text: string };

/** Maximum number of results, best first; a program reads no more. */
const maxFound = 8;

export async function openSearch(file: SearchFile): Promise<(query: string) => FoundPlace[]> {
  const search = await makeSearch(fromFile(file));
  return (query) => {
    const { reason, status, hits } = search(query);
    return [...(reason ? [cardHit(reason.card)] : []), ...(status?.codes ?? []), ...hits]
      .filter(({ document }) => document !== workbenchId)
      .slice(0, maxFound)
      .map(({ path, heading, place, text }) => ({
        path,
        heading,
        place: place.join(', '),
        text,
      }));
  };
}

/** The card in words: its meanings, and what to do about each. */
const cardHit = ({ name, path, cases }: ReasonCard) => ({
  ...{ document: '', path, heading: name },
  place: [...new Set(cases.flatMap(({ products }) => products.map((product) => product.name)))],
  text: cases
    .map(({ states, means, facts }) =>
      [[...states, means].join(': '), ...facts.map((fact) => `${fact.name}: ${fact.value}`)].join(
        ' ',
      ),
    )
    .join('\n'),
});
