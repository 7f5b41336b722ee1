import { useLocation } from 'react-router';
import { destinationOf } from '#app/session/destination.ts';
import { usePagePath } from '#app/words/use-page-path.ts';
import { useWords } from '#app/words/use-words.ts';
import type { ConsolePageId } from '#content/console-pages.ts';

export type Destination = { page: ConsolePageId; path: string; name: string };

/** The console page to open after login. */
export function useDestination(): Destination | undefined {
  const { destinations } = useWords('login');
  const pagePath = usePagePath();
  const page = destinationOf(useLocation().search);
  return page && { page, path: pagePath(page), name: destinations[page] };
}
