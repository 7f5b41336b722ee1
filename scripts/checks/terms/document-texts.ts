import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes } from 'mdast';
import { parse } from 'yaml';
import { type Locale, locales } from '#contract/locale.ts';
import { parseMarkdown } from '#documents/manuscripts/read-markdown.ts';
import { filesOf, type Text } from './text.ts';

/** Sentences and titles of the documents, and of the conventions that are published for machines. */
export const documentTexts = (content: string): Text[] => [
  ...locales.flatMap((locale) =>
    filesOf(join(content, 'docs', locale), '.md').flatMap((file) =>
      textsOf(content, `docs/${locale}/${file}`, locale),
    ),
  ),
  ...conventions.flatMap(([file, locale]) =>
    existsSync(join(content, file)) ? textsOf(content, file, locale) : [],
  ),
];

const conventions: readonly [file: string, locale: Locale][] = [
  ['api/conventions.md', 'en'],
  ['api/signing.en.md', 'en'],
  ['api/signing.zh.md', 'zh'],
];

function textsOf(content: string, file: string, locale: Locale): Text[] {
  const source = readFileSync(join(content, file), 'utf8');
  const [, head = '', text = source] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const { title, menu, description }: Record<string, unknown> = parse(head) ?? {};
  const facts = [title, menu, description].filter((fact) => typeof fact === 'string');
  return [...facts, ...sentencesOf(parseMarkdown(text))].map((text) => ({
    place: `content/${file}`,
    locale,
    text,
  }));
}

/** Headings, paragraphs and cells, without inline code. */
function sentencesOf(node: Nodes): string[] {
  if (node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell')
    return [proseOf(node)];
  return 'children' in node ? node.children.flatMap((child) => sentencesOf(child)) : [];
}

const proseOf = (node: Nodes): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => proseOf(child)).join('') : '';
};
