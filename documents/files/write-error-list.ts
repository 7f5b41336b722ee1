import { readErrors } from '../api/errors.ts';
import { callNames, type Operation, readOperation } from '../api/operation.ts';

/**
 * Every code for a program to read: `product` is missing where it belongs to all of them.
 * `operations` can answer with it, those of `inside` can name it in `data.rejected`.
 */
export function writeErrorList(): string {
  const calls = callNames().map((name) => readOperation(name, 'en'));
  const list = readErrors().map(({ code, status, product, retry, means, remedy }) => {
    const having = (kinds: readonly (keyof Operation['errors'])[]) =>
      calls
        .filter(({ errors }) => kinds.some((kind) => errors[kind].some((one) => one.code === code)))
        .map(({ id }) => id);
    const operations = having(['own', 'common']);
    return { code, status, product, retry, means, remedy, operations, inside: having(['inside']) };
  });
  return JSON.stringify(list, null, 2);
}
