import { brand } from '#content/brand.ts';
import { heads as englishHeads } from '#content/heads/en.ts';
import { heads as chineseHeads } from '#content/heads/zh.ts';
import type { Locale } from '#contract/locale.ts';
import { menuOf } from '../manuscripts/library.ts';
import { allManuscripts } from '../manuscripts/manuscripts.ts';

const descriptions = { en: englishHeads.docs.description, zh: chineseHeads.docs.description };

/** `llms.txt`: the documentation of a language as a list of its Markdown twins. */
export function writeIndex(locale: Locale, origin: string): string {
  const manuscripts = allManuscripts()[locale];
  const groups = menuOf(locale).flatMap(({ name, categories }) => [
    `## ${name}`,
    '',
    ...categories.flatMap(({ entries }) =>
      entries.map(({ id, name: title, path }) => {
        const description = manuscripts.find((one) => one.id === id)?.facts.description;
        return `- [${title}](${origin}${path}.md): ${description}`;
      }),
    ),
    '',
  ]);
  return [`# ${brand.names.full[locale]}`, '', `> ${descriptions[locale]}`, '', ...groups].join(
    '\n',
  );
}
