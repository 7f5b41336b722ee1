import styles from './skip-link.module.css';
import { useLayout } from './use-layout.ts';

export function SkipLink() {
  return (
    <a href="#content" className={styles.skip}>
      {useLayout().words.labels.skipToContent}
    </a>
  );
}
