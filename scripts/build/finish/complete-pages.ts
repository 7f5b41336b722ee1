import { rm } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { inlineScripts, problemsOf } from './check-page.ts';
import { classesIn, linkStyles } from './link-styles.ts';
import type { SiteFiles } from './site-files.ts';
import { withStructuredData } from './structured-data.ts';

/** Adds style sheets and structured data to each page; returns the inline scripts of all pages. */
export async function completePages(site: SiteFiles): Promise<Set<string>> {
  const classesOf = await readStyleSheets(site);
  const scripts = new Set<string>();
  for (const file of (await site.list()).filter((one) => extname(one) === '.html')) {
    const html = withStructuredData(linkStyles(await site.read(file), classesOf));
    const problems = problemsOf(html).map((problem) => `${file}: ${problem}`);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    for (const script of inlineScripts(html)) scripts.add(script);
    await site.add(file, html);
  }
  return scripts;
}

/** Deletes duplicate style sheets of the bundler that neither a page nor a script references. */
export async function deleteUnreferencedStyles(site: SiteFiles, folder: string): Promise<void> {
  const files = await site.list();
  const naming = files.filter((file) => ['.html', '.js'].includes(extname(file)));
  const texts = await Promise.all(naming.map(site.read));
  for (const file of files)
    if (extname(file) === '.css' && !texts.some((text) => text.includes(basename(file))))
      await rm(join(folder, file));
}

async function readStyleSheets(site: SiteFiles): Promise<Map<string, Set<string>>> {
  const sheets = (await site.list()).filter((file) => extname(file) === '.css');
  return new Map(
    await Promise.all(
      sheets.map(async (file) => [`/${file}`, classesIn(await site.read(file))] as const),
    ),
  );
}
