import { contentsId } from '../reader/ids.ts';

/** Links of the document to pages of this site navigate inside the app. */
export function followLinks(
  reader: HTMLElement,
  onMove: (path: string) => void,
  signal: AbortSignal,
): void {
  reader.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.closest('[data-document]') || isForTheBrowser(event, link)) return;
      if (link.getAttribute('href')?.startsWith('#')) closeContents();
      else {
        event.preventDefault();
        onMove(link.pathname + link.search + link.hash);
      }
    },
    { signal },
  );
}

const isForTheBrowser = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  link.target !== '' ||
  link.hasAttribute('download') ||
  link.origin !== location.origin ||
  isFile(link);

/** Markdown, feeds and API descriptions have a file extension; pages have none. */
const isFile = ({ pathname }: HTMLAnchorElement): boolean => /\.[a-z]+$/.test(pathname);

function closeContents(): void {
  const contents = document.getElementById(contentsId);
  if (contents?.matches(':popover-open')) contents.hidePopover();
}
