import { siteOrigin as origin } from '#content/build-settings.ts';
import {
  changelogFeedPath,
  documentListPath,
  errorListPath,
  errorMeaningsPath,
  fullTextPath,
  openApiPath,
  postmanPath,
  productOpenApiPath,
  reasonsPath,
  signingVectorsPath,
  tryCallPath,
  tryWordsPath,
} from '#content/docs/paths.ts';
import { tryWords } from '#content/interface/try.ts';
import { unknownDocPath } from '#content/prerender.ts';
import { localeOfPath, pagePath } from '#content/site-map.ts';
import { locales } from '#contract/locale.ts';
import { searchIndexPath } from '#documents/search/search-record.ts';
import { writeSearch } from '#documents/search/write-search.ts';
import { productNames } from '../api/files.ts';
import { callNames } from '../api/operation.ts';
import { documentationPaths, findDocument } from '../manuscripts/library.ts';
import { tryCall } from '../try/try-call.ts';
import { writeJson, writeYaml } from './openapi/write-description.ts';
import { writePostman } from './postman/write-postman.ts';
import { frameFile } from './reader-frame.ts';
import { writeChangelogFeed } from './write-changelog-feed.ts';
import { writeErrorList, writeErrorMeanings } from './write-error-list.ts';
import { writeFullText } from './write-full-text.ts';
import { writeIndex } from './write-index.ts';
import { writeMarkdown } from './write-markdown.ts';
import { writeReasons } from './write-reasons.ts';
import { writeSigningVectors } from './write-signing-vectors.ts';

/**
 * Every page of the documentation: documents, indexes, the entry of each language, the fallback.
 */
export const documentationPages = (): string[] => [
  ...new Set([
    ...locales.flatMap((locale) => [pagePath('docs', locale), unknownDocPath[locale]]),
    ...documentationPaths(),
  ]),
];

/** The text files beside the documentation's pages, by path; generated on demand. */
export function documentationFiles(): Map<string, () => string> {
  const files = new Map<string, () => string>();
  for (const path of documentationPages()) {
    const locale = localeOfPath(path);
    const { manuscript, as } = findDocument(path, locale);
    if (as !== 'fallback') files.set(`${path}.md`, () => writeMarkdown(manuscript, origin));
  }
  for (const locale of locales) {
    const products = productNames();
    files.set(openApiPath(locale, 'json'), () => writeJson({ products, locale, origin }));
    files.set(openApiPath(locale, 'yaml'), () => writeYaml({ products, locale, origin }));
    for (const product of products) {
      const own = { products: [product], locale, origin };
      files.set(productOpenApiPath(product, locale), () => writeYaml(own));
      files.set(postmanPath(product, locale), () => writePostman(product, locale, origin));
    }
    files.set(reasonsPath(locale), () => writeReasons(locale));
    files.set(errorMeaningsPath(locale), () => writeErrorMeanings(locale));
    files.set(searchIndexPath(locale), () => writeSearch(locale));
    files.set(documentListPath(locale), () => writeIndex(locale, origin));
    files.set(fullTextPath(locale), () => writeFullText(locale, origin));
    files.set(changelogFeedPath(locale), () => writeChangelogFeed(locale, origin));
    for (const name of callNames()) {
      const [, id = ''] = name.split('/');
      files.set(tryCallPath(id, locale), () => JSON.stringify(tryCall(name, locale)));
    }
    files.set(tryWordsPath(locale), () => JSON.stringify(tryWords[locale]));
    const frame = frameFile(locale);
    files.set(frame.path, () => frame.text);
  }
  files.set(errorListPath, writeErrorList);
  files.set(signingVectorsPath, writeSigningVectors);
  return files;
}
