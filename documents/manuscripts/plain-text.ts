import type { Nodes as HtmlNodes } from 'hast';
import type { Nodes as MarkdownNodes } from 'mdast';

/** The text of a Markdown or HTML node, without markup. */
export function plainText(node: MarkdownNodes | HtmlNodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => plainText(child)).join('') : '';
}
