import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { isWholeCode, wholeName } from '#app/ui/whole-names.tsx';
import { plainText } from '#documents/manuscripts/plain-text.ts';

/** Marks code and names that stay on one line although they could break. */
export const markWholeNames = (tree: Root): Root => ({
  ...tree,
  children: tree.children.flatMap<RootContent>(marked),
});

function marked<Node extends RootContent>(node: Node): (Node | ElementContent)[] {
  if (node.type === 'text')
    return node.value
      .split(wholeName)
      .map((value, index) => (index % 2 === 0 ? text(value) : whole(value)))
      .filter((piece) => plainText(piece) !== '');
  if (node.type !== 'element') return [node];
  if (node.tagName !== 'code')
    return [{ ...node, children: node.children.flatMap<ElementContent>(marked) }];
  const { properties } = node;
  return isWholeCode(plainText(node))
    ? [{ ...node, properties: { ...properties, dataWhole: '' } }]
    : [node];
}

const whole = (value: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { dataWhole: '' },
  children: [text(value)],
});

const text = (value: string): Text => ({ type: 'text', value });
