import { existsSync, readFileSync } from 'node:fs';
import { collectProblems } from './collect-problems.ts';
import { consoleProblems } from './documents/check-console.ts';
import { descriptionProblems } from './documents/check-descriptions.ts';
import { undocumentedCalls } from './documents/check-documented.ts';
import { hostProblems } from './documents/check-hosts.ts';
import { manuscriptProblems } from './documents/check-manuscripts.ts';
import { reasonProblems } from './documents/check-reasons.ts';
import { sandboxProblems } from './documents/check-sandbox.ts';
import { storyProblems } from './documents/check-story.ts';
import { coverageProblems, readCoverage } from './spec-coverage.ts';
import { termProblems } from './terms/check-terms.ts';

/** Checks words, data and documents for what types cannot detect. Each problem is one line. */
const read = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

const problems = await collectProblems([
  () => coverageProblems(readCoverage(read('docs/spec-coverage.md') ?? ''), read),
  consoleProblems,
  descriptionProblems,
  hostProblems,
  manuscriptProblems,
  reasonProblems,
  sandboxProblems,
  undocumentedCalls,
  storyProblems,
  termProblems,
]);

for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
