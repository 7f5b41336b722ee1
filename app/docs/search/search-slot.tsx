import { useEffect, useState } from 'react';
import { SearchFailed, SearchFrame } from './search-frame.tsx';
import type { SearchPanelProps } from './search-panel.tsx';

type Panel = typeof import('./search-panel.tsx').SearchPanel;

/** Where the panel comes once it is asked for; its code is loaded then. */
export function SearchSlot(props: SearchPanelProps) {
  const [panel, setPanel] = useState<{ Panel?: Panel; isFailed: boolean }>({ isFailed: false });
  const [turn, setTurn] = useState(0);
  const { words, onLeave } = props;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn asks again.
  useEffect(() => {
    import('./search-panel.tsx').then(
      ({ SearchPanel }) => setPanel({ Panel: SearchPanel, isFailed: false }),
      (problem: unknown) => {
        console.error('The search could not be loaded.', problem);
        setPanel({ isFailed: true });
      },
    );
  }, [turn]);

  const retry = () => {
    setPanel({ isFailed: false });
    setTurn(turn + 1);
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
