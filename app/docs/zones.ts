import type { Root } from 'hast';
import type { CompiledDocument } from '#documents/pages/compile-document.ts';

/** A part of a document that has one sample: its text before the sample, and after it. */
export type Zone = {
  before: Root;
  /** There is a heading before the sample and nothing else. */
  isTitleAlone: boolean;
  sample?: Root;
  /** What the sample shows, by name. */
  names: string[];
  after: Root;
};

/**
 * A call is told in two halves, what is sent and what comes back. Each has one sample, which a wide
 * page shows beside it; in the markup it stays in its section.
 */
export function zonesOf({ tree, parts }: CompiledDocument): [Zone, Zone] {
  const second = tree.children.findIndex(
    (node) => node.type === 'element' && node.properties.id === 'response-example',
  );
  const namesOf = (node: Node): string[] => {
    const isPlace = node.type === 'element' && node.tagName === 'doc-place';
    const part = isPlace ? parts[Number(node.properties.dataIndex)] : undefined;
    return part?.kind === 'code' ? part.samples.map(({ name }) => name) : [];
  };
  const zone = (nodes: Node[]): Zone => {
    const index = nodes.findIndex((node) => namesOf(node).length > 0);
    const sample = nodes[index];
    if (!sample) return { before: root(nodes), isTitleAlone: false, names: [], after: root([]) };
    const before = nodes.slice(0, index);
    return {
      before: root(before),
      isTitleAlone: before.filter(({ type }) => type === 'element').length === 1,
      sample: root([sample]),
      names: namesOf(sample),
      after: root(nodes.slice(index + 1)),
    };
  };
  return [zone(tree.children.slice(0, second)), zone(tree.children.slice(second))];
}

type Node = Root['children'][number];

const root = (children: Node[]): Root => ({ type: 'root', children });
