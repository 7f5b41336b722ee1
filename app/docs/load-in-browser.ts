import { localeOfPath } from '#content/site-map.ts';
import type { Localized } from '#contract/locale.ts';
import { type FetchedDocument, fetchDocument } from './fetch-document.ts';
import type { ReaderFrame } from './reader-frame.ts';

const frames: Partial<Localized<ReaderFrame>> = {};

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
    fetchDocument(path),
  ]);
  return { frame, ...fetched };
}
