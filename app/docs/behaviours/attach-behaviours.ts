import type { ReaderWords } from '#content/interface/reader.ts';
import { answerCopyButtons } from './copy-buttons.ts';
import { answerErrorFinder } from './error-finder.ts';
import { openFolds } from './folds.ts';
import { followLinks } from './follow-links.ts';
import { showOwnOrigin } from './own-origin.ts';
import { prefetch } from './prefetch.ts';
import { answerReasonFinder } from './reason-finder.ts';
import { scrollSpy } from './scroll-spy.ts';
import { openTabs } from './tabs.ts';
import { handleThemeSwitch } from './theme.ts';

/** Attaches all behaviour to a document, which is static HTML. Returns the function that detaches it. */
export function attachBehaviours(
  reader: HTMLElement,
  { words, onMove }: { words: ReaderWords; onMove: (path: string) => void },
): () => void {
  const end = new AbortController();
  showOwnOrigin(reader);
  openTabs(reader, end.signal);
  openFolds(reader, end.signal);
  answerCopyButtons(reader, words, end.signal);
  answerErrorFinder(reader, end.signal);
  answerReasonFinder(reader, end.signal);
  handleThemeSwitch(reader, end.signal);
  scrollSpy(reader, end.signal);
  followLinks(reader, onMove, end.signal);
  prefetch(reader, end.signal);
  return () => end.abort();
}
