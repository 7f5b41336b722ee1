import { useEffect, useState } from 'react';
import { keep, readKept } from './kept.ts';

/** A text that is being written: kept by this browser until it is empty again. */
export function useKeptText(key: string) {
  const [text, setText] = useState(() => {
    const kept = readKept(key);
    return typeof kept === 'string' ? kept : '';
  });
  useEffect(() => keep(key, text || undefined), [key, text]);
  return [text, setText] as const;
}
