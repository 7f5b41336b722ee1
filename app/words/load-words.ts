import type { LoaderFunctionArgs } from 'react-router';
import { loadHead } from '#app/head/load-head.ts';
import { type InterfaceWords, interfaceWords, type WordsName } from '#content/interface/words.ts';
import { localeOfVisit } from '#content/locale-of-visit.ts';
import type { Locale } from '#contract/locale.ts';

/** Loader data of a page: its head and the named words in the page's language. */
export function loadWords<Name extends WordsName>(
  { url, request }: Pick<LoaderFunctionArgs, 'url' | 'request'>,
  ...names: Name[]
) {
  const locale = localeOfVisit(url, request.headers.get('cookie') ?? undefined);
  return { ...loadHead(url.pathname, locale), words: wordsIn(locale, names) };
}

export const wordsIn = <Name extends WordsName>(locale: Locale, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, interfaceWords[name][locale]])) as Pick<
    InterfaceWords,
    Name
  >;
