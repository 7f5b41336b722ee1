import { type ESTree, parseSync, Visitor } from 'vite';

/** A test's title, preceded by the titles of its groups. */
export type TestName = readonly string[];

/**
 * The titles of a file's tests as written there, placeholders included. Only tests that run count:
 * not titles in comments or other strings, of groups without tests, or of skipped tests.
 */
export function testNames(file: string, source: string): TestName[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: TestName[] = [];
  const groups: string[] = [];
  let skipping = 0;
  new Visitor({
    CallExpression: (call) => {
      const kind = kindOf(call);
      const name = kind && nameIn(call.arguments[0], source);
      if (kind === 'skipped') skipping += 1;
      if (kind === 'group') groups.push(name ?? '');
      if (kind === 'test' && skipping === 0 && name !== undefined) found.push([...groups, name]);
    },
    'CallExpression:exit': (call) => {
      const kind = kindOf(call);
      if (kind === 'skipped') skipping -= 1;
      if (kind === 'group') groups.pop();
    },
  }).visit(program);
  return found;
}

/**
 * Whether a test matches this title: as written, alone or preceded by its groups, or with its
 * placeholders filled in. Tags at the end may be omitted, and so may the language in brackets that
 * a loop adds, since both languages have the same test.
 */
export function matchesTitle(test: TestName, name: string): boolean {
  return test
    .map((_, index) =>
      test
        .slice(index)
        .join(' > ')
        .replace(/( @\w+)+$/, ''),
    )
    .flatMap((written) => [written, written.replace(/ \((\$\{\w+\}|\$\w+|%s)\)$/, '')])
    .some((form) => form === name || filledIn(form).test(name));
}

const blank = /\$\{[^}]*\}|%[sdijfo]|\$[a-z]\w*/g;

function filledIn(form: string): RegExp {
  const parts = form.split(blank).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  // A title that consists only of placeholders would match anything.
  return parts.join('').trim() === '' ? /(?!)/ : new RegExp(`^${parts.join('.+')}$`);
}

const skips = new Set(['skip', 'todo', 'fixme', 'fail', 'fails']);
const modes = new Set([
  'each()',
  'for()',
  'concurrent',
  'sequential',
  'serial',
  'parallel',
  'only',
]);

function kindOf({ callee }: ESTree.CallExpression): 'test' | 'group' | 'skipped' | undefined {
  const [runner = '', ...rest] = pathOf(callee);
  if (!['test', 'it', 'describe'].includes(runner)) return undefined;
  if (rest.some((part) => skips.has(part.replace('()', '')))) return 'skipped';
  const isGroup = runner === 'describe' || rest[0] === 'describe';
  const others = rest[0] === 'describe' ? rest.slice(1) : rest;
  if (!others.every((part) => modes.has(part))) return undefined;
  return isGroup ? 'group' : 'test';
}

/** The callee of `test.each(rows)(…)` is the path `test`, `each()`. */
function pathOf(node: ESTree.Expression | ESTree.Super): string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier')
    return [...pathOf(node.object), node.property.name];
  if (node.type !== 'CallExpression' && node.type !== 'TaggedTemplateExpression') return [];
  const path = pathOf(node.type === 'CallExpression' ? node.callee : node.tag);
  return [...path.slice(0, -1), `${path.at(-1)}()`];
}

function nameIn(node: ESTree.Argument | undefined, source: string): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'BinaryExpression' && node.operator === '+')
    return [node.left, node.right]
      .map((part) => nameIn(part, source) ?? hole(part, source))
      .join('');
  if (node?.type !== 'TemplateLiteral') return undefined;
  return node.quasis
    .map(({ value }, index) => {
      const expression = node.expressions[index];
      return `${value.cooked ?? value.raw}${expression ? hole(expression, source) : ''}`;
    })
    .join('');
}

const hole = ({ start, end }: ESTree.Span, source: string) => `\${${source.slice(start, end)}}`;
