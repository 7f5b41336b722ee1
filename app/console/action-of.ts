import { consoleWords } from '#content/interface/console.ts';
import type { Locale } from '#contract/locale.ts';

/** The spoken name of a button or link of which only the action is seen. */
export const actionOf = (action: string, subject: string, locale: Locale): string =>
  consoleWords[locale].actionOf.replace('{action}', action).replace('{subject}', subject);
