import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes } from 'mdast';
import { parse } from 'yaml';
import { apiRules } from '#content/api-rules.ts';
import { derivedWords } from '#content/docs/derived.ts';
import { terms } from '#content/docs/terms.ts';
import { type Locale, locales } from '#contract/locale.ts';
import { apiFolder, readYaml } from '#documents/api/files.ts';
import { languageOf } from '#documents/api/filled-texts.ts';
import { isRecord } from '#documents/api/is-record.ts';
import { docsFolder } from '#documents/manuscripts/manuscripts.ts';
import { parseMarkdown } from '#documents/manuscripts/read-markdown.ts';

type Text = { place: string; locale: Locale; text: string };

/** Words in documents and descriptions for which `content/docs/terms.ts` has a better one. */
export function termProblems(docs = docsFolder(), api = apiFolder()): string[] {
  const texts = [...documentTexts(docs), ...descriptionTexts(api), ...derivedTexts()];
  const problems = texts.flatMap(({ place, locale, text }) =>
    forbiddenIn(text, locale).map(
      ([word, better]) => `${place}: say “${better}” in place of “${word}”: “${text}”`,
    ),
  );
  return [...new Set(problems)];
}

function forbiddenIn(text: string, locale: Locale): [word: string, better: string][] {
  return terms.flatMap(({ not, unless, ...term }) => {
    const looked = (unless?.[locale] ?? []).reduce((rest, part) => rest.replaceAll(part, ''), text);
    return (not?.[locale] ?? [])
      .filter((word) => patternOf(word).test(looked))
      .map((word): [string, string] => [word, term[locale]]);
  });
}

/** Chinese has no spaces: a word matches anywhere. */
const patternOf = (word: string): RegExp =>
  /^[\w -]+$/.test(word) ? new RegExp(`\\b${word}\\b`, 'i') : new RegExp(word);

const filesOf = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort();

const documentTexts = (folder: string): Text[] =>
  locales.flatMap((locale) =>
    filesOf(join(folder, locale), '.md').flatMap((file) => {
      const source = readFileSync(join(folder, locale, file), 'utf8');
      const [, head = '', text = source] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
      const { title, menu, description }: Record<string, unknown> = parse(head) ?? {};
      const facts = [title, menu, description].filter((fact) => typeof fact === 'string');
      const place = `content/docs/${locale}/${file}`;
      return [...facts, ...sentencesOf(parseMarkdown(text))].map((text) => ({
        place,
        locale,
        text,
      }));
    }),
  );

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

const descriptionTexts = (folder: string): Text[] =>
  filesOf(folder, '.yaml').flatMap((file) =>
    wordsIn(readYaml(join(folder, file)), `content/api/${file}`),
  );

/** Example values are data, not text. */
const dataKeys = ['value', 'example', 'data'];

function wordsIn(value: unknown, place: string): Text[] {
  if (Array.isArray(value)) return value.flatMap((part) => wordsIn(part, place));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const locale = languageOf[key];
    if (typeof part === 'string') return locale ? [{ place, locale, text: part }] : [];
    return dataKeys.includes(key) ? [] : wordsIn(part, place);
  });
}

const derivedTexts = (): Text[] =>
  locales.flatMap((locale) =>
    Object.entries({
      'content/docs/derived.ts': derivedWords[locale],
      'content/api-rules.ts': apiRules[locale],
    }).flatMap(([place, words]) => stringsIn(words).map((text) => ({ place, locale, text }))),
  );

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isRecord(value) ? Object.values(value).flatMap(stringsIn) : [];
}
