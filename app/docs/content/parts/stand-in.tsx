import { Callout } from '#app/ui/callout.tsx';
import { fill } from '#content/fill.ts';
import type { DocumentWords } from '#content/interface/document.ts';
import type { CompiledDocument } from '#documents/pages/compile-document.ts';
import styles from './stand-in.module.css';

/** Above a document that is shown in place of one that is not there. */
export const StandIn = ({
  document: { isStandIn, title },
  words,
}: {
  document: CompiledDocument;
  words: DocumentWords;
}) => isStandIn && <Callout className={styles.standIn}>{fill(words.standIn, { title })}</Callout>;
