import { useEffect, useState } from 'react';
import { useTryCallPath } from '#app/words/use-document-path.ts';
import type { LocalizedError } from '#documents/pages/localized-error.ts';
import type { TryCall } from '#documents/try/try-call.ts';

/** What a call's document says about an error code; undefined until loaded, or without an entry. */
export function useExplained(callId: string, code: number): LocalizedError | undefined {
  const tryCallPath = useTryCallPath();
  const path = code === 0 ? undefined : tryCallPath(callId);
  const [known, setKnown] = useState<{ path: string; errors: LocalizedError[] }>();

  useEffect(() => {
    if (path === undefined) return;
    let isStale = false;
    void errorsAt(path).then((errors) => {
      if (!isStale) setKnown({ path, errors });
    });
    return () => {
      isStale = true;
    };
  }, [path]);

  return known?.path === path ? known?.errors.find((error) => error.code === code) : undefined;
}

/**
 * The error descriptions in the file that the build writes for a call; empty when it cannot be
 * loaded.
 */
async function errorsAt(path: string): Promise<LocalizedError[]> {
  try {
    const { errors }: TryCall = await (await fetch(path)).json();
    return [...errors.own, ...errors.common];
  } catch {
    return [];
  }
}
