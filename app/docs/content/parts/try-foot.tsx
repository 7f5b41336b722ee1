import type { DocumentWords } from '#content/interface/document.ts';
import { tried } from '../../reader/ids.ts';
import { TryButton } from './try-button.tsx';
import styles from './try-foot.module.css';

/** Below the samples of a call: the button of Try it, and how its last run ended. */
export const TryFoot = ({ call, words }: { call: string; words: DocumentWords }) => (
  <div className={styles.foot} data-only="script screen">
    <TryButton call={call} words={words} />
    <p {...{ [tried.note]: call }}>{words.noAccount}</p>
  </div>
);
