import type { SearchWords } from '#content/interface/docs.ts';
import styles from './search-button.module.css';

export const SearchButton = ({ words, onOpen }: { words: SearchWords; onOpen: () => void }) => (
  <button type="button" className={styles.button} onClick={onOpen}>
    {words.open}
    <kbd>{words.keys}</kbd>
  </button>
);
