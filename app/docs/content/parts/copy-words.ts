import type { CopyWords } from '#app/ui/copy-button.tsx';
import type { DocumentWords } from '#content/interface/document.ts';

/** What a button says once it was pressed is said by the reader; the built page needs its name alone. */
export const copyWords = (words: DocumentWords, copy = words.copy): CopyWords => ({
  copy,
  copied: copy,
  failed: copy,
});
