import type { Element, ElementContent, Nodes } from 'hast';
import { plainText } from '../manuscripts/plain-text.ts';

/** A cell as written: words, inline code, links, and letters in bold. */
export type Cell = ElementContent[];

export type WrittenTable = { heads: string[]; rows: Cell[][] };

/** The only table in a container. */
export function tableIn(container: Element): WrittenTable {
  const [table, ...others] = elementsIn(container.children);
  if (table?.tagName !== 'table' || others.length > 0)
    throw new Error('there has to be one table in it, and nothing else');
  const [head, ...rows] = elementsNamed('tr', table).map((row) =>
    elementsIn(row.children).map(({ children }) => children),
  );
  return { heads: head?.map(textOf) ?? [], rows };
}

export const textOf = (cell: Cell): string => cell.map(plainText).join('');

/** A cell without the spaces and punctuation at its ends. */
export function trimmed(cell: Cell): Cell {
  const [first, last] = [cell[0], cell.at(-1)];
  if (first?.type === 'text' && /^[\s,，、]/.test(first.value))
    return trimmed([...textNode(first.value.slice(1)), ...cell.slice(1)]);
  if (last?.type === 'text' && /[\s,，、]$/.test(last.value))
    return trimmed([...cell.slice(0, -1), ...textNode(last.value.slice(0, -1))]);
  return cell;
}

const textNode = (value: string): Cell => (value ? [{ type: 'text', value }] : []);

/** Splits a cell at separators in its words, not in its code. */
export function split(cell: Cell, sign: RegExp): Cell[] {
  const pieces: Cell[] = [[]];
  for (const node of cell) {
    if (node.type !== 'text') pieces.at(-1)?.push(node);
    else
      for (const [index, value] of node.value.split(sign).entries()) {
        if (index > 0) pieces.push([]);
        pieces.at(-1)?.push(...textNode(value));
      }
  }
  return pieces;
}

/** A dash means none: a final state leads nowhere, and nobody sees a number. */
export const isDash = (cell: Cell): boolean => /^[–—-]$/.test(textOf(cell).trim());

export const elementsIn = (nodes: readonly Nodes[]): Element[] =>
  nodes.filter((node) => node.type === 'element');

/** The descendant elements with this name. */
export const elementsNamed = (name: string, node: Element): Element[] =>
  elementsIn(node.children).flatMap((child) =>
    child.tagName === name ? [child] : elementsNamed(name, child),
  );
