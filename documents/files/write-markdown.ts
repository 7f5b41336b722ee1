import { documentPath } from '#content/docs/paths.ts';
import { type DocumentWords, documentWords } from '#content/interface/docs.ts';
import type { Locale } from '#contract/locale.ts';
import type { ErrorCode } from '../api/errors.ts';
import type { Field } from '../api/fields.ts';
import { resolveLink } from '../manuscripts/links.ts';
import type { Manuscript } from '../manuscripts/manuscripts.ts';
import { describeLimit } from '../pages/limits.ts';
import { fillPlace, type Part } from '../pages/parts.ts';
import { type FieldsOf, presenceOf } from '../pages/presence.ts';

/** The twin of a document: plain Markdown with everything that the build puts in. */
export function writeMarkdown(manuscript: Manuscript, origin: string): string {
  const { id, locale, facts, text } = manuscript;
  const words = documentWords[locale];
  const blocks: string[] = [];
  let isCode = false;
  let isNote = false;
  let places = 0;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    const place = isCode ? null : /^::([a-z-]+)(?:\{(.*)\})?$/.exec(line);
    if (place) {
      const attributes = { operation: /operation="?([\w/]+)"?/.exec(place[2] ?? '')?.[1] };
      const wanted = attributes.operation ?? facts.operation;
      const part = fillPlace({ name: place[1] ?? '', attributes: {} }, places, wanted, locale);
      places += 1;
      blocks.push(writePart(part, words, locale));
    } else if (!isCode && line.trim().startsWith(':::')) {
      isNote = /^:::(note|warning)/.test(line.trim());
    } else {
      const plain = isCode ? line : resolveLinks(withoutAnchor(line), locale, origin);
      blocks.push(isNote ? `> ${plain}`.trimEnd() : plain);
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

const withoutAnchor = (line: string): string =>
  line.startsWith('#') ? line.replace(/\s*\{#[\w-]+\}$/, '') : line;

const resolveLinks = (line: string, locale: Locale, origin: string): string =>
  line.replace(
    /\]\(((?:doc|page):[^)]+)\)/g,
    (_, link: string) => `](${origin}${resolveLink(link, locale)})`,
  );

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
    case 'code':
      return part.samples
        .map(({ name, code, grammar }) => `**${name}**\n\n\`\`\`${grammar}\n${code}\n\`\`\``)
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
