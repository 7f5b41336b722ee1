import { type FetchedDocument, fetchDocument } from './fetch-document.ts';
import { loadFrame } from './reader-frame.ts';

/** Parsed documents take memory; the oldest goes. */
const mostKept = 40;

const documents = new Map<string, Promise<FetchedDocument>>();

/** The document, and the frame that it is drawn in. */
export async function loadInBrowser(path: string): Promise<FetchedDocument> {
  const document = await fetchOnce(path);
  await loadFrame(document.facts.frame);
  return document;
}

/** A document of a release does not change: once here, it is not asked for again. */
export function fetchOnce(path: string): Promise<FetchedDocument> {
  const known = documents.get(path);
  if (known) return known;
  const coming = fetchDocument(path);
  documents.set(path, coming);
  coming.catch(() => documents.delete(path));
  const [oldest] = documents.keys();
  if (documents.size > mostKept && oldest) documents.delete(oldest);
  return coming;
}
