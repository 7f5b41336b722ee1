import { factsAttribute } from '#app/docs/reader/document-facts.ts';
import { readCompiled } from '#documents/compiled/compiled.ts';
import { documentationFiles, documentationPages } from '#documents/files/files.ts';
import { servedSdks } from '#documents/sdks/served-sdks.ts';
import { cutElement } from '../cut-element.ts';
import { linkedStyles } from './link-styles.ts';
import type { SiteFiles } from './site-files.ts';

/**
 * Writes beside each documentation page: the document alone with its style sheets, for navigation
 * inside the app, and its text files; then the packages for programming languages.
 */
export async function writeDocuments(site: SiteFiles): Promise<void> {
  for (const path of documentationPages()) {
    const page = await site.read(`${path.slice(1)}/index.html`);
    const document = cutElement(page, `<div ${factsAttribute}=`);
    const [root] = /<html[^>]*>/.exec(page) ?? [];
    const sheets = linkedStyles(page).map((sheet) => `<link rel="stylesheet" href="${sheet}">`);
    await site.add(`${path.slice(1)}.html`, `<!doctype html>${root}${sheets.join('')}${document}`);
  }
  const files =
    readCompiled('files') ??
    new Map([...documentationFiles()].map(([path, compose]) => [path, compose()]));
  for (const [path, text] of files) await site.add(path.slice(1), text);
  const sdks = readCompiled('sdks') ?? servedSdks();
  for (const [path, content] of sdks) await site.add(path, content);
}
