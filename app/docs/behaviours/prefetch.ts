import { whenIdle } from '#app/visit/when-idle.ts';
import { docsBase } from '#content/site-map.ts';
import { menuId } from '../reader/ids.ts';
import { fetchOnce } from '../reader/load-in-browser.ts';

/**
 * Fetches documents before they are asked for: the one under the pointer at once; where a mouse
 * leads through a menu that is always there, also what the menu shows, one after the other.
 */
export function prefetch(reader: HTMLElement, signal: AbortSignal): void {
  const fetchAhead = async (link: HTMLAnchorElement) => {
    // Whoever wants it after all is told then.
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

/** A document is one of a group; the workbench and files are not. */
const isDocument = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === location.origin &&
  pathname !== location.pathname &&
  Object.values(docsBase).some((base) => pathname.startsWith(`${base}/`)) &&
  /^(\/[^/.]+){3}$/.test(pathname);

/** Some browsers know that their user pays by the byte. */
const savesData = (): boolean =>
  'connection' in navigator && Object(navigator.connection).saveData === true;
