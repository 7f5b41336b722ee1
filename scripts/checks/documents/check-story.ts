import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '#contract/locale.ts';
import { apiFolder, productNames } from '#documents/api/files.ts';
import { docsFolder } from '#documents/manuscripts/manuscript-files.ts';
import { readManuscripts } from '#documents/manuscripts/manuscripts.ts';

/** One of our ids, or a customer's reference. */
const ids = /\b(?:[0-9a-f]{24}|[a-z]+-20\d{6}-\d{4})\b/g;

/** Ids in a document that neither its product's examples nor its own code contain. */
export function storyProblems(docs = docsFolder(), api = apiFolder()): string[] {
  const stories = new Map(
    productNames(api).map((name) => [name, readFileSync(join(api, `${name}.yaml`), 'utf8')]),
  );
  return locales.flatMap((locale) =>
    readManuscripts(locale, docs).flatMap(({ id, text }) => {
      const [product = ''] = id.split('/');
      const examples = [stories.get(product), ...(text.match(fences) ?? [])].join('\n');
      const named = new Set(text.replace(fences, '').match(ids));
      return [...named]
        .filter((one) => !examples.includes(one))
        .map((one) => `content/docs/${locale}/${id}.md: ${one} stands in no example of ${product}`);
    }),
  );
}

const fences = /^```[\s\S]*?^```$/gm;
