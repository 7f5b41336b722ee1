import { docsBase, pagePath } from '#content/site-map.ts';
import type { Locale } from '#contract/locale.ts';
import { type DocumentId, docGroups } from './menu.ts';

export const documentPath = (id: DocumentId, locale: Locale): string => `${docsBase[locale]}/${id}`;

export const categoryPath = (category: string, locale: Locale): string =>
  `${docsBase[locale]}/${category}`;

/** The list of the documents of a language, for programs that read. */
export const documentListPath = (locale: Locale): string =>
  `${pagePath('home', locale).replace(/\/$/, '')}/llms.txt`;

/** The group and category that a document lies in. */
export function placeOf(id: DocumentId) {
  const [wanted] = id.split('/');
  for (const group of docGroups) {
    const category = group.categories.find((one) => one.id === wanted);
    if (category) return { group, category };
  }
  throw new Error(`${id} is not in the menu.`);
}
