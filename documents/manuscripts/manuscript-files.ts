import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentId, documentIds } from '#content/docs/menu.ts';
import type { Locale } from '#contract/locale.ts';

export const docsFolder = (): string => join(process.cwd(), 'content/docs');

export const manuscriptPath = (id: DocumentId, locale: Locale, folder = docsFolder()): string =>
  join(folder, locale, `${id}.md`);

/** All existing ids, in the order of the menu. */
export const writtenIds = (locale: Locale, folder = docsFolder()): DocumentId[] =>
  documentIds.filter((id) => existsSync(manuscriptPath(id, locale, folder)));
