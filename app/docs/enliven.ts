import type { ReaderWords } from '#content/interface/reader.ts';
import { answerCopyButtons } from './living/copy-buttons.ts';
import { answerErrorFinder } from './living/error-finder.ts';
import { openFolds } from './living/folds.ts';
import { followLinks } from './living/follow-links.ts';
import { followReading } from './living/follow-reading.ts';
import { lookAhead } from './living/look-ahead.ts';
import { openTabs } from './living/tabs.ts';
import { answerThemeSwitch } from './living/theme.ts';

/** A document is HTML that the build drew; this is all that happens in it. Returns its end. */
export function enliven(
  reader: HTMLElement,
  { words, onMove }: { words: ReaderWords; onMove: (path: string) => void },
): () => void {
  const end = new AbortController();
  openTabs(reader, end.signal);
  openFolds(reader, end.signal);
  answerCopyButtons(reader, words, end.signal);
  answerErrorFinder(reader, end.signal);
  answerThemeSwitch(reader, end.signal);
  followReading(reader, end.signal);
  followLinks(reader, onMove, end.signal);
  lookAhead(reader, end.signal);
  return () => end.abort();
}
