/**
 * Runs in the page: what one browser draws otherwise than the others. A line that begins with a
 * sign which ends the one before, and a link within a sentence that nothing underlines.
 */
export function findFaults(): string[] {
  const blocks = 'p, li, td, th, dd, dt, div, section, h1, h2, h3, h4, summary, figcaption';
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (walker.currentNode instanceof Text && walker.currentNode.parentElement?.checkVisibility())
      texts.push(walker.currentNode);

  const blockOf = (text?: Text) => text?.parentElement?.closest(blocks);
  const range = document.createRange();
  const topOf = (text: Text, at: number): number | undefined => {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    const box = [...range.getClientRects()].at(-1);
    return box && box.y + box.height / 2;
  };
  const badStarts = texts.flatMap((text, index) =>
    [...text.data.matchAll(/(?<!\s)[，。、；：！？）》」』”]/g)].flatMap(
      ({ index: at, 0: sign }) => {
        const before = at > 0 ? text : texts[index - 1];
        if (!before || blockOf(before) !== blockOf(text) || /\s$/.test(before.data)) return [];
        const above = topOf(before, at > 0 ? at - 1 : before.length - 1);
        const here = topOf(text, at);
        const isNewLine = above !== undefined && here !== undefined && here > above + 12;
        return isNewLine ? [`a line begins with ${sign}, after ${before.data.slice(-12)}`] : [];
      },
    ),
  );

  const isWithinSentence = (link: Element): boolean =>
    [...(link.closest('p, li, td, dd')?.childNodes ?? [])].some(
      (node) => node instanceof Text && node.data.trim().length > 3,
    );
  const isUnderlined = (link: Element): boolean => {
    const { textDecorationLine, borderBottomStyle } = getComputedStyle(link);
    return textDecorationLine === 'underline' || borderBottomStyle !== 'none';
  };
  const bareLinks = [...document.querySelectorAll('main a[href]')]
    .filter((link) => link.checkVisibility() && isWithinSentence(link) && !isUnderlined(link))
    .map((link) => `nothing underlines ${link.textContent}`);
  return [...badStarts, ...bareLinks];
}
