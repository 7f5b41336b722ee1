import type { Root } from 'hast';
import type { CompiledDocument } from '#documents/pages/compile-document.ts';

/** A part of a document with one code sample: the text before and after it. */
export type Zone = {
  before: Root;
  /** The text ends with a heading: beside its sample it would have nothing below it. */
  endsInTitle: boolean;
  sample?: Root;
  /** The titles of the sample's tabs. */
  names: string[];
  after: Root;
};

/**
 * Splits the document of a call into zones, request and response, each with one sample. Wide pages
 * show it beside the text; in the markup it stays in its section.
 */
export function zonesOf({ tree, parts, calls }: CompiledDocument): Zone[] {
  const starts = new Set([
    'response-example',
    ...calls,
    ...calls.map((id) => `${id}-response-example`),
  ]);
  const halves: Node[][] = [[]];
  for (const node of tree.children) {
    if (node.type === 'element' && starts.has(String(node.properties.id))) halves.push([]);
    halves.at(-1)?.push(node);
  }
  const namesOf = (node: Node): string[] => {
    const isPlace = node.type === 'element' && node.tagName === 'doc-place';
    const part = isPlace ? parts[Number(node.properties.dataIndex)] : undefined;
    return part?.kind === 'code' ? part.samples.map(({ name }) => name) : [];
  };
  return halves.map((nodes): Zone => {
    const index = nodes.findIndex((node) => namesOf(node).length > 0);
    const sample = nodes[index];
    if (!sample) return { before: root(nodes), endsInTitle: false, names: [], after: root([]) };
    const before = nodes.slice(0, index);
    return {
      before: root(before),
      endsInTitle: isTitle(before.findLast(({ type }) => type === 'element')),
      sample: root([sample]),
      names: namesOf(sample),
      after: root(nodes.slice(index + 1)),
    };
  });
}

const isTitle = (node: Node | undefined): boolean =>
  node?.type === 'element' && /^h[23]$/.test(node.tagName);

type Node = Root['children'][number];

const root = (children: Node[]): Root => ({ type: 'root', children });
