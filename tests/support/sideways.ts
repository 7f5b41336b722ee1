import type { Page } from '@playwright/test';

/**
 * What a visitor would have to scroll sideways for: text and controls that reach over an edge of
 * the window, and the page itself. A part that scrolls by itself may hold more than it shows.
 */
export const whatSticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    if (document.scrollingElement && document.scrollingElement.scrollWidth > innerWidth)
      found.push(`the page is ${document.scrollingElement.scrollWidth} wide`);

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const element = text.parentElement;
      if (!element || !text.textContent?.trim() || isOutOfPlay(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      judge(text.textContent.trim(), range.getClientRects());
    }
    for (const control of document.querySelectorAll('a, button, input, textarea, select, img'))
      if (!isOutOfPlay(control)) judge(control.outerHTML, control.getClientRects());
    return found;

    function judge(name: string, boxes: DOMRectList): void {
      for (const { left, right, width } of boxes)
        if (width > 0 && (left < -1 || right > innerWidth + 1))
          found.push(`${name.slice(0, 80)} reaches from ${left} to ${right} of ${innerWidth}`);
    }

    function isOutOfPlay(element: Element): boolean {
      if (element.closest('[inert], [aria-hidden=true], svg, script, style')) return true;
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
  });
