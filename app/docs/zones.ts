import type { Root } from 'hast';
import type { CompiledDocument } from '#documents/pages/compile-document.ts';

/** A part of a document that has one sample: its text before the sample, and after it. */
export type Zone = { before: Root; sample?: Root; after: Root };

/**
 * A call is told in two halves, what is sent and what comes back. Each has one sample, which a wide
 * page shows beside it; in the markup it stays in its section.
 */
export function zonesOf({ tree, parts }: CompiledDocument): [Zone, Zone] {
  const second = tree.children.findIndex(
    (node) => node.type === 'element' && node.properties.id === 'response-example',
  );
  const isSample = (node: Root['children'][number]): boolean =>
    node.type === 'element' &&
    node.tagName === 'doc-place' &&
    parts[Number(node.properties.dataIndex)]?.kind === 'code';
  const zone = (children: Root['children']): Zone => {
    const index = children.findIndex(isSample);
    const root = (part: Root['children']): Root => ({ type: 'root', children: part });
    if (index < 0) return { before: root(children), after: root([]) };
    return {
      before: root(children.slice(0, index)),
      sample: root(children.slice(index, index + 1)),
      after: root(children.slice(index + 1)),
    };
  };
  return [zone(tree.children.slice(0, second)), zone(tree.children.slice(second))];
}
