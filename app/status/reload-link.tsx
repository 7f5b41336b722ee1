import type { SharedStatusWords } from '#content/pages/status/structure.ts';
import styles from './reload-link.module.css';

/** Without JavaScript: a link that reloads the page. */
export const ReloadLink = ({ words }: { words: SharedStatusWords['fresh'] }) => (
  <p className={styles.still}>
    {words.still} {/* biome-ignore lint/a11y/useValidAnchor: an empty href is this page. */}
    <a href="">{words.loadAgain}</a>
  </p>
);
