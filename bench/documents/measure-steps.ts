import { locales } from '#contract/locale.ts';
import { documentationFiles } from '#documents/files/files.ts';
import { documentationPaths } from '#documents/manuscripts/library.ts';
import { allManuscripts } from '#documents/manuscripts/manuscripts.ts';
import { compileDocument } from '#documents/pages/compile-document.ts';
import { highlight } from '#documents/pages/highlight.ts';
import { manuscriptProblems } from '#scripts/checks/documents/check-manuscripts.ts';

/** A separate program: runs the document steps of a build and prints the time of each. */
export type Measured = { documents: number; stepsMs: Record<string, number> };

// One-time costs, independent of the number of documents, are excluded.
await highlight('{}', 'json');

const stepsMs: Record<string, number> = {};
const files = documentationFiles();
const written = (wanted: (path: string) => boolean) => async () => {
  for (const [path, compose] of files) if (wanted(path)) compose();
};

await take('check', async () => {
  const problems = await manuscriptProblems();
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
await take('compile', async () => {
  documentationPaths();
  for (const locale of locales)
    for (const manuscript of allManuscripts()[locale]) await compileDocument(manuscript);
});
await take(
  'twins',
  written((path) => path.endsWith('.md')),
);
await take(
  'search',
  written((path) => path.includes('search')),
);
await take(
  'downloads',
  written((path) => path.startsWith('/openapi/')),
);

const documents = locales.reduce((sum, locale) => sum + allManuscripts()[locale].length, 0);
console.log(JSON.stringify({ documents, stepsMs } satisfies Measured));

/** Processor time, which other load on the machine does not affect. */
async function take(name: string, work: () => Promise<void>): Promise<void> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  stepsMs[name] = (user + system) / 1000;
}
