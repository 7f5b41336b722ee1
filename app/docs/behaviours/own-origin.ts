import { siteOriginAttribute } from '../reader/ids.ts';

/** Lines that install a package name the site that the reader is on, whatever it was built for. */
export function showOwnOrigin(reader: HTMLElement): void {
  for (const place of reader.querySelectorAll(`[${siteOriginAttribute}]`)) {
    const built = place.getAttribute(siteOriginAttribute) ?? '';
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      text.textContent = text.textContent?.replaceAll(built, location.origin) ?? '';
  }
}
