import type { Element, Root } from 'hast';
import { readNumbers } from './numbers.ts';
import { readStates } from './states.ts';

/** The drawings of a text in short form, and the problems of those that cannot be drawn. */
export function drawingsIn(tree: Root): { shapes: string[]; problems: string[] } {
  const shapes: string[] = [];
  const problems: string[] = [];
  for (const node of tree.children) {
    const shapeOf = node.type === 'element' && shapesOf.get(node.tagName);
    if (!shapeOf) continue;
    try {
      shapes.push(shapeOf(node));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      problems.push(`${node.tagName.replace('doc-', ':::')}: ${error.message}`);
    }
  }
  return { shapes, problems };
}

/** What must be equal in both languages. */
const shapesOf = new Map<string, (container: Element) => string>([
  [
    'doc-numbers',
    (container) =>
      readNumbers(container)
        .lines.map(({ caller, dialed, hasExtension, callee, sees }) =>
          [caller.person, dialed, hasExtension, callee.person, sees].join(' '),
        )
        .join('\n'),
  ],
  [
    'doc-states',
    (container) => {
      const { going, final } = readStates(container);
      return [...going, ...final]
        .map(({ name, ways }) => [name, ...ways.map(({ to }) => to.join())].join(' '))
        .join('\n');
    },
  ],
]);
