/** Runs in the page: the lines that begin with a sign which belongs to the end of the one before. */
export function findBadLineStarts(): string[] {
  const found: string[] = [];
  const range = document.createRange();
  const topOf = (node: Text, at: number): number | undefined => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return [...range.getClientRects()].at(-1)?.top;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!(node instanceof Text) || !node.parentElement?.checkVisibility()) continue;
    for (const { index } of node.data.matchAll(/(?<=\S)[，。、；：！？）》」』”’]/g)) {
      const before = topOf(node, index - 1);
      const here = topOf(node, index);
      if (before !== undefined && here !== undefined && here > before + 4)
        found.push(node.data.slice(Math.max(0, index - 8), index + 6));
    }
  }
  return found;
}
