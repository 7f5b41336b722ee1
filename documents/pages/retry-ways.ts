import { errorsDocument } from '#content/docs/menu.ts';
import { documentPath } from '#content/docs/paths.ts';
import type { Locale } from '#contract/locale.ts';
import { type ErrorCode, type Retry, retries } from '../api/errors.ts';

/** A way to handle a failed request, and some of its codes. */
export type RetryWay = { retry: Retry; codes: { code: number; path: string }[] };

/** The product whose codes are shown next to the common ones, if it has one. */
const exampleProduct = 'sms';

export function retryWays(errors: readonly ErrorCode[], locale: Locale): RetryWay[] {
  const list = documentPath(errorsDocument, locale);
  return retries.map((retry) => {
    const fitting = errors.filter((error) => error.retry === retry && !error.inside);
    const ofProducts = fitting.filter(({ product }) => product);
    const example = ofProducts.find(({ product }) => product === exampleProduct) ?? ofProducts[0];
    const common = fitting.filter(({ product }) => !product).slice(0, 3);
    const chosen = [...common, ...(example ? [example] : [])];
    return { retry, codes: chosen.map(({ code }) => ({ code, path: `${list}#error-${code}` })) };
  });
}
