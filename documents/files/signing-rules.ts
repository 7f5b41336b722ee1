import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signingVectorsPath } from '#content/docs/paths.ts';
import { fill } from '#content/fill.ts';
import type { Locale } from '#contract/locale.ts';
import { apiFolder } from '../api/files.ts';

/** `signing.ts` in words, for files that are read on their own. */
export const signingRules = (locale: Locale, origin: string): string => {
  const rules = readFileSync(join(apiFolder(), `signing.${locale}.md`), 'utf8').trim();
  return fill(rules, { vectors: origin + signingVectorsPath });
};
