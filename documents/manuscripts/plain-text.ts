import type { Nodes as HtmlNodes } from 'hast';
import type { Nodes as MarkdownNodes } from 'mdast';

/** What a piece of a text says, in Markdown or as elements, without its marks. */
export function plainText(node: MarkdownNodes | HtmlNodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => plainText(child)).join('') : '';
}
