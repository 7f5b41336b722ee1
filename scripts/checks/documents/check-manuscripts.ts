import { readdirSync } from 'node:fs';
import type { Nodes } from 'mdast';
import { documentIds } from '#content/docs/menu.ts';
import { type Locale, type Localized, locales } from '#contract/locale.ts';
import type { Field } from '#documents/api/fields.ts';
import { drawingsIn } from '#documents/drawings/drawings.ts';
import { isFile, isPage, parseLink } from '#documents/manuscripts/links.ts';
import { docsFolder } from '#documents/manuscripts/manuscript-files.ts';
import { type Manuscript, readManuscripts } from '#documents/manuscripts/manuscripts.ts';
import { plainText } from '#documents/manuscripts/plain-text.ts';
import { containers, parseMarkdown, type ReadText } from '#documents/manuscripts/read-markdown.ts';
import { fillPlace, type Part } from '#documents/pages/parts.ts';
import { chineseProblems } from './check-chinese.ts';
import { readOnce } from './read-once.ts';

type Checked = Manuscript & {
  read: ReadText;
  anchors: Set<string>;
  drawings: string[];
  broken: string[];
};

/** Problems of the documents: missing translations, differing structure, dead links, language. */
export async function manuscriptProblems(folder = docsFolder()): Promise<string[]> {
  const all: Checked[] = [];
  const problems = strayFiles(folder);
  for (const locale of locales) {
    try {
      for (const manuscript of readManuscripts(locale, folder)) all.push(await check(manuscript));
    } catch (error) {
      problems.push(`content/docs/${error instanceof Error ? error.message : error}`);
    }
  }
  const find = (id: string, locale: Locale) =>
    all.find((one) => one.id === id && one.locale === locale);

  for (const id of documentIds) {
    const found = locales.map((locale) => find(id, locale));
    const missing = locales.filter((_, index) => !found[index]);
    if (missing.length < locales.length)
      problems.push(
        ...missing.map(
          (locale) =>
            `content/docs/${locale}/${id}.md is not there: add the document in this language`,
        ),
      );
    const [first, ...others] = found.flatMap((one) => one ?? []);
    for (const other of others) if (first) problems.push(...differences(first, other));
  }
  for (const one of all) {
    const place = `content/docs/${one.locale}/${one.id}.md`;
    problems.push(
      ...[
        ...one.broken,
        ...linkProblems(one, find),
        ...headProblems(one),
        ...titleProblems(one, all),
        ...languageProblems(one),
      ].map((problem) => `${place}: ${problem}`),
    );
  }
  return problems;
}

async function check(manuscript: Manuscript): Promise<Checked> {
  const { locale, text, facts } = manuscript;
  const read = readOnce(text, locale);
  const anchors = new Set(read.headings.map(({ id }) => id));
  const broken: string[] = [];
  for (const [index, place] of read.places.entries())
    try {
      const part = fillPlace(place, { index, operation: facts.operation, locale });
      for (const anchor of anchorsOf(part)) anchors.add(anchor);
    } catch (error) {
      broken.push(error instanceof Error ? error.message : String(error));
    }
  const unknown = read.containers.filter((name) => !containers.some((known) => known === name));
  broken.push(
    ...unknown.map((name) => `:::${name} is not known; there are ${containers.join(', ')}`),
  );
  const drawings = drawingsIn(read.tree);
  const ids = read.headings.map(({ id }) => id);
  broken.push(
    ...drawings.problems,
    ...ids
      .filter((id) => !/^[a-z0-9-]+$/.test(id))
      .map((id) => `the anchor “${id}” is not plain ASCII`),
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `the anchor ${id} is there twice`),
  );
  return { ...manuscript, read, anchors, drawings: drawings.shapes, broken };
}

/** The anchors of a part that links may use. */
function anchorsOf(part: Part): string[] {
  const ofFields = (fields: readonly Field[]) => fields.map(({ anchor }) => anchor);
  switch (part.kind) {
    case 'request-method':
      return ofFields([...part.signing, ...part.parameters.flatMap(({ fields }) => fields)]);
    case 'fields':
      return ofFields([...part.shared, ...part.fields]);
    case 'event-fields':
      return ofFields(part.fields);
    case 'errors':
      return [...part.own, ...part.inside, ...part.common].map(
        ({ code }) => `${part.lead}error-${code}`,
      );
    default:
      return [];
  }
}

function differences(first: Checked, other: Checked): string[] {
  const shapes = [
    ['anchors', ({ read }: Checked) => read.headings.map(({ id, depth }) => `${depth} ${id}`)],
    ['directives', ({ read }: Checked) => read.places.map(({ name }) => name)],
    ['drawings', ({ drawings }: Checked) => drawings],
    ['code blocks', ({ read }: Checked) => read.code.map(({ grammar, code }) => grammar + code)],
    ['operations', ({ calls }: Checked) => calls.map(({ name }) => name)],
    ['dates', ({ facts }: Checked) => [facts.updated]],
  ] as const;
  return shapes
    .filter(([, shape]) => shape(first).join('\n') !== shape(other).join('\n'))
    .map(
      ([name]) =>
        `content/docs/{${first.locale},${other.locale}}/${first.id}.md: the two languages have different ${name}`,
    );
}

function linkProblems(
  { read, locale, anchors }: Checked,
  find: (id: string, locale: Locale) => Checked | undefined,
): string[] {
  return read.links.flatMap((link) => {
    if (link.startsWith('https://') || link.startsWith('mailto:')) return [];
    if (link.startsWith('#')) return anchors.has(link.slice(1)) ? [] : [`${link} leads nowhere`];
    const { kind, id, hash } = parseLink(link);
    if (kind === 'page') return isPage(id) ? [] : [`there is no page ${id}`];
    if (kind === 'file') return isFile(id) ? [] : [`there is no file ${id}`];
    if (kind !== 'doc') return [`${link}: link by id, doc:…, page:… or file:…`];
    const target = find(id, locale);
    if (!target) return [`${link} leads to a document that is not there`];
    return hash && !target.anchors.has(hash.slice(1)) ? [`${link} leads to no anchor`] : [];
  });
}

const lengths: Localized<readonly [number, number]> = { en: [90, 170], zh: [40, 90] };

function headProblems({ locale, facts: { description } }: Checked): string[] {
  const [shortest, longest] = lengths[locale];
  const { length } = description;
  return length < shortest || length > longest
    ? [`the description has ${length} characters; it should have ${shortest} to ${longest}`]
    : [];
}

/** A title alone, in a tab or a search result, must identify the document. */
const titleProblems = ({ id, locale, facts }: Checked, all: readonly Checked[]): string[] =>
  all
    .filter((other) => other.locale === locale && other.id !== id)
    .filter((other) => other.facts.title === facts.title)
    .map((other) => `${other.id} has the same title`);

function languageProblems({ locale, text, facts }: Checked): string[] {
  const sentences = [facts.title, facts.description, ...sentencesOf(parseMarkdown(text))];
  return sentences.flatMap(sentenceProblems[locale]);
}

const sentenceProblems: Localized<(sentence: string) => string[]> = {
  en: (sentence) => (/\p{Script=Han}/u.test(sentence) ? [`Chinese in “${sentence}”`] : []),
  zh: chineseProblems,
};

/** Headings, paragraphs and cells; inline code counts as one Latin word. */
function sentencesOf(node: Nodes): string[] {
  if (node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell')
    return [withoutCode(node).replace(/\s*\{#[\w-]+\}$/, '')];
  return 'children' in node ? node.children.flatMap((child) => sentencesOf(child)) : [];
}

function withoutCode(node: Nodes): string {
  if (node.type === 'inlineCode') return 'code';
  return 'children' in node ? node.children.map(withoutCode).join('') : plainText(node);
}

const strayFiles = (folder: string): string[] =>
  locales.flatMap((locale) =>
    readdirSync(`${folder}/${locale}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.includes('.') && !documentIds.includes(file.replace(/\.md$/, '')))
      .map(
        (file) =>
          `content/docs/${locale}/${file} is not in the menu: add its name to its category in content/docs/menu.ts`,
      ),
  );
