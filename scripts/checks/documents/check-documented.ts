import { locales } from '#contract/locale.ts';
import { productNames } from '#documents/api/files.ts';
import { operationsOf } from '#documents/api/operation.ts';
import { readDescription } from '#documents/api/read-description.ts';
import { docsFolder } from '#documents/manuscripts/manuscript-files.ts';
import { readManuscripts } from '#documents/manuscripts/manuscripts.ts';

/** Calls and callbacks that no document describes. */
export function undocumentedCalls(docs = docsFolder(), api?: string): string[] {
  const [locale] = locales;
  const described = new Set(
    readManuscripts(locale, docs).flatMap(({ calls }) => calls.map(({ name }) => name)),
  );
  return productNames(api).flatMap((product) =>
    operationsOf(readDescription(product, api))
      .map(({ source }) => `${product}/${source.operationId}`)
      .filter((name) => !described.has(name))
      .map(
        (name) =>
          `content/api/${product}.yaml: ${name} has no document: add one with “operation: ${name}” in content/docs/, or a section with ::call`,
      ),
  );
}
