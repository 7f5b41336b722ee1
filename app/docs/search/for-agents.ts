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
    const { status, hits } = search(query);
    return [...(status?.codes ?? []), ...hits]
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
