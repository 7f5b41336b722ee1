import type { ReactNode } from 'react';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { Loader } from '#app/ui/loader.tsx';
import { useWords } from '#app/words/use-words.ts';
import type { Loaded } from './use-loaded.ts';

/** A part that is loaded by itself: it waits, offers another try, or shows what came. */
export function AsyncSection<Data>({
  loaded,
  onRetry,
  children,
}: {
  loaded: Loaded<Data>;
  onRetry: () => void;
  children: (data: Data) => ReactNode;
}) {
  const words = useWords('console');
  switch (loaded.step) {
    case 'loading':
      return <Loader label={words.loading} />;
    case 'failed':
      return (
        <FailureNote
          message={loaded.message ?? words.noResponse}
          action={words.retry}
          onRetry={onRetry}
        />
      );
    case 'ready':
      return children(loaded.data);
  }
}
