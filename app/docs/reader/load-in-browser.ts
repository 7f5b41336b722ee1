import { type FetchedDocument, fetchDocument } from './fetch-document.ts';
import { loadFrame } from './reader-frame.ts';

/** Parsed documents take memory: the oldest is dropped. */
const maxCached = 40;

const documents = new Map<string, Promise<FetchedDocument>>();

/** Fetches a document and its frame. */
export async function loadInBrowser(path: string): Promise<FetchedDocument> {
  const document = await fetchOnce(path);
  await loadFrame(document.facts.frame);
  return document;
}

/** Documents of a release do not change, so each is fetched once. */
export function fetchOnce(path: string): Promise<FetchedDocument> {
  const known = documents.get(path);
  if (known) return known;
  const coming = fetchDocument(path);
  documents.set(path, coming);
  coming.catch(() => documents.delete(path));
  const [oldest] = documents.keys();
  if (documents.size > maxCached && oldest) documents.delete(oldest);
  return coming;
}
