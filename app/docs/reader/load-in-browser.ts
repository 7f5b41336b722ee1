import { localeOfPath } from '#content/site-map.ts';
import type { Localized } from '#contract/locale.ts';
import { type FetchedDocument, fetchDocument } from './fetch-document.ts';
import type { ReaderFrame } from './reader-frame.ts';

/** Parsed documents take memory; the oldest goes. */
const mostKept = 40;

const frames: Partial<Localized<ReaderFrame>> = {};
const documents = new Map<string, Promise<FetchedDocument>>();

/** The frame came with the page; from then on a move fetches the document alone. */
export const keepFrame = (path: string, frame: ReaderFrame): void => {
  frames[localeOfPath(path)] = frame;
};

export async function loadInBrowser(
  path: string,
  fetchFrame: () => Promise<ReaderFrame>,
): Promise<{ frame: ReaderFrame } & FetchedDocument> {
  const [frame, fetched] = await Promise.all([
    frames[localeOfPath(path)] ?? fetchFrame(),
    fetchOnce(path),
  ]);
  return { frame, ...fetched };
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
