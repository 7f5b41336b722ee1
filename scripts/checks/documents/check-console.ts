import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type ConsoleFunction, consoleFunctions } from '#content/console-functions.ts';
import { ticketForm } from '#content/console-phrases.ts';
import { pageIds } from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';
import { isRecord } from '#documents/api/is-record.ts';

/** Where the console itself is meant, and no function of it. */
export const namedPlaces: readonly NamedPlace[] = [
  { file: /^docs\/\w+\/general\/conventions\.md$/, text: '{#console}' },
  { file: /^docs\/glossary\.ts$/, text: '控制台' },
  // The console's own words, and the way into it.
  { file: /^interface\/(console(-\w+)*|login)\.ts$/ },
  { file: /^interface\/errors\.ts$/, text: 'this part of the console' },
  // What the legal texts call the services and the account.
  { file: /^pages\/legal\/terms\/en\.ts$/, text: 'the console, the documentation and the support' },
  { file: /^pages\/legal\/terms\/zh\.ts$/, text: '控制台、开发文档和技术支持' },
  { file: /^pages\/legal\/terms\/zh\.ts$/, text: '网站和控制台中亦称' },
  { file: /^pages\/legal\/privacy\/en\.ts$/, text: 'this website, the console and its services' },
  { file: /^pages\/legal\/privacy\/zh\.ts$/, text: '通过本网站、控制台及各项服务' },
];

type NamedPlace = { file: RegExp; text?: string };

/**
 * Problems of what is said “in the console”: it is said through a function of
 * `content/console-functions.ts`, so that it is true, and says how.
 */
export function consoleProblems({
  folder = join(process.cwd(), 'content'),
  functions = consoleFunctions,
  named = namedPlaces,
}: {
  folder?: string;
  functions?: Readonly<Record<string, ConsoleFunction>>;
  named?: readonly NamedPlace[];
} = {}): string[] {
  const files = filesIn(folder);
  const known = Object.keys(functions);
  const used = new Set(files.flatMap(({ text }) => tokensIn(text)));
  return [
    ...files.flatMap(({ file, text }) => [
      ...tokensIn(text)
        .filter((id) => !known.includes(id))
        .map((id) => `content/${file}: {console:${id}} is no function of the console`),
      ...bareTexts(file, text)
        .filter((bare) => !named.some((place) => isNamed(place, file, bare)))
        .map((bare) => `content/${file}: say it with {console:…}: “${bare.trim()}”`),
      ...(file.startsWith('api/errors/') ? askProblems(file, text, files) : []),
    ]),
    ...known
      .filter((id) => !used.has(id))
      .map((id) => `content/console-functions.ts: no text names ${id}`),
    ...Object.entries(functions).flatMap(([id, one]) =>
      pagesOf(one)
        .filter((page) => !pageIds.some((known) => known === page))
        .map((page) => `content/console-functions.ts: ${id}: there is no page ${page}`),
    ),
  ];
}

const isNamed = (place: NamedPlace, file: string, text: string): boolean =>
  place.file.test(file) && text.includes(place.text ?? '');

/** The pages that the phrase of a function names. */
function pagesOf(one: ConsoleFunction): string[] {
  if (one.kind === 'self') return [one.page];
  return one.kind === 'ticket' ? ['console-support', ticketForm] : [];
}

const folders = ['docs', 'api', 'interface', 'messages', 'pages'];

type File = { file: string; text: string };

const filesIn = (folder: string): File[] =>
  folders.flatMap((name) =>
    readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(md|yaml|ts)$/.test(file) && !file.endsWith('.test.ts'))
      .sort()
      .map((file) => `${name}/${file}`)
      .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') })),
  );

const token = /\{console:([^}]*)\}/g;

const tokensIn = (text: string): string[] => [...text.matchAll(token)].map(([, id = '']) => id);

/** What names the console in its own words, without code. */
function bareTexts(file: string, text: string): string[] {
  const texts = file.endsWith('.ts') ? literalsIn(text) : text.replace(fences, '').split('\n');
  return texts.filter((one) =>
    /\bconsole\b|控制台/i.test(
      one.replace(token, '').replace(linkTargets, ']').replaceAll('Play Console', ''),
    ),
  );
}

const linkTargets = /\]\([^)]*\)/g;
const fences = /^```[\s\S]*?^```$/gm;

/** The texts of a module; ids and file names are none. */
const literalsIn = (source: string): string[] =>
  (source.replace(/^import .*|^\s*\/?\*.*|\/\/ .*/gm, '').match(literal) ?? []).filter(
    (text) => !/^.[\w.#/-]*.$/.test(text),
  );

const literal = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** Where a person must act, the remedy says where, or names the call that does it. */
function askProblems(file: string, text: string, files: readonly File[]): string[] {
  const codes: unknown = parse(text);
  const calls = new Set(
    files.flatMap(({ text }) => [...text.matchAll(/operationId: (\w+)/g)].map(([, id]) => id)),
  );
  const says = (remedy: string): boolean =>
    tokensIn(remedy).length > 0 || (remedy.match(/\w+/g) ?? []).some((word) => calls.has(word));
  return (Array.isArray(codes) ? codes : [])
    .filter((one) => isRecord(one) && one.retry === 'ask')
    .flatMap(({ code, remedy }) =>
      locales
        .filter((locale) => !says(String(remedy?.[locale])))
        .map((locale) => `content/${file}: ${code}: the remedy (${locale}) names no way to ask`),
    );
}
