import { type ESTree, parseSync, Visitor } from 'vite';

/**
 * Takes the body out of the named functions, written `function name() {…}` or
 * `Thing.prototype.name = function () {…}`. What they alone called goes when the code is minified.
 */
export function emptyFunctions(file: string, code: string, names: readonly string[]): string {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const wanted = new Set(names);
  const bodies: Span[] = [];
  const take = (name: string, { body }: ESTree.Function) => {
    if (!body || !names.includes(name)) return;
    wanted.delete(name);
    bodies.push([body.start, body.end]);
  };
  new Visitor({
    FunctionDeclaration: (node) => take(node.id?.name ?? '', node),
    AssignmentExpression: ({ left, right }) => {
      if (right.type === 'FunctionExpression') take(code.slice(left.start, left.end), right);
    },
  }).visit(program);
  if (wanted.size > 0) throw new Error(`${file} has no function ${[...wanted].join(', ')}.`);
  return withoutBodies(code, bodies);
}

/** A body inside another goes with it. */
function withoutBodies(code: string, bodies: Span[]): string {
  let emptied = '';
  let at = 0;
  for (const [start, end] of bodies.sort(([a], [b]) => a - b)) {
    if (start < at) continue;
    emptied += `${code.slice(at, start)}{}`;
    at = end;
  }
  return emptied + code.slice(at);
}

type Span = [start: number, end: number];
