import { useLayout } from '#app/words/use-layout.ts';
import styles from './skip-link.module.css';

export function SkipLink() {
  return (
    <a href="#content" className={styles.skip}>
      {useLayout().words.labels.skipToContent}
    </a>
  );
}
