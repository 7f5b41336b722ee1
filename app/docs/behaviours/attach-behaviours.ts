import type { ReaderWords } from '#content/interface/reader.ts';
import { answerCopyButtons } from './copy-buttons.ts';
import { answerErrorFinder } from './error-finder.ts';
import { openFolds } from './folds.ts';
import { followLinks } from './follow-links.ts';
import { prefetch } from './prefetch.ts';
import { scrollSpy } from './scroll-spy.ts';
import { openTabs } from './tabs.ts';
import { answerThemeSwitch } from './theme.ts';

/** A document is HTML that the build drew; this is all that happens in it. Returns its end. */
export function attachBehaviours(
  reader: HTMLElement,
  { words, onMove }: { words: ReaderWords; onMove: (path: string) => void },
): () => void {
  const end = new AbortController();
  openTabs(reader, end.signal);
  openFolds(reader, end.signal);
  answerCopyButtons(reader, words, end.signal);
  answerErrorFinder(reader, end.signal);
  answerThemeSwitch(reader, end.signal);
  scrollSpy(reader, end.signal);
  followLinks(reader, onMove, end.signal);
  prefetch(reader, end.signal);
  return () => end.abort();
}
