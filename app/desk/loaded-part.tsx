import type { ReactNode } from 'react';
import type { Loaded } from '#app/request/use-reply.ts';
import { FailureNote } from '#app/ui/failure-note.tsx';
import { Loader } from '#app/ui/loader.tsx';
import { useWords } from '#app/words/use-words.ts';

/** A part that is loaded: it waits, or shows what is known, with an error above where one was. */
export function LoadedPart<Data>({
  loaded,
  refresh,
  children,
}: {
  loaded: Loaded<Data>;
  refresh: () => void;
  children: (data: Data) => ReactNode;
}) {
  const words = useWords('desk');
  if (loaded.step === 'loading') return <Loader label={words.loading} />;
  return (
    <>
      {loaded.step === 'failed' && (
        <FailureNote
          message={loaded.message ?? words.noResponse}
          action={words.retry}
          onRetry={refresh}
        />
      )}
      {loaded.data !== undefined && children(loaded.data)}
    </>
  );
}
