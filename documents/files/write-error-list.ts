import { withoutLinks } from '#content/inline-links.ts';
import type { Locale } from '#contract/locale.ts';
import { readErrors } from '../api/errors.ts';
import { callNames, type Operation, readOperation } from '../api/operation.ts';
import { mapValues } from '../api/shared-parts.ts';

/**
 * Every code for programs: `product` is missing for common codes. `operations` can return it, those
 * of `inside` can return it in `data.rejected`.
 */
export function writeErrorList(): string {
  const calls = callNames().map((name) => readOperation(name, 'en'));
  const list = readErrors().map(({ code, status, product, retry, means, remedy }) => {
    const having = (kinds: readonly (keyof Operation['errors'])[]) =>
      calls
        .filter(({ errors }) => kinds.some((kind) => errors[kind].some((one) => one.code === code)))
        .map(({ id }) => id);
    const operations = having(['own', 'common']);
    return {
      ...{ code, status, product, retry, means },
      remedy: mapValues(remedy, withoutLinks),
      ...{ operations, inside: having(['inside']) },
    };
  });
  return JSON.stringify(list, null, 2);
}

/** What each code means, in one language. */
export const writeErrorMeanings = (locale: Locale): string =>
  JSON.stringify(Object.fromEntries(readErrors().map(({ code, means }) => [code, means[locale]])));
