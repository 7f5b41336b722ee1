import type { LoaderFunctionArgs } from 'react-router';
import { PageHead } from '#app/console/page-head.tsx';
import { loadWords } from '#app/words/load-words.ts';
import { useWords } from '#app/words/use-words.ts';

export { meta } from '#app/head/meta.ts';
export { shouldRevalidate } from '#app/words/follow-language.ts';

export const loader = (args: LoaderFunctionArgs) => loadWords(args, 'console', 'consoleUsage');

export default function ConsoleUsage() {
  const words = useWords('consoleUsage');
  return <PageHead title={words.title} sentence={words.sentence} />;
}
