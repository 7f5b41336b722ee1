import type { Element, Root } from 'hast';
import type { CompiledDocument } from '#documents/pages/compile-document.ts';

/** A section: heading and text, and the code beside them. */
export type Stop = { id: string; text: Root; code?: Root };

/** Splits a document into stops at second-level headings; what precedes the first is the lead. */
export function stopsOf({ tree, parts }: Pick<CompiledDocument, 'tree' | 'parts'>): {
  lead: Root;
  stops: Stop[];
} {
  const nodes = tree.children.filter((node) => node.type === 'element');
  const starts = nodes.flatMap(({ tagName }, index) => (tagName === 'h2' ? [index] : []));
  const isCode = ({ tagName, properties }: Element) =>
    tagName === 'doc-code' ||
    tagName === 'doc-languages' ||
    (tagName === 'doc-place' &&
      ['code', 'sdk-install'].includes(parts[Number(properties.dataIndex)]?.kind ?? ''));
  return {
    lead: root(nodes.slice(0, starts[0])),
    stops: starts.map((start, index) => {
      const own = nodes.slice(start, starts[index + 1]);
      const code = own.filter(isCode);
      return {
        id: String(own[0]?.properties.id),
        text: root(own.filter((node) => !isCode(node))),
        code: code.length > 0 ? root(code) : undefined,
      };
    }),
  };
}

const root = (children: Element[]): Root => ({ type: 'root', children });
