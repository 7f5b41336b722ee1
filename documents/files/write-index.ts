import { brand } from '#content/brand.ts';
import { machineWords } from '#content/docs/machines.ts';
import { changelogDocument, docGroups, productName } from '#content/docs/menu.ts';
import {
  changelogFeedPath,
  documentPath,
  errorListPath,
  fullTextPath,
  openApiPath,
  postmanPath,
  signingVectorsPath,
} from '#content/docs/paths.ts';
import { fill, joinBy } from '#content/fill.ts';
import { heads } from '#content/heads/heads.ts';
import { readerWords } from '#content/interface/reader.ts';
import { agentsPath } from '#content/well-known.ts';
import type { Locale } from '#contract/locale.ts';
import { productNames } from '../api/files.ts';
import { type MenuEntry, menuOf, pinsOf } from '../manuscripts/library.ts';
import { allManuscripts } from '../manuscripts/manuscripts.ts';
import { sampleLanguages } from '../samples/samples.ts';
import { signingRules } from './signing-rules.ts';

/** `llms.txt`: how to sign, the published files, and every document as Markdown. */
export function writeIndex(locale: Locale, origin: string): string {
  const words = machineWords[locale];
  const manuscripts = allManuscripts()[locale];
  const list = ({ id, name, path }: MenuEntry) => {
    const description = manuscripts.find((one) => one.id === id)?.facts.description;
    return `- [${name}](${origin}${path}.md): ${description}`;
  };
  const groups = menuOf(locale).flatMap(({ name, categories }) => [
    `## ${name}`,
    '',
    ...categories.flatMap(({ entries }) => entries.map(list)),
    '',
  ]);
  const languages = sampleLanguages.map(({ id }) => `\`${id}\``).join(' ');
  return [
    ...writeOpening(locale, origin),
    `## ${words.list.files}`,
    '',
    ...filesOf(locale).map(([path, what]) => `- [${path}](${origin}${path}): ${what}`),
    '',
    fill(words.list.samples, { languages }),
    '',
    `## ${readerWords[locale].title}`,
    '',
    ...pinsOf(locale).map(list),
    '',
    ...groups,
  ].join('\n');
}

/** What a program must know before it reads anything else. */
export function writeOpening(locale: Locale, origin: string): string[] {
  const words = machineWords[locale];
  return [
    `# ${brand.names.full[locale]}`,
    '',
    `> ${heads[locale].docs.description}`,
    '',
    fill(words.list.products, { products: joinBy(words.changes.joined, namesOfProducts(locale)) }),
    '',
    `## ${words.list.signing}`,
    '',
    signingRules(locale, origin),
    '',
  ];
}

/** In the order of the menu. */
const namesOfProducts = (locale: Locale): string[] =>
  docGroups
    .flatMap(({ categories }) => categories)
    .flatMap(({ id, name }) => (productNames().includes(id) ? [name[locale]] : []));

function filesOf(locale: Locale): [path: string, what: string][] {
  const { list } = machineWords[locale];
  return [
    [openApiPath(locale, 'json'), list.openApi],
    [openApiPath(locale, 'yaml'), list.openApi],
    ...productNames().map((product): [string, string] => [
      postmanPath(product, locale),
      `${list.postman}, ${productName(product, locale)}`,
    ]),
    [errorListPath, list.errors],
    [signingVectorsPath, list.vectors],
    [`${documentPath(changelogDocument, locale)}.md`, list.changelog],
    [changelogFeedPath(locale), `${list.changelog}, Atom`],
    [fullTextPath(locale), list.fullText],
    [agentsPath, list.agents],
  ];
}
