import { use } from 'react';
import type { ReaderFrame } from '#documents/files/reader-frame.ts';

/** Attribute of the reader element with the path of its frame. */
export const frameAttribute = 'data-reader';

/** Frames by path, stored by loaders before a page renders. */
const frames = new Map<string, Promise<ReaderFrame>>();

export const provideFrame = (path: string, frame: ReaderFrame): void => {
  if (!frames.has(path)) frames.set(path, Promise.resolve(frame));
};

/** Fetched once; a failed fetch is not cached. */
export function loadFrame(path: string): Promise<ReaderFrame> {
  const known = frames.get(path);
  if (known) return known;
  const loading = fetchFrame(path);
  frames.set(path, loading);
  loading.catch(() => frames.delete(path));
  return loading;
}

/** No Suspense boundary is around the reader: hydration of the whole page waits for the frame. */
export const useFrame = (path: string): ReaderFrame => use(loadFrame(path));

async function fetchFrame(path: string): Promise<ReaderFrame> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response.json();
}

/**
 * Hydration needs the frame: it is fetched in parallel with the code. Without it the page is not
 * hydrated and stays as built, instead of becoming an error page.
 */
if (!import.meta.env.SSR) {
  const path = document.querySelector(`[${frameAttribute}]`)?.getAttribute(frameAttribute);
  if (path)
    frames.set(
      path,
      fetchFrame(path).catch(() => new Promise(() => {})),
    );
}
