import { createRequire } from 'node:module';
import { join } from 'node:path';
import treeSitter, { type Node, type Parser } from '@vscode/tree-sitter-wasm';
import { beforeAll, describe, expect, test } from 'vitest';
import { allManuscripts } from '../manuscripts/manuscripts.ts';
import { outlineOf } from '../manuscripts/read-markdown.ts';
import { documentedCalls } from './running/documented-calls.ts';
import { sampleLanguages } from './samples.ts';

/** Our names of languages, and those of the parsers. */
const parserNames = {
  bash: 'bash',
  javascript: 'javascript',
  python: 'python',
  java: 'java',
  php: 'php',
  go: 'go',
  csharp: 'c-sharp',
} as const satisfies Record<(typeof sampleLanguages)[number]['grammar'], string>;

const folder = join(
  createRequire(import.meta.url).resolve('@vscode/tree-sitter-wasm/package.json'),
  '../wasm',
);
const parsers = new Map<string, Parser>();
const calls = documentedCalls();
const printed = Object.values(allManuscripts())
  .flat()
  .flatMap(({ id, locale, text }) =>
    outlineOf(text, locale).code.map((block) => ({ place: `${locale}/${id}`, ...block })),
  );

beforeAll(async () => {
  await treeSitter.Parser.init();
  for (const [grammar, name] of Object.entries(parserNames)) {
    const parser = new treeSitter.Parser();
    parser.setLanguage(await treeSitter.Language.load(join(folder, `tree-sitter-${name}.wasm`)));
    parsers.set(grammar, parser);
  }
});

/** The first syntax error, if any. */
function mistakeIn(code: string, grammar: string): string | undefined {
  const tree = parsers.get(grammar)?.parse(code);
  if (!tree) throw new Error(`There is no parser for ${grammar}.`);
  const wrong = tree.rootNode.hasError ? firstWrong(tree.rootNode) : undefined;
  const said = wrong && `line ${wrong.startPosition.row + 1}: ${wrong.text.slice(0, 80)}`;
  tree.delete();
  return said;
}

const firstWrong = (node: Node): Node | undefined =>
  node.isError || node.isMissing
    ? node
    : node.children.flatMap((child) => (child?.hasError ? [child] : [])).map(firstWrong)[0];

test('a syntax error is found, whatever the language', () => {
  for (const grammar of parsers.keys())
    expect(mistakeIn('<?php call((;\n"', grammar), grammar).toBeDefined();
});

describe.each(sampleLanguages)('$name', ({ grammar, write }) => {
  test('every sample of every call can be parsed', () => {
    expect(calls.length).toBeGreaterThan(100);
    const mistakes = calls.flatMap(({ name, request }) => {
      const mistake = mistakeIn(write(request).code, grammar);
      return mistake ? [`${name}, ${mistake}`] : [];
    });
    expect(mistakes).toEqual([]);
  });

  test('so can the code printed in the documents', () => {
    const mistakes = printed
      .filter((block) => block.grammar === grammar)
      .flatMap(({ place, code }) => {
        const mistake = mistakeIn(code, grammar);
        return mistake ? [`${place}, ${mistake}`] : [];
      });
    expect(mistakes).toEqual([]);
  });
});
