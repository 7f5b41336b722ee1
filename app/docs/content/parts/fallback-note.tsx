import { Callout } from '#app/ui/callout.tsx';
import { fill } from '#content/fill.ts';
import type { DocumentWords } from '#content/interface/document.ts';
import type { CompiledDocument } from '#documents/pages/compile-document.ts';
import styles from './fallback-note.module.css';

/** Says that this document is shown instead of one that does not exist. */
export const FallbackNote = ({
  document: { isStandIn, title },
  words,
}: {
  document: CompiledDocument;
  words: DocumentWords;
}) => isStandIn && <Callout className={styles.note}>{fill(words.standIn, { title })}</Callout>;
