import type { CopyWords } from '#app/ui/copy-button.tsx';
import type { DocumentWords } from '#content/interface/document.ts';

/** Words of a copy button in built HTML; `answerCopyButtons` has those for its result. */
export const copyWords = (words: DocumentWords, copy = words.copy): CopyWords => ({
  copy,
  copied: copy,
  failed: copy,
});
