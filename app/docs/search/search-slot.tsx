import { useEffect, useState } from 'react';
import { SearchFailed, SearchFrame } from './search-frame.tsx';
import type { SearchPanelProps } from './search-panel.tsx';

type Panel = typeof import('./search-panel.tsx').SearchPanel;

/** Loads the search panel with the first query. */
export function SearchSlot(props: SearchPanelProps) {
  const [panel, setPanel] = useState<{ Panel?: Panel; isFailed: boolean }>({ isFailed: false });
  const [attempt, setAttempt] = useState(0);
  const { words, onLeave } = props;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again.
  useEffect(() => {
    import('./search-panel.tsx').then(
      ({ SearchPanel }) => setPanel({ Panel: SearchPanel, isFailed: false }),
      (problem: unknown) => {
        console.error('The search could not be loaded.', problem);
        setPanel({ isFailed: true });
      },
    );
  }, [attempt]);

  const retry = () => {
    setPanel({ isFailed: false });
    setAttempt(attempt + 1);
  };
  if (panel.Panel) return <panel.Panel {...props} />;
  return (
    <SearchFrame isWaiting={!panel.isFailed} onLeave={onLeave}>
      {panel.isFailed && (
        <SearchFailed message={words.search.failed} action={words.retry} onRetry={retry} />
      )}
    </SearchFrame>
  );
}
