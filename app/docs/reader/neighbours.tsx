import { SiteLink } from '#app/ui/site-link.tsx';
import type { DocumentWords } from '#content/interface/document.ts';
import type { CompiledDocument } from '#documents/pages/compile-document.ts';
import styles from '../document-end.module.css';

export const Neighbours = ({
  document: { previous, next },
  words,
}: {
  document: CompiledDocument;
  words: DocumentWords;
}) =>
  previous || next ? (
    <nav className={styles.neighbours} data-only="screen" aria-label={words.between}>
      {previous && (
        <SiteLink to={previous.path} rel="prev">
          <small>{words.previous}</small>
          {previous.name}
        </SiteLink>
      )}
      {next && (
        <SiteLink to={next.path} rel="next" className={styles.next}>
          <small>{words.next}</small>
          {next.name}
        </SiteLink>
      )}
    </nav>
  ) : null;
