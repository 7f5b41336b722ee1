import type { OtherForm } from '#app/head/meta.ts';
import { brand } from '#content/brand.ts';
import { changelogDocument, type DocumentId } from '#content/docs/menu.ts';
import { changelogFeedPath, documentPath } from '#content/docs/paths.ts';
import { heads } from '#content/heads/heads.ts';
import { localeOfPath, pagePath } from '#content/site-map.ts';
import { defaultLocale, type Locale } from '#contract/locale.ts';
import { compiledKey, readCompiled, restoreFromBuild } from '#documents/compiled/compiled.ts';
import { frameFile, frameOf } from '#documents/files/reader-frame.ts';
import { documentPaths, findDocument, type Shown } from '#documents/manuscripts/library.ts';
import { compileDocument } from '#documents/pages/compile-document.ts';
import { compiledDocuments } from '../content/compiled-documents.ts';
import type { DocumentFacts } from './document-facts.ts';
import { provideFrame } from './reader-frame.ts';

/** Compiled by the build beforehand (`scripts/build/compile-documents.ts`). */
const built = import.meta.env.PROD ? readCompiled('pages') : undefined;
if (import.meta.env.PROD) restoreFromBuild();

/** Build time only: returns the facts of a document and stores it and its frame for rendering. */
export async function loadDocument(path: string): Promise<DocumentFacts> {
  const locale = localeOfPath(path);
  const shown = findDocument(path, locale);
  const isStandIn = shown.as === 'fallback';
  const { manuscript } = shown;
  const document = built?.get(compiledKey(manuscript)) ?? (await compileDocument(manuscript));
  compiledDocuments.set(path, { ...document, isStandIn });
  return { ...factsOf(shown, locale), frame: placeFrame(locale) };
}

/** Stores the frame of a language for rendering and returns its path. */
export function placeFrame(locale: Locale): string {
  const { path } = frameFile(locale);
  provideFrame(path, frameOf(locale));
  return path;
}

function factsOf(
  { manuscript: { id, facts }, as }: Shown,
  locale: Locale,
): Omit<DocumentFacts, 'frame'> {
  const name = facts.menu ?? facts.title;
  const forms = formsOf(id, locale);
  if (as === 'entry') return { id, name, head: heads[locale].docs, forms };
  const isThere = as !== 'fallback';
  return {
    id,
    name,
    head: {
      title: `${facts.title} | ${brand.names.full[locale]}`,
      description: facts.description,
    },
    address: {
      canonical: documentPath(id, locale),
      paths: isThere ? documentPaths(id) : {},
      indexed: isThere,
    },
    forms,
  };
}

const formsOf = (id: DocumentId, locale: Locale): OtherForm[] => [
  { type: 'text/markdown', path: `${documentPath(id, locale)}.md` },
  ...(id === changelogDocument
    ? [{ type: 'application/atom+xml', path: changelogFeedPath(locale) }]
    : []),
];

// Reading the first document reads all: in a build that happens before a page waits for it.
if (import.meta.env.PROD) await loadDocument(pagePath('docs', defaultLocale));
