import { documentPath } from '#content/docs/paths.ts';
import { withoutLinks } from '#content/inline-links.ts';
import { documentWords } from '#content/interface/document.ts';
import type { Locale } from '#contract/locale.ts';
import { allErrors } from '../api/call-errors.ts';
import type { ErrorCode } from '../api/errors.ts';
import { outlineOf } from '../manuscripts/read-markdown.ts';
import { checkerFor } from '../pages/signature-checker.ts';
import { wordsFor } from './readers-words.ts';
import type { SearchError } from './search-record.ts';
import type { Described } from './write-search.ts';

/** Where a code is explained further: `category/doc#heading`. */
const furtherHelp: Record<number, string[]> = {
  1102: ['general/conventions#examples', 'sms/sms-faq#signature'],
  1103: ['general/conventions#version-2'],
  1301: ['general/conventions#retries'],
  1302: ['general/conventions#idempotency'],
  2005: ['sms/sms-faq#template'],
  2010: ['sms/sms-faq#pumping'],
  6312: ['nxphone/number-desensitization#switch'],
};

export const searchErrors = (
  errors: readonly ErrorCode[],
  described: readonly Described[],
  locale: Locale,
): SearchError[] =>
  errors.map((error) => ({
    code: error.code,
    status: error.status,
    means: error.means[locale],
    msg: error.means.en,
    keywords: wordsFor(error.code, locale),
    remedy: withoutLinks(error.remedy[locale]),
    retry: documentWords[locale].retries[error.retry],
    calls: described.flatMap(({ operations }, document) =>
      operations.some(({ operation }) =>
        allErrors(operation.errors).some(({ code }) => code === error.code),
      )
        ? [document]
        : [],
    ),
    help: [
      ...[checkerFor(error.code, locale)].filter((checker) => checker !== undefined),
      ...(furtherHelp[error.code] ?? []).flatMap((place) => helpAt(place, described)),
    ],
  }));

function helpAt(place: string, described: readonly Described[]): SearchError['help'] {
  const [id, anchor] = place.split('#');
  const found = described.find((one) => one.id === id);
  const heading =
    found && outlineOf(found.text, found.locale).headings.find((one) => one.id === anchor);
  if (!found || !heading) return [];
  return [{ name: heading.name, path: `${documentPath(found.id, found.locale)}#${anchor}` }];
}
