import type { SharedStatusWords } from '#content/pages/status/structure.ts';
import styles from './load-again.module.css';

/** Without JavaScript a page stays as it was served. */
export const LoadAgain = ({ words }: { words: SharedStatusWords['fresh'] }) => (
  <p className={styles.still}>
    {words.still}{' '}
    {/* biome-ignore lint/a11y/useValidAnchor: the empty address is this very page. */}
    <a href="">{words.loadAgain}</a>
  </p>
);
