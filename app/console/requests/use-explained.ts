import { useEffect, useState } from 'react';
import { useTryCallPath } from '#app/words/use-document-path.ts';
import type { ToldError } from '#documents/pages/told-error.ts';
import type { TryCall } from '#documents/try/try-call.ts';

/** What the documents of a call say of a code; undefined until they are here, or if they do not. */
export function useExplained(callId: string, code: number): ToldError | undefined {
  const tryCallPath = useTryCallPath();
  const path = code === 0 ? undefined : tryCallPath(callId);
  const [known, setKnown] = useState<{ path: string; errors: ToldError[] }>();

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

/** The build wrote it in this shape. Without it the answer's own words have to do. */
async function errorsAt(path: string): Promise<ToldError[]> {
  try {
    const { errors }: TryCall = await (await fetch(path)).json();
    return [...errors.own, ...errors.common];
  } catch {
    return [];
  }
}
