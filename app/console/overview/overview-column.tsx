import type { ReactNode } from 'react';
import { Loader } from '#app/ui/loader.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { useWords } from '#app/words/use-words.ts';
import { TextLink } from '../developer/text-link.tsx';
import type { Loaded } from '../use-loaded.ts';
import styles from './overview-column.module.css';

/** A part of the overview that loads and fails by itself. */
export function OverviewColumn<Data>({
  id,
  heading,
  link,
  loaded,
  onRetry,
  children,
}: {
  id: string;
  heading: string;
  /** Leads to all of it. */
  link?: { to: string; name: string } | undefined;
  loaded: Loaded<Data>;
  onRetry: () => void;
  children: (data: Data) => ReactNode;
}) {
  const { notLoaded } = useWords('consoleHome');
  const { loading, retry } = useWords('console');
  return (
    <section className={styles.column} data-step={loaded.step} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        {link && <TextLink to={link.to}>{link.name}</TextLink>}
      </div>
      {loaded.step === 'loading' && <Loader label={loading} className={styles.loading} />}
      {loaded.step === 'failed' && (
        <p className={styles.failed} role="alert">
          {notLoaded} <TextButton onClick={onRetry}>{retry}</TextButton>
        </p>
      )}
      {loaded.step === 'ready' && children(loaded.data)}
    </section>
  );
}
