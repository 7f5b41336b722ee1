import { join } from 'node:path';
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

const ownSchemas = join(import.meta.dirname, '../app/request/schemas.ts');

/**
 * In the files that visitors load, answers are read by a few lines of ours: the library's can do
 * much that no call asks of them. What is sent is read by the server alone, so a call leaves the
 * schema of its input out, and what nobody asks for then is not loaded.
 */
export const slimZod = (): Plugin => ({
  name: 'slim-zod',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: { filter: { id: /^zod\/mini$/ }, handler: () => ownSchemas },
  transform: {
    filter: { id: /\/contract\/[\w-]+\.ts$/ },
    handler: (code, id) => ({ code: onlyReplies(id, code), map: null, moduleSideEffects: false }),
  },
});

type Edit = { start: number; end: number; text: string };

/** Calls without their inputs; each schema goes where nothing uses it. */
export function onlyReplies(file: string, code: string): string {
  const { program } = parseSync(file, code);
  const edits = program.body.flatMap(constantsOf).flatMap(asUnusedGoes);
  new Visitor({
    CallExpression: ({ callee, arguments: [outline] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'defineCall') return;
      if (outline?.type === 'ObjectExpression')
        for (const { start, end } of outline.properties.filter(isInput))
          edits.push({ start, end: code.indexOf(',', end) + 1, text: '' });
    },
  }).visit(program);
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((left, { start, end, text }) => left.slice(0, start) + text + left.slice(end), code);
}

const constantsOf = (statement: ESTree.Program['body'][number]): ESTree.VariableDeclarator[] => {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declared?.type === 'VariableDeclaration' ? declared.declarations : [];
};

/** A bundler takes a call for work that must be done, unless it is told otherwise. */
const asUnusedGoes = ({ init }: ESTree.VariableDeclarator): Edit[] =>
  init?.type === 'CallExpression' || init?.type === 'ObjectExpression'
    ? [
        { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
        { start: init.end, end: init.end, text: '))()' },
      ]
    : [];

const isInput = (part: ESTree.ObjectPropertyKind): part is ESTree.ObjectProperty =>
  part.type === 'Property' &&
  part.key.type === 'Identifier' &&
  ['body', 'query'].includes(part.key.name);
