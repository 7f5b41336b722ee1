import { fromFile, type SearchFile } from '#documents/search/search-file.ts';
import { workbenchId } from '#documents/search/search-record.ts';
import { makeSearch } from './search-documents.ts';

/** The search of the documentation for the server, which answers programs with it. */
export type FoundPlace = { path: string; heading: string; place: string; text: string };

/** As many as a program reads; the best come first. */
const mostFound = 8;

export async function openSearch(file: SearchFile): Promise<(query: string) => FoundPlace[]> {
  const search = await makeSearch(fromFile(file));
  return (query) => {
    const { status, hits } = search(query);
    return [...(status?.codes ?? []), ...hits]
      .filter(({ document }) => document !== workbenchId)
      .slice(0, mostFound)
      .map(({ path, heading, place, text }) => ({
        path,
        heading,
        place: place.join(', '),
        text,
      }));
  };
}
