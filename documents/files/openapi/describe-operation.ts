import { fill } from '#content/fill.ts';
import { documentWords } from '#content/interface/document.ts';
import type { Locale } from '#contract/locale.ts';
import { readOperation } from '../../api/operation.ts';
import { callPath, documentOf, nameCall } from '../../manuscripts/library.ts';
import { factsOf } from '../../pages/facts.ts';

type Place = { product: string; tag: string; locale: Locale; origin: string; folder?: string };

/** An operation with its document and its facts; `event` is the name of a callback's event. */
export function describeOperation(
  { operationId, summary, ...source }: Record<string, unknown>,
  { product, tag, locale, origin, folder }: Place,
) {
  const id = String(operationId);
  const name = `${product}/${id}`;
  const operation = readOperation(name, locale, folder);
  const { event, perSecond, keptDays } = operation;
  const found = documentOf(name, locale);
  const facts = factsOf(operation, locale).map(
    ({ name, value }) => `- ${fill(documentWords[locale].meaning, { name, means: value })}`,
  );
  const described = {
    tags: [tag],
    operationId: id,
    summary,
    description: [found && sayIn(found), facts.join('\n')].filter(Boolean).join('\n\n'),
    ...(found && {
      externalDocs: {
        description: nameCall(found.manuscript, found.call),
        url: origin + callPath(found.manuscript, found.call),
      },
    }),
    // A callback has the headers of our signature as parameters.
    security: [],
    ...source,
    ...((perSecond || keptDays) && { 'x-limits': { perSecond, keptDays } }),
  };
  return { event, described };
}

/** A call that shares another's document only has its summary. */
const sayIn = ({ manuscript, call }: NonNullable<ReturnType<typeof documentOf>>) =>
  call.section ? undefined : manuscript.facts.description;
