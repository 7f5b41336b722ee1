import type { LoaderFunctionArgs } from 'react-router';
import { loadWords } from '#app/words/load-words.ts';
import { useWords } from '#app/words/use-words.ts';

export { meta } from '#app/head/meta.ts';
export { shouldRevalidate } from '#app/words/follow-language.ts';

export const loader = (args: LoaderFunctionArgs) => loadWords(args, 'console', 'consoleAccount');

export default function ConsoleSecurity() {
  return <h1>{useWords('consoleAccount').title}</h1>;
}
