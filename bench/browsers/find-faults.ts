/**
 * Runs in the page: rendering faults of single browsers. A Chinese line that begins with closing
 * punctuation, a comma without its space, a link without an underline.
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
  const boxOf = (text: Text, at: number): DOMRect | undefined => {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    // Firefox adds an empty box where the next line begins.
    return [...range.getClientRects()].findLast(({ width }) => width > 0);
  };
  const badStarts = texts.flatMap((text, index) =>
    [...text.data.matchAll(/(?<!\s)[，。、；：！？）》」』”]/g)].flatMap(
      ({ index: at, 0: sign }) => {
        const before = at > 0 ? text : texts[index - 1];
        if (!before || blockOf(before) !== blockOf(text) || /\s$/.test(before.data)) return [];
        const above = boxOf(before, at > 0 ? at - 1 : before.length - 1);
        const here = boxOf(text, at);
        const isNewLine = above && here && here.y > above.y + above.height / 2;
        return isNewLine ? [`a line begins with ${sign}, after ${before.data.slice(-12)}`] : [];
      },
    ),
  );

  const narrowCommas = texts.flatMap((text) => {
    const at = text.data.search(/(?<=\p{Script=Han})，(?=\p{Script=Han})/u);
    const [before, comma] = at < 0 ? [] : [boxOf(text, at - 1), boxOf(text, at)];
    return before && comma && comma.width < before.width * 0.8 ? [`narrow: ${text.data}`] : [];
  });

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
  return [...badStarts, ...narrowCommas, ...bareLinks];
}
