import { documentPath } from '#content/docs/paths.ts';
import { documentWords } from '#content/interface/document.ts';
import { markSample } from '#content/sample-marks.ts';
import type { Locale } from '#contract/locale.ts';
import { resolveLink } from '../manuscripts/links.ts';
import type { Manuscript } from '../manuscripts/manuscripts.ts';
import { outlineOf } from '../manuscripts/read-markdown.ts';
import { fillPlace } from '../pages/parts.ts';
import { sampleLanguages } from '../samples/samples.ts';
import { writePart } from './markdown-parts.ts';

/** The Markdown version of a document: plain Markdown with everything that the build adds. */
export function writeMarkdown(manuscript: Manuscript, origin: string): string {
  const { id, locale, facts, text } = manuscript;
  const words = documentWords[locale];
  const read = outlineOf(text, locale);
  const headings = read.headings.values();
  const places = read.places.entries();
  const blocks: string[] = [];
  let code: string[] | undefined;
  let container = '';
  for (const line of text.split('\n')) {
    const place = !code && /^::[a-z]/.test(line) ? places.next().value : undefined;
    if (line.startsWith('```') && !code) code = [line];
    else if (code) {
      code.push(line);
      if (line !== '```') continue;
      blocks.push(container === 'languages' ? writeSample(code) : code.join('\n'));
      code = undefined;
    } else if (place) {
      const [index, { name, attributes }] = place;
      const part = fillPlace({ name, attributes }, { index, operation: facts.operation, locale });
      const written = writePart(part, words, locale);
      blocks.push(part.kind === 'code' ? written : withOrigin(written, origin));
    } else if (line.trim().startsWith(':::')) {
      container = line.trim().slice(3);
    } else if (line.startsWith('#')) {
      blocks.push(withAnchor(line, headings.next().value?.id ?? ''));
    } else {
      const plain = closeBold(resolveLinks(line, locale, origin));
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

/** Renderers derive an anchor from the words; a different one is written explicitly. */
function withAnchor(line: string, id: string): string {
  const heading = line.replace(/\s*\{#[\w-]+\}$/, '');
  const usual = heading
    .replace(/^#+\s+/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
  return usual === id ? heading : `${heading} <a id="${id}"></a>`;
}

/** Tables have paths, which are resolved already. */
const withOrigin = (text: string, origin: string): string => text.replaceAll('](/', `](${origin}/`);

/** Links between documents lead to their Markdown versions. */
const resolveLinks = (line: string, locale: Locale, origin: string): string =>
  line.replace(/\]\(((?:doc|page|file):[^)]+)\)/g, (_, link: string) => {
    const path = resolveLink(link, locale);
    const twin = link.startsWith('doc:') ? path.replace(/(?=#|$)/, '.md') : path;
    return `](${origin}${twin})`;
  });

/** One of several code blocks with the same meaning: its title is its language. */
function writeSample([fence = '', ...lines]: string[]): string {
  const [, title = ''] = /title="([^"]*)"/.exec(fence) ?? [];
  const language = sampleLanguages.find(({ name }) => name === title);
  const code = [fence.replace(/ title=.*/, ''), ...lines].join('\n');
  return markSample(language?.id ?? '', `**${title}**\n\n${code}`);
}

/**
 * CommonMark closes bold text before a Chinese character only if it does not end in punctuation.
 */
const closeBold = (line: string): string =>
  line.replace(/\*\*([^*]+?)([。，：；！？])\*\*(?=\S)/g, '**$1**$2');
