import { documentWords } from '#content/interface/docs.ts';
import type { Locale } from '#contract/locale.ts';
import { type ErrorCode, isWorthRetrying } from '../api/errors.ts';

/** Whether and how to try again: one of the four ways that the words name. */
export const retryOf = (error: ErrorCode): 'no' | 'wait' | 'later' | 'ask' =>
  isWorthRetrying(error) ? 'wait' : 'no';

export const retryWord = (error: ErrorCode, locale: Locale): string =>
  documentWords[locale].finder.retry[retryOf(error)];
