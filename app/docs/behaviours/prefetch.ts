import { whenIdle } from '#app/visit/when-idle.ts';
import { docsBase } from '#content/site-map.ts';
import { menuId } from '../reader/ids.ts';
import { fetchOnce } from '../reader/load-in-browser.ts';

/**
 * Prefetches documents: the one under the pointer at once; with a mouse and a permanent menu also
 * the visible entries of the menu, one after the other.
 */
export function prefetch(reader: HTMLElement, signal: AbortSignal): void {
  const fetchAhead = async (link: HTMLAnchorElement) => {
    // A failure is reported by the navigation itself.
    if (isDocument(link)) await fetchOnce(link.pathname).catch(() => {});
  };
  reader.addEventListener(
    'pointerover',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a');
      if (link) void fetchAhead(link);
    },
    { signal },
  );
  if (!matchMedia('(hover: hover)').matches || savesData()) return;

  const seen = new Set<HTMLAnchorElement>();
  let isBusy = false;
  const fetchNext = async () => {
    const [link] = seen;
    if (isBusy || !link || signal.aborted) return;
    isBusy = true;
    seen.delete(link);
    await fetchAhead(link);
    isBusy = false;
    whenIdle(fetchNext);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (target instanceof HTMLAnchorElement) seen[isIntersecting ? 'add' : 'delete'](target);
    whenIdle(fetchNext);
  });
  for (const link of reader.querySelectorAll(`#${menuId} nav a`)) observer.observe(link);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Whether a link leads to a document, not to the workbench or a file. */
const isDocument = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === location.origin &&
  pathname !== location.pathname &&
  Object.values(docsBase).some((base) => pathname.startsWith(`${base}/`)) &&
  /^(\/[^/.]+){3}$/.test(pathname);

/** Whether the user asked the browser to save data. */
const savesData = (): boolean =>
  'connection' in navigator && Object(navigator.connection).saveData === true;
