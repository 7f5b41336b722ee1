import type { Element, Root } from 'hast';
import { elementsNamed } from '#documents/drawings/table.ts';
import { plainText } from '#documents/manuscripts/plain-text.ts';

/** Adds the name of its column to each table cell: on phones rows are stacked. */
export const labelCells = (tree: Root): Root => ({
  ...tree,
  children: tree.children.map((node) => (isElement(node, 'table') ? labelTable(node) : node)),
});

function labelTable(table: Element): Element {
  const names = elementsNamed('th', table).map(plainText);
  return mapElements(table, 'tr', (row) => {
    let column = 0;
    return mapElements(row, 'td', (cell) => ({
      ...cell,
      properties: { ...cell.properties, dataHead: names[column++] },
    }));
  });
}

const isElement = (node: { type: string }, name: string): node is Element =>
  node.type === 'element' && 'tagName' in node && node.tagName === name;

function mapElements(node: Element, name: string, change: (one: Element) => Element): Element {
  return {
    ...node,
    children: node.children.map((child) => {
      if (child.type !== 'element') return child;
      return child.tagName === name ? change(child) : mapElements(child, name, change);
    }),
  };
}
