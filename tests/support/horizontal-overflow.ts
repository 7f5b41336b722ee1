import type { Page } from '@playwright/test';
import { isWhole } from './test-scope.ts';

/** Desktop, tablet, and the narrowest phone; in a whole run also what lies between them. */
export const widthsPx = isWhole ? [1440, 1024, 768, 390, 320] : [1440, 768, 320];

/**
 * What would require horizontal scrolling: text and controls that extend over an edge of the
 * window, and the page itself. Scrollable parts may overflow, and what is left of the window is
 * unreachable anyway.
 */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    if (document.scrollingElement && document.scrollingElement.scrollWidth > innerWidth)
      found.push(`the page is ${document.scrollingElement.scrollWidth} wide`);

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement || !textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      judge(textContent.trim(), parentElement, range.getClientRects());
    }
    for (const control of document.querySelectorAll('a, button, input, textarea, select, img'))
      judge(control.outerHTML, control, control.getClientRects());
    return found;

    function judge(name: string, element: Element, boxes: DOMRectList): void {
      for (const { left, right, width } of boxes)
        if (width > 0 && ((left < -1 && right > 0) || right > innerWidth + 1))
          if (!isOutOfPlay(element))
            found.push(`${name.slice(0, 80)} reaches from ${left} to ${right} of ${innerWidth}`);
    }

    function isOutOfPlay(element: Element): boolean {
      if (element.closest('[inert], [aria-hidden=true], svg, script, style')) return true;
      // The contact button hides where it would cover something.
      if (element.closest('[data-aside]')) return true;
      if (isNextSlide(element)) return true;
      if (!element.checkVisibility({ visibilityProperty: true })) return true;
      for (let part: Element | null = element; part; part = part.parentElement) {
        const { overflowX, clipPath, position } = getComputedStyle(part);
        if (position === 'absolute' && clipPath !== 'none') return true;
        if (part !== document.body && part !== document.documentElement)
          if (overflowX === 'auto' || overflowX === 'scroll')
            return part.scrollWidth > part.clientWidth;
      }
      return false;
    }

    /** A carousel has its other slides next to the current one. */
    function isNextSlide(element: Element): boolean {
      const slide = element.closest('[data-carousel] > * > *');
      const viewport = slide?.closest('[data-carousel]');
      if (!slide || !viewport) return false;
      return slide.getBoundingClientRect().left >= viewport.getBoundingClientRect().right;
    }
  });
