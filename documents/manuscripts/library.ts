import {
  type DocumentId,
  docGroups,
  fallbackDocument,
  pinnedDocuments,
} from '#content/docs/menu.ts';
import { categoryPath, documentPath } from '#content/docs/paths.ts';
import { fill } from '#content/fill.ts';
import { documentWords } from '#content/interface/document.ts';
import { docsBase, pagePath } from '#content/site-map.ts';
import { type Locale, type Localized, locales } from '#contract/locale.ts';
import { writtenIds } from './manuscript-files.ts';
import { allManuscripts, type DescribedCall, type Manuscript } from './manuscripts.ts';

export type MenuEntry = { id: DocumentId; name: string; path: string };
export type MenuGroup = {
  id: string;
  name: string;
  categories: { id: string; name: string; entries: MenuEntry[] }[];
};

/** The menu of a language: existing entries in order, without empty groups. */
export function menuOf(locale: Locale): MenuGroup[] {
  const entriesOf = entriesIn(locale);
  return docGroups
    .map(({ id, name, categories }) => ({
      id,
      name: name[locale],
      categories: categories
        .map((category) => ({
          id: category.id,
          name: category.name[locale],
          entries: entriesOf(category.docs.map((doc) => `${category.id}/${doc}`)),
        }))
        .filter(({ entries }) => entries.length > 0),
    }))
    .filter(({ categories }) => categories.length > 0);
}

/** The entries above the groups. */
export const pinsOf = (locale: Locale): MenuEntry[] => entriesIn(locale)(pinnedDocuments);

function entriesIn(locale: Locale): (ids: readonly DocumentId[]) => MenuEntry[] {
  const names = new Map(
    allManuscripts()[locale].map(({ id, facts }) => [id, facts.menu ?? facts.title]),
  );
  return (ids) =>
    ids.flatMap((id) => {
      const name = names.get(id);
      return name ? [{ id, name, path: documentPath(id, locale) }] : [];
    });
}

/** The document shown for a path, and whether it is the path's own. */
export type Shown = { manuscript: Manuscript; as: 'itself' | 'entry' | 'index' | 'fallback' };

export function findDocument(path: string, locale: Locale): Shown {
  const all = allManuscripts()[locale];
  const own = all.find(({ id }) => documentPath(id, locale) === path);
  if (own) return { manuscript: own, as: 'itself' };
  const first = all.find(
    ({ id }) =>
      !pinnedDocuments.includes(id) && categoryPath(id.split('/')[0] ?? '', locale) === path,
  );
  const fallback = all.find(({ id }) => id === fallbackDocument) ?? all[0];
  const manuscript = first ?? fallback;
  if (!manuscript) throw new Error('There is no document at all.');
  if (path === pagePath('docs', locale)) return { manuscript, as: 'entry' };
  return { manuscript, as: first || path === docsBase[locale] ? 'index' : 'fallback' };
}

/** The paths of a document in each of its languages. */
export const documentPaths = (id: DocumentId): Partial<Localized<string>> =>
  Object.fromEntries(
    locales
      .filter((locale) => writtenIds(locale).includes(id))
      .map((locale) => [locale, documentPath(id, locale)]),
  );

/** The document of an operation: in this language, else in another. */
export function documentOf(
  operation: string,
  locale: Locale,
): { manuscript: Manuscript; call: DescribedCall } | undefined {
  for (const manuscript of [locale, ...locales].flatMap((one) => allManuscripts()[one])) {
    const call = manuscript.calls.find(({ name }) => name === operation);
    if (call) return { manuscript, call };
  }
  return undefined;
}

/** The name of a call in lists, and the path of its description. */
export const nameCall = ({ facts, locale }: Manuscript, { section }: DescribedCall): string =>
  section
    ? fill(documentWords[locale].meaning, { name: facts.title, means: section.name })
    : facts.title;

export const callPath = ({ id, locale }: Manuscript, { section }: DescribedCall): string =>
  documentPath(id, locale) + (section ? `#${section.id}` : '');

/** Every path of the documentation that the build renders, besides the entry of each language. */
export const documentationPaths = (): string[] =>
  locales.flatMap((locale) => {
    const ids = writtenIds(locale);
    const categories = new Set(ids.map((id) => id.split('/')[0] ?? ''));
    return [
      ...[...categories].map((category) => categoryPath(category, locale)),
      ...ids.map((id) => documentPath(id, locale)),
    ];
  });

export function neighboursOf(id: DocumentId, locale: Locale) {
  const entries = [
    ...pinsOf(locale),
    ...menuOf(locale).flatMap(({ categories }) =>
      categories.flatMap((category) => category.entries),
    ),
  ];
  const place = entries.findIndex((entry) => entry.id === id);
  return { previous: entries[place - 1], next: entries[place + 1] };
}
