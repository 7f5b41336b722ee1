import { use } from 'react';
import type { ReaderFrame } from '#documents/files/reader-frame.ts';

/** The attribute of the reader's element that holds the address of its frame. */
export const frameAttribute = 'data-reader';

/** By address. Loaders put them in, at build time and in the browser, before a page is drawn. */
const frames = new Map<string, Promise<ReaderFrame>>();

export const provideFrame = (path: string, frame: ReaderFrame): void => {
  if (!frames.has(path)) frames.set(path, Promise.resolve(frame));
};

/** Fetched once; a failed attempt is forgotten. */
export function loadFrame(path: string): Promise<ReaderFrame> {
  const known = frames.get(path);
  if (known) return known;
  const loading = fetchFrame(path);
  frames.set(path, loading);
  loading.catch(() => frames.delete(path));
  return loading;
}

/** There is no Suspense boundary around the reader: the whole page waits with its hydration. */
export const useFrame = (path: string): ReaderFrame => use(loadFrame(path));

async function fetchFrame(path: string): Promise<ReaderFrame> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response.json();
}

/**
 * Hydration needs the frame of the built page: it is fetched beside the code. Where it does not
 * come, the page is never hydrated and stays as built, rather than becoming an error page.
 */
if (!import.meta.env.SSR) {
  const path = document.querySelector(`[${frameAttribute}]`)?.getAttribute(frameAttribute);
  if (path)
    frames.set(
      path,
      fetchFrame(path).catch(() => new Promise(() => {})),
    );
}
