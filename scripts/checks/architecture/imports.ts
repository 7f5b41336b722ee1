import { dirname, join, normalize } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** The project files that a file imports or re-exports: statically, dynamically or as a type. */
export function importsOf(file: string, source: string): string[] {
  const parsed = parseSync(file, source);
  const { module, errors } = parsed;
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  // Reading the tree takes far longer than parsing, and few files have what only the tree shows.
  if (/\bimport\s*[(/]/.test(source))
    new Visitor({
      // The bootstrap script imports URLs that exist only in the built page, not project files.
      ImportExpression: ({ source: path }) => {
        if (path.type === 'Literal') named.push(String(path.value));
      },
      TSImportType: (node) => void named.push(node.source.value),
    }).visit(parsed.program);
  return [...new Set(named.flatMap((name) => ownFile(file, name)))];
}

/** `#app/ui/button.tsx` and `./button.tsx` are project files, `react` is not. */
export function ownFile(from: string, name: string): string[] {
  const path = name.replace(/\?.*$/, '');
  if (path.startsWith('#')) return [path.slice(1)];
  return path.startsWith('.') ? [normalize(join(dirname(from), path))] : [];
}
