import { useMatches } from 'react-router';
import type { InterfaceWords, WordsName } from '#content/interface/words.ts';

/** Words that the page's loader provided. */
export function useWords<Name extends WordsName>(name: Name): InterfaceWords[Name] {
  for (const { loaderData } of useMatches()) {
    const found = hasWords(loaderData) ? loaderData.words[name] : undefined;
    if (found) return found;
  }
  throw new Error(`The loader of this page brings no words of “${name}”.`);
}

const hasWords = (data: unknown): data is { words: Partial<InterfaceWords> } =>
  typeof data === 'object' && data !== null && 'words' in data;
