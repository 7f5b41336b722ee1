import { machineWords } from '#content/docs/machines.ts';
import { type DocumentId, docGroups, productName } from '#content/docs/menu.ts';
import { toolNews } from '#content/docs/tool-news.ts';
import { fill, joinBy } from '#content/fill.ts';
import type { Locale, Localized } from '#contract/locale.ts';
import { productNames } from '../api/files.ts';
import { operationsOf } from '../api/operation.ts';
import { readDescription } from '../api/read-description.ts';

/** A new product with all its operations, a change of one operation, or a new tool. */
export type Change = {
  /** Permanent id, the same in every language. */
  id: string;
  on: string;
  product: string;
  /** `product/operationId` */
  operations: string[];
  text?: Localized<string>;
  /** Only a tool has its own; a product has that of its category. */
  name?: Localized<string>;
};

/** The history of all descriptions, newest first; within a day in the order of the menu. */
export function readChanges(folder?: string): Change[] {
  const products = productNames(folder).sort((one, other) => placeOf(one) - placeOf(other));
  const changes = products.flatMap((product): Change[] => {
    const description = readDescription(product, folder);
    const operations = operationsOf(description).map(({ source }) => ({
      name: `${product}/${source.operationId}`,
      history: source['x-history'] ?? [],
    }));
    const since = description.info['x-since'];
    return [
      ...operations.flatMap(({ name, history }) =>
        history.map(({ on, ...text }, index) => ({
          id: `${name}/${on}/${history.length - index}`,
          ...{ on, product, operations: [name], text },
        })),
      ),
      { id: product, on: since, product, operations: operations.map(({ name }) => name) },
    ];
  });
  const tools = toolNews.map(({ id, ...news }) => ({ id, product: id, operations: [], ...news }));
  return [...tools, ...changes].sort((one, other) =>
    one.on < other.on ? 1 : one.on > other.on ? -1 : 0,
  );
}

const placeOf = (product: string): number =>
  docGroups.flatMap(({ categories }) => categories).findIndex(({ id }) => id === product);

/** Link and name of a document; undefined if an operation has no document. */
export type NameDocument = (operation: string) => { id: DocumentId; name: string } | undefined;

/** The changes as Markdown: a section for each day. */
export function writeChanges(
  locale: Locale,
  nameDocument: NameDocument,
  changes = readChanges(),
): string {
  return [...new Set(changes.map(({ on }) => on))]
    .map((day) => {
      const lines = changes
        .filter(({ on }) => on === day)
        .map((change) => `- ${sayChange(change, locale, nameDocument).sentence}`);
      return `## ${day}\n\n${lines.join('\n')}`;
    })
    .join('\n\n');
}

/** A change as a sentence with links, or as an entry of a feed. */
export function sayChange(
  { product, operations, text, name: ownName }: Change,
  locale: Locale,
  nameDocument: NameDocument,
): { title: string; sentence: string } {
  const words = machineWords[locale].changes;
  const named = operations.flatMap((operation) => nameDocument(operation) ?? []);
  const documents = [...new Map(named.map((document) => [document.id, document])).values()];
  const name = ownName?.[locale] ?? productName(product, locale) ?? product;
  const say = (saying: string, list: string[]) =>
    fill(saying, {
      product: name,
      documents: joinBy(words.joined, list),
      text: text?.[locale] ?? '',
    });
  if (ownName) return { title: say(words.toolTitle, []), sentence: say(words.tool, []) };
  return {
    title: say(
      text ? words.changedTitle : words.publishedTitle,
      documents.map((document) => document.name),
    ),
    sentence: say(
      text ? words.changed : words.published,
      documents.map((document) => `[${document.name}](doc:${document.id})`),
    ),
  };
}
