import type { Root } from 'hast';
import type { CompiledDocument } from '#documents/pages/compile-document.ts';

/** A part of a document that has one sample: its text before the sample, and after it. */
export type Zone = {
  before: Root;
  /** A heading stands right before the sample: beside it there would be nothing under it. */
  endsInTitle: boolean;
  sample?: Root;
  /** What the sample shows, by name. */
  names: string[];
  after: Root;
};

/**
 * A call is told in two halves, what is sent and what comes back; a further one has halves of its
 * own. Each half has one sample, which a wide page shows beside it; in the markup it stays in its
 * section.
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
