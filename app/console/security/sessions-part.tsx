import { useWords } from '#app/words/use-words.ts';
import type { SessionSummary } from '#contract/console.ts';
import { AsyncSection } from '../async-section.tsx';
import { ConsoleSection } from '../console-section.tsx';
import { markFunction } from '../mark-function.ts';
import type { Loaded } from '../use-loaded.ts';
import { SessionList } from './session-list.tsx';

/** The sessions of the viewer. */
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
    <ConsoleSection
      id="sessions"
      heading={words.heading}
      sentence={words.sentence}
      {...markFunction('sessions')}
    >
      <AsyncSection loaded={loaded} onRetry={onRetry}>
        {(sessions) => <SessionList sessions={sessions} onEnded={onEnded} />}
      </AsyncSection>
    </ConsoleSection>
  );
}
