import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { type Locale, locales } from '#contract/locale.ts';
import { isRecord } from '#documents/api/is-record.ts';
import { filesOf, prose, type Text } from './text.ts';

/**
 * The words of the modules, also those that functions write: console, mails, marketing pages,
 * status, messages of errors. They are read from the source.
 */
export const moduleTexts = (content: string): Text[] =>
  filesOf(content, '.ts')
    .filter((file) => !file.endsWith('.test.ts') && !notOurs.includes(file))
    .flatMap((file) => wordsOfModule(`content/${file}`, readFileSync(join(content, file), 'utf8')));

/** What readers search by, in words of theirs, and the term base itself. */
const notOurs = [
  'docs/everyday-words.ts',
  'docs/glossary.ts',
  'docs/product-words.ts',
  'docs/readers-words.ts',
  'docs/traditional.ts',
  'terms.ts',
];

/** Names of properties with words to search by. */
const searchedBy = ['keywords', 'search'];

export function wordsOfModule(file: string, source: string): Text[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const languageOfFile = locales.find((locale) => new RegExp(`[/-]${locale}[./]`).test(file));
  return textsIn(program, { file, keys: [], locale: languageOfFile });
}

type Where = { file: string; keys: string[]; locale: Locale | undefined };

function textsIn(node: unknown, where: Where): Text[] {
  if (Array.isArray(node)) return node.flatMap((part) => textsIn(part, where));
  if (!isRecord(node) || typeof node.type !== 'string') return [];
  const written = writtenIn(node);
  if (written !== undefined)
    return [...asText(written, where), ...textsIn(node.expressions, where)];
  if (node.type === 'Property') return textsIn(node.value, inside(where, nameOf(node)));
  return partsWithWords(node).flatMap((part) => textsIn(part, where));
}

const writtenIn = (node: Record<string, unknown>): string | undefined => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined;
  return node.quasis.map(({ value }) => value.cooked).join('');
};

const nameOf = ({ key }: Record<string, unknown>): string =>
  isRecord(key) ? String(key.name ?? key.value ?? '') : '';

const inside = (where: Where, name: string): Where => {
  const locale = locales.find((one) => one === name);
  return locale ? { ...where, locale } : { ...where, keys: [...where.keys, name] };
};

/** Types, imports, comparisons and names of members are code. */
const partsWithWords = (node: Record<string, unknown>): unknown[] => {
  const type = String(node.type);
  if (/^TS(As|Satisfies|NonNull)/.test(type)) return [node.expression];
  if (/^(TS|Import|BinaryExpression)/.test(type) || type === 'ExportAllDeclaration') return [];
  const { source, property, typeAnnotation, returnType, typeParameters, ...parts } = node;
  return Object.values(parts);
};

function asText(text: string, { file, keys, locale }: Where): Text[] {
  const isChinese = /\p{Script=Han}/u.test(text);
  const language = locale ?? (isChinese ? 'zh' : 'en');
  // Outside of a language, English without spaces or with hyphens is an id.
  const isSentence = locale !== undefined || isChinese || /^[^-]+ [^-]+$/.test(text);
  if (!isSentence || keys.some((key) => searchedBy.includes(key))) return [];
  return [{ place: `${file} ${keys.join('.')}`, locale: language, text: prose(text) }];
}
