import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';

/** Copies to the clipboard; `result` is set for `shownMs` afterwards. */
export function useCopying(shownMs = 2500) {
  const [result, setResult] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [result, shownMs]);

  return {
    result,
    copy: async (text: string) => setResult((await copyText(text)) ? 'copied' : 'failed'),
  };
}
