import { useWords } from '#app/words/use-words.ts';
import type { SessionSummary } from '#contract/console.ts';
import { AsyncSection } from '../async-section.tsx';
import type { Loaded } from '../use-loaded.ts';
import { SectionHead } from './section-head.tsx';
import styles from './security.module.css';
import { SessionList } from './session-list.tsx';

const headingId = 'sessions';

/** Where one is logged in. */
export function SessionsPart({
  loaded,
  onRetry,
  onEnded,
}: {
  loaded: Loaded<SessionSummary[]>;
  onRetry: () => void;
  onEnded: () => void;
}) {
  const words = useWords('consoleSecurity').sessions;
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <SectionHead id={headingId} heading={words.heading} sentence={words.sentence} />
      <AsyncSection loaded={loaded} onRetry={onRetry}>
        {(sessions) => <SessionList sessions={sessions} onEnded={onEnded} />}
      </AsyncSection>
    </section>
  );
}
