import { useState } from 'react';
import { useIsHydrating } from '#app/ui/hydration.ts';
import { servedStatusId } from '#content/status/served.ts';

/**
 * What the server filled into the page, for React to take over. A page reached by a move has
 * nothing of the kind, and neither has one that came while the server could not read its tables.
 */
export function useServed<Data>(): Data | undefined {
  const isHydrating = useIsHydrating();
  const [served] = useState<Data | undefined>(() => (isHydrating ? read<Data>() : undefined));
  return served;
}

function read<Data>(): Data | undefined {
  const text = document.getElementById(servedStatusId)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
