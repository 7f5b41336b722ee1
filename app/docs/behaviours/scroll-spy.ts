import { contentsId } from '../reader/ids.ts';

/** Distance from the top of the window at which a section counts as being read. */
const readingLinePx = 100;

/** Marks the current section and those before it in the contents. */
export function scrollSpy(reader: HTMLElement, signal: AbortSignal): void {
  const contents = reader.querySelector<HTMLElement>(`#${contentsId}`);
  const links = [...(contents?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [])];
  const sections = links.map((link) => document.getElementById(link.hash.slice(1)));
  const liesAhead = (section: HTMLElement | null) =>
    section !== null && section.getBoundingClientRect().top > readingLinePx;
  if (links.length === 0) return;
  let isWaiting = false;

  const mark = () => {
    isWaiting = false;
    const isAtEnd = innerHeight + scrollY >= reader.offsetTop + reader.offsetHeight;
    // Stop at the first section ahead: measuring more would force the layout of hidden ones.
    const ahead = sections.findIndex(liesAhead);
    const now = isAtEnd || ahead === -1 ? links.length - 1 : Math.max(0, ahead - 1);
    links.forEach((link, index) => {
      link.toggleAttribute('data-past', index < now);
      if (index === now) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    });
    showIn(links[now]);
  };

  const markSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(mark);
  };

  markSoon();
  addEventListener('scroll', markSoon, { passive: true, signal });
  addEventListener('resize', markSoon, { signal });
}

/** Keeps the current section in the middle of a list that scrolls. */
function showIn(link: HTMLElement | undefined): void {
  const list = link?.closest('ol');
  if (!link || !list || list.scrollHeight <= list.clientHeight) return;
  const below = link.getBoundingClientRect().top - list.getBoundingClientRect().top;
  list.scrollTop += below - list.clientHeight / 2;
}
