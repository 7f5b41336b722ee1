import type { Element } from 'hast';
import { readMarkdown } from '#documents/manuscripts/read-markdown.ts';

/** A container of a manuscript, parsed as in documents. */
export function container(name: string, text: string): Element {
  const { tree } = readMarkdown(`:::${name}\n\n${text}\n\n:::`, 'en');
  const element = tree.children.find((node) => node.type === 'element');
  if (!element) throw new Error(`There is no ${name}.`);
  return element;
}

/** A container with a table: the heading row, then the others, with bars between cells. */
export function tableContainer(name: string, [heads = '', ...rows]: string[]): Element {
  const lines = [heads, heads.replace(/[^|]+/g, ' - '), ...rows];
  return container(name, lines.map((line) => `| ${line} |`).join('\n'));
}
