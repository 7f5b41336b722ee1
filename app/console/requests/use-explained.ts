import { useEffect, useState } from 'react';
import { useTryCallPath } from '#app/words/use-document-path.ts';
import { useLocaleSettings } from '#app/words/use-locale-settings.ts';
import { errorListPath } from '#content/docs/paths.ts';
import type { Locale } from '#contract/locale.ts';
import type { ErrorCode } from '#documents/api/errors.ts';
import type { LocalizedError } from '#documents/pages/localized-error.ts';
import type { TryCall } from '#documents/try/try-call.ts';

/**
 * What the document of a call says about an error code, or without a call the list of all codes;
 * undefined until loaded, or without an entry.
 */
export function useExplained(callId: string, code: number): LocalizedError | undefined {
  const locale = useLocaleSettings().documents;
  const tryCallPath = useTryCallPath();
  const path = code === 0 ? undefined : callId === '' ? errorListPath : tryCallPath(callId);
  const [known, setKnown] = useState<{ path: string; errors: LocalizedError[] }>();

  useEffect(() => {
    if (path === undefined) return;
    let isStale = false;
    void errorsAt(path, locale).then((errors) => {
      if (!isStale) setKnown({ path, errors });
    });
    return () => {
      isStale = true;
    };
  }, [path, locale]);

  return known?.path === path ? known?.errors.find((error) => error.code === code) : undefined;
}

/**
 * The error descriptions in a file that the build writes; empty when it cannot be loaded: then the
 * message of the response is shown.
 */
export async function errorsAt(path: string, locale: Locale): Promise<LocalizedError[]> {
  try {
    const file = await (await fetch(path)).json();
    if (path === errorListPath) return file.map(inLanguage(locale));
    const { errors }: TryCall = file;
    return [...errors.own, ...errors.common];
  } catch {
    return [];
  }
}

const inLanguage =
  (locale: Locale) =>
  ({ means, remedy, ...error }: ErrorCode): LocalizedError => ({
    ...error,
    means: means[locale],
    remedy: remedy[locale],
  });
