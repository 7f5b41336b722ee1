import type { DocumentWords } from '#content/interface/document.ts';
import { tried } from '../../reader/ids.ts';
import styles from './try-foot.module.css';
import { TryPacket } from './try-packet.tsx';

/** Under the samples of a call: what sends it, and how that ended the last time. */
export const TryFoot = ({ call, words }: { call: string; words: DocumentWords }) => (
  <div className={styles.foot}>
    <TryPacket call={call} words={words} />
    <p {...{ [tried.note]: call }}>{words.noAccount}</p>
  </div>
);
