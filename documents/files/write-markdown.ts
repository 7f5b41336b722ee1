import { documentPath } from '#content/docs/paths.ts';
import { type DocumentWords, documentWords } from '#content/interface/docs.ts';
import { markSample } from '#content/sample-marks.ts';
import type { Locale } from '#contract/locale.ts';
import type { ErrorCode } from '../api/errors.ts';
import type { Field } from '../api/fields.ts';
import { resolveLink } from '../manuscripts/links.ts';
import type { Manuscript } from '../manuscripts/manuscripts.ts';
import { readMarkdown } from '../manuscripts/read-markdown.ts';
import { describeLimit } from '../pages/limits.ts';
import { fillPlace, type Part } from '../pages/parts.ts';
import { type FieldsOf, presenceOf } from '../pages/presence.ts';
import { sampleLanguages } from '../samples/samples.ts';

/** The twin of a document: plain Markdown with everything that the build puts in. */
export function writeMarkdown(manuscript: Manuscript, origin: string): string {
  const { id, locale, facts, text } = manuscript;
  const words = documentWords[locale];
  const headings = readMarkdown(text, locale).headings.values();
  const blocks: string[] = [];
  let code: string[] | undefined;
  let container = '';
  let places = 0;
  for (const line of text.split('\n')) {
    const place = code ? null : /^::([a-z-]+)(?:\{(.*)\})?$/.exec(line);
    if (line.startsWith('```') && !code) code = [line];
    else if (code) {
      code.push(line);
      if (line !== '```') continue;
      blocks.push(container === 'languages' ? writeSample(code) : code.join('\n'));
      code = undefined;
    } else if (place) {
      const attributes = { operation: /operation="?([\w/-]+)"?/.exec(place[2] ?? '')?.[1] };
      const wanted = attributes.operation ?? facts.operation;
      const part = fillPlace({ name: place[1] ?? '', attributes: {} }, places, wanted, locale);
      places += 1;
      blocks.push(writePart(part, words, locale));
    } else if (line.trim().startsWith(':::')) {
      container = line.trim().slice(3);
    } else if (line.startsWith('#')) {
      blocks.push(withAnchor(line, headings.next().value?.id ?? ''));
    } else {
      const plain = resolveLinks(line, locale, origin);
      blocks.push(['note', 'warning'].includes(container) ? `> ${plain}`.trimEnd() : plain);
    }
  }
  const head = [
    `# ${facts.title}`,
    '',
    facts.description,
    '',
    `${origin}${documentPath(id, locale)}`,
    `${words.updated} ${facts.updated}`,
    '',
  ];
  return `${[...head, ...blocks].join('\n').replace(/\n{3,}/g, '\n\n')}\n`;
}

/** Renderers make an anchor of the words; where ours is another one, it is written down. */
function withAnchor(line: string, id: string): string {
  const heading = line.replace(/\s*\{#[\w-]+\}$/, '');
  const usual = heading
    .replace(/^#+\s+/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
  return usual === id ? heading : `${heading} <a id="${id}"></a>`;
}

/** A document leads to the twins of others. */
const resolveLinks = (line: string, locale: Locale, origin: string): string =>
  line.replace(/\]\(((?:doc|page|file):[^)]+)\)/g, (_, link: string) => {
    const path = resolveLink(link, locale);
    const twin = link.startsWith('doc:') ? path.replace(/(?=#|$)/, '.md') : path;
    return `](${origin}${twin})`;
  });

/** One of several pieces of code that say the same: its title is its language. */
function writeSample([fence = '', ...lines]: string[]): string {
  const [, title = ''] = /title="([^"]*)"/.exec(fence) ?? [];
  const language = sampleLanguages.find(({ name }) => name === title);
  const code = [fence.replace(/ title=.*/, ''), ...lines].join('\n');
  return markSample(language?.id ?? '', `**${title}**\n\n${code}`);
}

function writePart(part: Part, words: DocumentWords, locale: Locale): string {
  switch (part.kind) {
    case 'request-method': {
      const { method, host, path } = part.operation;
      return [
        `\`${method} ${host ? host + path : words.yourAddress}\``,
        ...[{ place: 'header' as const, fields: part.signing }, ...part.parameters]
          .filter(({ fields }) => fields.length > 0)
          .map(
            ({ place, fields }) =>
              `**${words.places[place]}**\n\n${fieldTable(fields, words, host ? 'request' : 'callback')}`,
          ),
      ].join('\n\n');
    }
    case 'fields':
      return fieldTable([...part.shared, ...part.fields], words, 'answer');
    case 'error-finder':
      return errorTable(part.errors, words, locale);
    case 'errors': {
      const { own, inside, common } = part;
      return [
        ...(own.length > 0 ? [errorTable(own, words, locale)] : []),
        ...(inside.length > 0
          ? [`**${words.folds.insideErrors}**`, errorTable(inside, words, locale)]
          : []),
        `**${words.folds.commonErrors.replace('{count}', String(common.length))}**`,
        errorTable(common, words, locale),
      ].join('\n\n');
    }
    case 'retries':
      return table(
        [words.heads.retry, words.heads.means, words.errors],
        part.ways.map(({ retry, codes }) => [
          words.retries[retry],
          words.retryMeanings[retry],
          codes.map(({ code }) => code).join(', '),
        ]),
      );
    case 'code':
      return part.samples
        .map(({ id, name, code, grammar }) => {
          const text = `**${name}**\n\n\`\`\`${grammar}\n${code}\n\`\`\``;
          return part.isByLanguage ? markSample(id, text) : text;
        })
        .join('\n\n');
  }
}

function errorTable(errors: readonly ErrorCode[], words: DocumentWords, locale: Locale): string {
  const { code, status, means, remedy, retry } = words.heads;
  return table(
    [code, status, means, remedy, retry],
    errors.map((error) => [
      String(error.code),
      String(error.status),
      error.means[locale],
      error.remedy[locale],
      words.retries[error.retry],
    ]),
  );
}

function fieldTable(fields: readonly Field[], words: DocumentWords, of: FieldsOf): string {
  const { name, type, description } = words.heads;
  const presence = presenceOf(of, words);
  return table(
    [name, type, ...(presence ? [presence.head] : []), description],
    fields.map((field) => [
      `\`${field.name}\``,
      field.type,
      ...(presence ? [field.isRequired ? presence.certain : presence.uncertain] : []),
      [field.description, limitLine(field, words), valueLine(field, words)]
        .filter(Boolean)
        .join(' '),
    ]),
  );
}

const limitLine = ({ limits }: Field, words: DocumentWords): string => {
  const sayings = limits.map((limit) => {
    const { text, values } = describeLimit(limit, words.limits);
    return [text, ...values.map((value) => `\`${value}\``)].join(' ');
  });
  return sayings.length > 0 ? `(${sayings.join(' · ')})` : '';
};

const valueLine = ({ values }: Field, words: DocumentWords): string =>
  values
    .map(
      ({ value, means, isFinal }) => `\`${value}\`${isFinal ? ` (${words.final})` : ''}: ${means}`,
    )
    .join(' ');

const table = (heads: string[], rows: string[][]): string =>
  [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
